/** The pieces that a shape is made of, and how they follow each other. */

/** A straight (turn 0) or an arc; its turn is in radians, to the right if positive. */
export interface Piece {
  section: number;
  length: number;
  turn: number;
}

/** A piece and where it begins. */
export interface Begun extends Piece {
  at: number;
  x: number;
  y: number;
  heading: number;
}

export type Vector = readonly [x: number, y: number];

/** How wide the road is. */
export const ROAD = 66;
/** Every section wants this length at least. */
export const SECTION_MIN = 116;
/** The road is wide: no bend is tighter than this. */
export const RADIUS_MIN = 42;

/** Where a piece of length 1 ends, seen from its beginning at heading 0. */
export function reach(turn: number): Vector {
  if (Math.abs(turn) < 1e-6) return [1, turn / 2];
  return [Math.sin(turn) / turn, (1 - Math.cos(turn)) / turn];
}

export function rotate([x, y]: Vector, by: number): Vector {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Lay the pieces one after the other, the first with this heading. */
export function begin(pieces: readonly Piece[], first: number): Begun[] {
  let [at, x, y, heading] = [0, 0, 0, first];
  return pieces.map((piece) => {
    const begun = { ...piece, at, x, y, heading };
    at += piece.length;
    ({ x, y, heading } = within(begun, 1));
    return begun;
  });
}

/** Where a part of a piece ends, and the heading there. */
export function within({ x, y, heading, turn, length }: Begun, part: number) {
  const [dx, dy] = rotate(reach(turn * part), heading);
  const long = length * part;
  return { x: x + dx * long, y: y + dy * long, heading: heading + turn * part };
}

/** How long each section is. */
export function sectionLengths(pieces: readonly Piece[]): number[] {
  const lengths: number[] = [];
  for (const { section, length } of pieces) lengths[section] = (lengths[section] ?? 0) + length;
  return lengths;
}
