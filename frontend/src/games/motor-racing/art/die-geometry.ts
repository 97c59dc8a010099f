/** The twelve-sided die as numbers: where its faces are, how it must be turned to rest, and how it tumbles. */

type Vector = [number, number, number];
/** Rows of a rotation; the columns are where x, y and z go. */
type Rotation = [Vector, Vector, Vector];

/** From the middle of a regular dodecahedron to a face, when a face's corners are 1 from its middle. */
export const INRADIUS = 1.3090169943749475;

/** A regular pentagon, one corner up, for a square that its corners touch from within. */
export const PENTAGON = Array.from({ length: 5 }, (_, i) => {
  const angle = (i / 5) * 2 * Math.PI;
  return `${(50 + 50 * Math.sin(angle)).toFixed(2)}% ${(50 - 50 * Math.cos(angle)).toFixed(2)}%`;
}).join(", ");

const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** The faces from 1 to 6; opposite faces sum up to 13, as on a real die. */
const LOW: Vector[] = [
  [0, 1, GOLDEN],
  [-GOLDEN, 0, -1],
  [1, GOLDEN, 0],
  [1, -GOLDEN, 0],
  [-GOLDEN, 0, 1],
  [0, -1, GOLDEN],
];
const NORMALS: Vector[] = [...LOW, ...LOW.map((v) => scaled(v, -1)).reverse()].map(unit);

const FRAMES: Rotation[] = NORMALS.map(frame);
const LIGHT = unit([-0.32, -0.55, 1]);

/** How a face (1 to 12) is turned from lying flat to its side of the die. */
export function faceTransform(face: number): string {
  return matrix3d(FRAMES[face - 1]!);
}

export interface Tumble {
  /** The turns of the die, in steps of equal time. */
  turns: string[];
  /** For each face the darkness of its shade at each step. */
  shades: number[][];
}

/** How the die lies with a face to the front. */
export function resting(face: number): Tumble {
  return moments([restingTurn(face)]);
}

/** The roll from one face to another: it comes out of the last rest, whirls and slows down to the next. */
export function tumble(from: number, to: number, steps = 30): Tumble {
  const start = restingTurn(from);
  const end = restingTurn(to);
  const turns = Array.from({ length: steps + 1 }, (_, i) => {
    const left = (1 - i / steps) ** 2.3;
    const whirl = multiply(about([1, 0.25, 0], -left * 15), about([0.2, 1, 0.4], left * 9));
    return i === 0 ? start : multiply(whirl, end);
  });
  return moments(turns);
}

function moments(turns: Rotation[]): Tumble {
  return {
    turns: turns.map(matrix3d),
    shades: NORMALS.map((normal) => turns.map((turn) => shade(apply(turn, normal)))),
  };
}

function shade(normal: Vector): number {
  const light = Math.max(0, dot(normal, LIGHT));
  return Number((0.62 * (1 - light) ** 1.4).toFixed(3));
}

/** Turning a face's frame back brings the face to the front, upright. */
function restingTurn(face: number): Rotation {
  return transpose(FRAMES[face - 1]!);
}

/** Right, down and out of a face, with one of its corners up. */
function frame(normal: Vector): Rotation {
  const near = NORMALS.find((other) => Math.abs(dot(other, normal) - 1 / Math.sqrt(5)) < 1e-6)!;
  // From the middle of a face the neighbouring face lies beyond an edge, so down is towards it.
  const down = unit(minus(near, scaled(normal, dot(near, normal))));
  const right = cross(down, normal);
  return transpose([right, down, normal]);
}

function matrix3d(m: Rotation): string {
  const [a, b, c] = transpose(m).map((column) => column.map((n) => n.toFixed(5)).join(","));
  return `matrix3d(${a},0,${b},0,${c},0,0,0,0,1)`;
}

function about(axis: Vector, angle: number): Rotation {
  const [x, y, z] = unit(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

function multiply(a: Rotation, b: Rotation): Rotation {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(row, column))) as Rotation;
}

function apply(m: Rotation, v: Vector): Vector {
  return m.map((row) => dot(row, v)) as Vector;
}

function transpose([a, b, c]: Rotation): Rotation {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scaled(v: Vector, by: number): Vector {
  return [v[0] * by, v[1] * by, v[2] * by];
}

function unit(v: Vector): Vector {
  return scaled(v, 1 / Math.hypot(...v));
}
