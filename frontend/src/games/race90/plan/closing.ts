/**
 * Lengths with which a shape closes. The gentle way keeps the plan small: it takes a little even from sections that are
 * short. The growing way takes nothing from them, and finds lengths wherever there are any.
 */

import {
  type Piece,
  RADIUS_MIN,
  reach,
  rotate,
  SECTION_MIN,
  sectionLengths,
  type Vector,
} from "./pieces";

/** What is nearly straight may change its length as straights do. */
const NEARLY_STRAIGHT = 0.004;
/** How readily a bend changes its length, compared with a straight. */
const BEND_GIVES = 0.12;
const ROUNDS = 50;
/** So far apart the ends may stay. */
const NEAR_ENOUGH = 0.05;
/** A bend that grows is parted into arcs that turn no more than this, so that it may open or tighten on its way. */
const ARC = Math.PI / 6;

/** Change lengths as little as possible, straights before bends, so that the end meets the beginning. */
export function closedGently(pieces: readonly Piece[]): Piece[] {
  const ways = waysOf(pieces);
  const lengths = pieces.map(({ length }) => length);
  let error = Infinity;
  for (let round = 0; round < ROUNDS && error > NEAR_ENOUGH; round++)
    error = closeOnce(pieces, ways, lengths);
  return pieces.map((piece, i) => ({ ...piece, length: lengths[i]! }));
}

/** One step of least squares; a section that has only its minimum hardly gives. Returns how far off it was. */
function closeOnce(pieces: readonly Piece[], ways: readonly Vector[], lengths: number[]): number {
  const totals = sectionLengths(pieces.map((piece, i) => ({ ...piece, length: lengths[i]! })));
  let [ex, ey, a, b, c] = [0, 0, 0, 0, 0];
  const gives = pieces.map(({ turn, section }, i) => {
    const spare = Math.max(0.015, totals[section]! / SECTION_MIN - 0.985);
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

/** A piece of the loop: the way it goes, the length it wants, the least it may have, how readily it changes. */
interface Side {
  way: Vector;
  wanted: number;
  least: number;
  gives: number;
}

/** Change lengths as little as possible, straights before bends, and none below its share of the least of a section. */
export function closedGrowing(whole: readonly Piece[]): Piece[] {
  const pieces = whole.flatMap(parted);
  const sides = sidesOf(pieces);
  const pull = balance(sides);
  return pieces.map((piece, i) => ({ ...piece, length: pulled(sides[i]!, pull) }));
}

function parted(piece: Piece): Piece[] {
  const parts = Math.max(1, Math.ceil(Math.abs(piece.turn) / ARC));
  const part = { ...piece, length: piece.length / parts, turn: piece.turn / parts };
  return Array.from({ length: parts }, () => part);
}

function sidesOf(pieces: readonly Piece[]): Side[] {
  const ways = waysOf(pieces);
  const sections = sectionLengths(pieces);
  return pieces.map(({ section, length, turn }, i) => ({
    way: ways[i]!,
    wanted: length,
    least: Math.max((length * SECTION_MIN) / sections[section]!, Math.abs(turn) * RADIUS_MIN),
    gives: length * (Math.abs(turn) / length > NEARLY_STRAIGHT ? BEND_GIVES : 1),
  }));
}

/** The way from end to end of each piece, as a part of its length. */
function waysOf(pieces: readonly Piece[]): Vector[] {
  let heading = 0;
  return pieces.map(({ turn }) => {
    const way = rotate(reach(turn), heading);
    heading += turn;
    return way;
  });
}

/** How long a side is if the loop is pulled that way. */
function pulled({ way, wanted, least, gives }: Side, pull: Vector): number {
  return Math.max(least, wanted + gives * dot(way, pull));
}

function dot([ax, ay]: Vector, [bx, by]: Vector): number {
  return ax * bx + ay * by;
}

/**
 * The pull that closes the loop. The strain of the sides is convex in it and its slope is the gap between the ends:
 * where the strain is least there is no gap, and Newton's method finds it.
 */
function balance(sides: readonly Side[]): Vector {
  let pull: Vector = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const { gap, step } = newtonStep(sides, pull);
    if (Math.hypot(...gap) < NEAR_ENOUGH / 10) break;
    pull = lowered(sides, pull, step, dot(gap, step));
  }
  return pull;
}

function newtonStep(sides: readonly Side[], pull: Vector): { gap: Vector; step: Vector } {
  let [gx, gy, a, b, c] = [0, 0, 1e-3, 0, 1e-3];
  for (const side of sides) {
    const [x, y] = side.way;
    const length = pulled(side, pull);
    gx += length * x;
    gy += length * y;
    if (length <= side.least) continue;
    a += side.gives * x * x;
    b += side.gives * x * y;
    c += side.gives * y * y;
  }
  const by = a * c - b * b;
  return { gap: [gx, gy], step: [(b * gy - c * gx) / by, (b * gx - a * gy) / by] };
}

/** Go along a step as far as the strain gets less. */
function lowered(sides: readonly Side[], from: Vector, step: Vector, slope: number): Vector {
  const before = strain(sides, from);
  for (let part = 1; part > 1e-6; part /= 2) {
    const pull: Vector = [from[0] + step[0] * part, from[1] + step[1] * part];
    if (strain(sides, pull) <= before + 1e-4 * part * slope) return pull;
  }
  return from;
}

function strain(sides: readonly Side[], pull: Vector): number {
  return sides.reduce((all, side) => {
    const { way, wanted, least, gives } = side;
    const along = dot(way, pull);
    const free = wanted + gives * along > least;
    const own = free
      ? wanted * along + (gives * along ** 2) / 2
      : least * along - (least - wanted) ** 2 / (2 * gives);
    return all + own;
  }, 0);
}
