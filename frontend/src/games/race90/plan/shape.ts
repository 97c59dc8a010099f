/**
 * The shape of a circuit as straights and arcs. Bends are as measured; lengths are stretched so that every section
 * has room for its cars, and adjusted until the loop closes. A loop that would run into itself is drawn rounder.
 */

import type { Track } from "../printed";
import { closedGently, closedGrowing } from "./closing";
import { type Piece, RADIUS_MIN, SECTION_MIN } from "./pieces";
import { isSound } from "./sound";

/** Units of the drawing in a metre, before short sections are stretched. */
const SCALE = 0.32;
/** However far it is to the next one, no section wants more than this. */
const WANTED_MOST = 400;
/** How flat a shape may be pressed, so that the whole gets wider. */
const FLATS = [1, 0.85, 0.72, 0.6, 0.52, 0.45];
/** How round it may be drawn, the truest first: 1 is a circle, which closes whatever the bends are. */
const ROUNDS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1];

/** The closed shapes that are as true to the bends as can be drawn, from the least flat to the flattest. */
export function shapesOf(track: Track): Piece[][] {
  const pieces = measured(track);
  for (const round of ROUNDS) {
    const rounder = rounded(pieces, round);
    const shapes = FLATS.flatMap((flat) => closedShape(flattened(rounder, flat)));
    if (shapes.length) return turning(wayOf(track), shapes);
  }
  return turning(wayOf(track), [rounded(pieces, 1)]);
}

/** The shape with lengths that close it, if there are such lengths. */
function closedShape(pieces: readonly Piece[]): Piece[][] {
  const gentle = closedGently(pieces);
  if (isSound(gentle)) return [gentle];
  const grown = closedGrowing(pieces);
  return isSound(grown) ? [grown] : [];
}

interface Curve {
  from: number;
  to: number;
  turn: number;
}

/** Which way the whole circuit turns: 1 to the right, -1 to the left. Shapes are found as if it were to the right. */
function wayOf({ bends }: Track): number {
  return bends.reduce((all, { angle }) => all + angle, 0) < 0 ? -1 : 1;
}

function turning(way: number, shapes: Piece[][]): Piece[][] {
  return shapes.map((pieces) => pieces.map((piece) => ({ ...piece, turn: piece.turn * way })));
}

/** The bends of the lap in radians, with what is missing to a full turn spread over all of them. */
function curvesOf(track: Track): Curve[] {
  const way = wayOf(track);
  const [from, to] = lapOf(track);
  const bends = track.bends.filter(({ at }) => at >= from && at < to);
  const sum = (sign: number) =>
    bends.reduce((all, { angle }) => all + Math.max(0, angle * way * sign), 0);
  const [rights, lefts] = [sum(1), sum(-1)];
  const half = (360 - rights + lefts) / 2;
  // Bends to the other side keep at least half of their turn.
  const less = Math.max(-lefts / 2, Math.min(lefts / 2, half));
  const [right, left] = [(360 + lefts - less) / rights, 1 - less / lefts];
  return bends.map(({ at, angle, radius }, i) => ({
    from: at,
    to: Math.min(at + radius * Math.abs(radians(angle)), bends[i + 1]?.at ?? to),
    turn: radians(angle * way * (angle * way > 0 ? right : left)),
  }));
}

/** Where the lap begins and ends, in metres from the line. */
function lapOf({ sections, length }: Track): [from: number, to: number] {
  const from = sections[0]!.begins;
  return [from, from + length];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The pieces as measured, with room for cars. They needn't close. */
function measured(track: Track): Piece[] {
  const curves = curvesOf(track);
  return track.sections.flatMap((_, section) => piecesOf(track, curves, section));
}

function piecesOf(track: Track, curves: readonly Curve[], section: number): Piece[] {
  const from = track.sections[section]!.begins;
  const to = track.sections[section + 1]?.begins ?? lapOf(track)[1];
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
  const stretch = Math.min(WANTED_MOST / drawn, Math.max(1, SECTION_MIN / drawn));
  return pieces.map((piece) => ({ ...piece, length: piece.length * stretch }));
}

/** The same, bent so much more evenly. */
function rounded(pieces: readonly Piece[], round: number): Piece[] {
  if (!round) return [...pieces];
  const length = pieces.reduce((all, piece) => all + piece.length, 0);
  return pieces.map((piece) => {
    const even = (2 * Math.PI * piece.length) / length;
    return { ...piece, turn: piece.turn * (1 - round) + even * round };
  });
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
