/** Whether a shape can be drawn: it closes, has room for cars, and nowhere runs into itself. */

import { begin, type Piece, ROAD, SECTION_MIN, sectionLengths, within } from "./pieces";

/** A section may be so much shorter than it wants where the loop is tight, and no longer than this. */
const SECTION_LEAST = 0.76 * SECTION_MIN;
const SECTION_MOST = 520;
/** The ends meet, in units and in radians. */
const NEAR = 0.1;
const SAME_WAY = 1e-6;
/** Parts of the road that are so far from each other along it keep so far away from each other. */
const APART = 3.5 * ROAD;
const CLEAR = 1.1 * ROAD;
const STEP = 20;

export function isSound(shape: readonly Piece[]): boolean {
  return isClosed(shape) && hasRoom(shape) && !touchesItself(shape);
}

function isClosed(shape: readonly Piece[]): boolean {
  const last = begin(shape, 0).at(-1)!;
  const { x, y, heading } = within(last, 1);
  return Math.hypot(x, y) < NEAR && Math.abs(heading - 2 * Math.PI) < SAME_WAY;
}

function hasRoom(shape: readonly Piece[]): boolean {
  return sectionLengths(shape).every((long) => long >= SECTION_LEAST && long <= SECTION_MOST);
}

function touchesItself(shape: readonly Piece[]): boolean {
  const spots = spotsOf(shape);
  const length = shape.reduce((all, piece) => all + piece.length, 0);
  for (let i = 0; i < spots.length; i++)
    for (let j = i + 1; j < spots.length; j++) {
      const [one, other] = [spots[i]!, spots[j]!];
      const along = other.at - one.at;
      if (Math.min(along, length - along) < APART) continue;
      if ((one.x - other.x) ** 2 + (one.y - other.y) ** 2 < CLEAR ** 2) return true;
    }
  return false;
}

/** Places every few units along the road. */
function spotsOf(shape: readonly Piece[]) {
  return begin(shape, 0).flatMap((piece) => {
    const count = Math.ceil(piece.length / STEP);
    return Array.from({ length: count }, (_, i) => ({
      at: piece.at + (piece.length * i) / count,
      ...within(piece, i / count),
    }));
  });
}
