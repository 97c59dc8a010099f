/**
 * The shape of a circuit as straights and arcs. Bends are as measured; lengths are stretched so that every section
 * has room for its cars, and adjusted until the loop closes.
 */

import type { Track } from "../printed";

/** A straight (turn 0) or an arc; its turn is in radians, to the right if positive. */
export interface Piece {
  section: number;
  length: number;
  turn: number;
}

export type Vector = readonly [x: number, y: number];

/** Units of the drawing in a metre, before short sections are stretched. */
const SCALE = 0.32;
/** Every section has this length at least. */
export const SECTION_MIN = 116;
/** The road is wide: no bend is tighter than this. */
const RADIUS_MIN = 42;
/** What is nearly straight may change its length as straights do. */
const NEARLY_STRAIGHT = 0.004;
/** How readily a bend changes its length, compared with a straight. */
const BEND_GIVES = 0.12;
const ROUNDS = 50;

/** The closed shape; `flat` below 1 turns everything towards the first straight, so that the whole gets wider. */
export function shapeOf(track: Track, flat = 1): Piece[] {
  const curves = curvesOf(track);
  const pieces = track.sections.flatMap((_, section) => piecesOf(track, curves, section));
  return closed(flattened(pieces, flat));
}

/** Where a piece of length 1 ends, seen from its beginning at heading 0. */
export function reach(turn: number): Vector {
  if (Math.abs(turn) < 1e-6) return [1, turn / 2];
  return [Math.sin(turn) / turn, (1 - Math.cos(turn)) / turn];
}

export function rotate([x, y]: Vector, by: number): Vector {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return [x * cos - y * sin, x * sin + y * cos];
}

interface Curve {
  from: number;
  to: number;
  turn: number;
}

/** The bends in radians, with what is missing to a full turn spread over all of them. */
function curvesOf({ bends }: Track): Curve[] {
  const sum = (sign: number) =>
    bends.reduce((all, { angle }) => all + Math.max(0, angle * sign), 0);
  const [rights, lefts] = [sum(1), sum(-1)];
  const half = (360 - rights + lefts) / 2;
  const [right, left] = lefts ? [1 + half / rights, 1 - half / lefts] : [360 / rights, 1];
  return bends.map(({ at, angle, radius }, i) => ({
    from: at,
    to: Math.min(at + radius * Math.abs(radians(angle)), bends[i + 1]?.at ?? Infinity),
    turn: radians(angle * (angle > 0 ? right : left)),
  }));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function piecesOf({ sections, length }: Track, curves: readonly Curve[], section: number): Piece[] {
  const from = sections[section]!.begins;
  const to = sections[section + 1]?.begins ?? length + sections[0]!.begins;
  const pieces: Piece[] = [];
  let at = from;
  const add = (end: number, turn: number) => {
    const drawn = Math.max((end - at) * SCALE, Math.abs(turn) * RADIUS_MIN);
    if (end > at) pieces.push({ section, length: drawn, turn });
    at = Math.max(at, end);
  };
  for (const curve of curves) {
    const [begin, end] = [Math.max(curve.from, from), Math.min(curve.to, to)];
    if (end <= begin) continue;
    add(begin, 0);
    add(end, (curve.turn * (end - begin)) / (curve.to - curve.from));
  }
  add(to, 0);
  const drawn = pieces.reduce((all, piece) => all + piece.length, 0);
  const stretch = Math.max(1, SECTION_MIN / drawn);
  return pieces.map((piece) => ({ ...piece, length: piece.length * stretch }));
}

function flattened(pieces: readonly Piece[], flat: number): Piece[] {
  let heading = 0;
  return pieces.map((piece) => {
    const before = lowered(heading, flat);
    heading += piece.turn;
    const turn = piece.turn && lowered(heading, flat) - before;
    return { ...piece, turn, length: Math.max(piece.length, Math.abs(turn) * RADIUS_MIN) };
  });
}

/** A heading on a board that is pressed flat. */
function lowered(heading: number, flat: number): number {
  const within = Math.atan2(Math.sin(heading), Math.cos(heading));
  return heading - within + Math.atan2(flat * Math.sin(heading), Math.cos(heading));
}

/** Change lengths as little as possible, straights before bends, so that the end meets the beginning. */
function closed(pieces: readonly Piece[]): Piece[] {
  let heading = 0;
  const ways = pieces.map(({ turn }) => {
    const way = rotate(reach(turn), heading);
    heading += turn;
    return way;
  });
  const lengths = pieces.map(({ length }) => length);
  let error = Infinity;
  for (let round = 0; round < ROUNDS && error > 0.05; round++)
    error = closeOnce(pieces, ways, lengths);
  return pieces.map((piece, i) => ({ ...piece, length: lengths[i]! }));
}

/** One step of least squares; a section that has only its minimum hardly gives. Returns how far off it was. */
function closeOnce(pieces: readonly Piece[], ways: readonly Vector[], lengths: number[]): number {
  const totals = new Map<number, number>();
  pieces.forEach(({ section }, i) => totals.set(section, (totals.get(section) ?? 0) + lengths[i]!));
  let [ex, ey, a, b, c] = [0, 0, 0, 0, 0];
  const gives = pieces.map(({ turn, section }, i) => {
    const spare = Math.max(0.015, totals.get(section)! / SECTION_MIN - 0.985);
    const bend = Math.abs(turn) / lengths[i]! > NEARLY_STRAIGHT ? BEND_GIVES : 1;
    return lengths[i]! * bend * Math.min(1, spare);
  });
  ways.forEach(([x, y], i) => {
    ex += x * lengths[i]!;
    ey += y * lengths[i]!;
    a += gives[i]! * x * x;
    b += gives[i]! * x * y;
    c += gives[i]! * y * y;
  });
  const by = a * c - b * b;
  const [px, py] = [(b * ey - c * ex) / by, (b * ex - a * ey) / by];
  ways.forEach(([x, y], i) => {
    const shortest = Math.max(2, Math.abs(pieces[i]!.turn) * RADIUS_MIN);
    lengths[i] = Math.max(lengths[i]! + gives[i]! * (x * px + y * py), shortest);
  });
  return Math.hypot(ex, ey);
}
