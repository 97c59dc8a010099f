/** The signs beside the road and where they stand: names of corners, contest numbers, braking boards, the pit lane. */

import type { Track } from "../printed";
import { type Circuit, type Pose, ROAD } from "./geometry";
import { type Box, Room } from "./labels";
import { bandOf, PATH_ASIDE, PATH_HALF, pathSide } from "./stands";

export interface Signs {
  title: Box;
  corners: { corner: number; name: string; long: number; width: number; box: Box }[];
  modifiers: { section: number; value: number; at: Pose }[];
  boards: { section: number; target: number; at: Pose }[];
}

interface Spot {
  distance: number;
  aside: number;
}

/** The pit lane runs on the inside of these sections, counted from the line. */
export const PIT = { first: -2, last: 1, aside: ROAD / 2 + 21, half: 9 };

/** Signs are drawn up to so much larger when everything is on screen. */
const LARGE = 1.3;
/** A path ends so far beyond its section. */
export const PATH_MORE = 22;
/** What a small sign takes around it. */
const SIGN_ROOM = 19;
const NAME_HEIGHT = 24;
export const NUMBER_WIDTH = 24;

/** `names` are those of the corners, empty where a corner has only its number. */
export function signsOf(
  circuit: Circuit,
  track: Track,
  offTrack: boolean,
  title: string,
  names: readonly string[],
): Signs {
  const room = new Room(circuit);
  blockPit(room, circuit);
  blockStand(room, circuit);
  if (offTrack) blockPaths(room, circuit, track);
  const take = ({ distance, aside }: Spot): Pose => {
    room.block(distance, aside, SIGN_ROOM);
    return circuit.at(distance, aside);
  };
  const boards = track.sections.flatMap(({ late_braking: target }, section) =>
    target ? [{ section, target, at: take(boardSpot(circuit, section)) }] : [],
  );
  const modifiers = track.sections.flatMap(({ modifier: value }, section) =>
    value ? [{ section, value, at: take(modifierSpot(circuit, section)) }] : [],
  );
  const corners = names.map((name, i) => cornerSign(room, circuit, track, name, i + 1));
  return {
    title: room.emptiest(title.length * 30 + 40, 96),
    corners,
    boards,
    modifiers,
  };
}

function blockPit(room: Room, circuit: Circuit): void {
  const from = bandOf(circuit, PIT.first).from;
  const to = bandOf(circuit, PIT.last).to + circuit.length;
  for (let at = from; at < to; at += 16) room.block(at, circuit.inside * (PIT.aside + 18), 30);
}

function blockStand(room: Room, circuit: Circuit): void {
  const from = bandOf(circuit, -1).from - circuit.length;
  for (let at = from; at < bandOf(circuit, 0).to; at += 16)
    room.block(at, circuit.inside * (-ROAD / 2 - 26), 14);
}

function blockPaths(room: Room, circuit: Circuit, track: Track): void {
  track.sections.forEach(({ path }, section) => {
    if (!path.length) return;
    const { from, to } = bandOf(circuit, section);
    const aside = pathSide(circuit, section) * PATH_ASIDE;
    for (let at = from; at <= to + PATH_MORE; at += 12) room.block(at, aside, PATH_HALF + 2);
  });
}

function cornerSign(room: Room, circuit: Circuit, track: Track, name: string, corner: number) {
  const own = track.sections.flatMap((section, i) => (section.corner === corner ? [i] : []));
  const [first, last] = [bandOf(circuit, own[0]!), bandOf(circuit, own.at(-1)!)];
  const long = nameLength(name);
  const width = NUMBER_WIDTH + (name ? long + 15 : 0);
  const distance = (first.from + last.to) / 2;
  const side = turned(circuit, first.from, last.to) > 0 ? -1 : 1;
  return {
    corner,
    name,
    long,
    width,
    box: room.place({ distance, side, width: width * LARGE, height: NAME_HEIGHT * LARGE }),
  };
}

/** How long a name is in the condensed letters of the signs. */
function nameLength(name: string): number {
  return [...name].reduce((long, letter) => long + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[ijlI .,'’]/.test(letter)) return 3.6;
  if (/[frtz-]/.test(letter)) return 5.2;
  if (/[mwMW]/.test(letter)) return 10.6;
  return /\p{Lu}/u.test(letter) ? 7.7 : 7.2;
}

function turned(circuit: Circuit, from: number, to: number): number {
  let all = 0;
  for (let at = from; at < to; at += 8) all += circuit.bend(at);
  return all;
}

/** At the edge of the road, across from the path. */
function boardSpot(circuit: Circuit, section: number): Spot {
  const { from, to } = bandOf(circuit, section);
  const aside = -pathSide(circuit, section) * (ROAD / 2 + 8);
  return { distance: from + (to - from) * 0.3, aside };
}

/** On the kerb outside the bend. */
function modifierSpot(circuit: Circuit, section: number): Spot {
  const { from, to } = bandOf(circuit, section);
  const side = turned(circuit, from, to) > 0 ? -1 : 1;
  return { distance: (from + to) / 2, aside: side * (ROAD / 2 + 5) };
}
