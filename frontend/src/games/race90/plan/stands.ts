/** Where things stand on the road: cars in their order, trajectory points, flags, and paths beside it. */

import type { CarName, CarState } from "../model";
import type { Track } from "../printed";
import { type Band, CAR, type Circuit, ROAD } from "./geometry";

/** A place on the road: so far along it, so much to the right of its middle. */
export interface Stand {
  distance: number;
  aside: number;
  /** How large a car is drawn there: a crowd stands smaller. */
  scale: number;
}

/** The middle of a path beside the road, from the middle of the road. */
export const PATH_ASIDE = ROAD / 2 + 20;
/** Half of its width. */
export const PATH_HALF = 13;
/** How far a trajectory point lies before the end of its section. */
const POINT_BACK = 24;
const POINT_ASIDE = 16.5;
/** The nose of the first car stands so far before the end of the section. */
const FRONT = 3;
const GAP = 2;
const SMALLEST = 0.45;

const known = new WeakMap<Circuit, Map<number, number>>();

export function bandOf(circuit: Circuit, section: number): Band {
  const count = circuit.bands.length;
  return circuit.bands[((section % count) + count) % count]!;
}

/** On which side the road's outside is for the next corner: 1 right, -1 left. */
export function outsideOf(circuit: Circuit, section: number): number {
  const { from, to } = bandOf(circuit, section);
  const next = bandOf(circuit, section + 1);
  let turned = 0;
  for (let at = (from + to) / 2; at < to + (next.to - next.from); at += 6)
    turned += circuit.bend(at) * 6;
  return turned > 0 ? -1 : 1;
}

/** Beside which side of a braking section its path runs: the outside, unless another part of the road is there. */
export function pathSide(circuit: Circuit, section: number): number {
  const sides = known.get(circuit) ?? new Map<number, number>();
  known.set(circuit, sides);
  const side = sides.get(section) ?? freeSide(circuit, section);
  sides.set(section, side);
  return side;
}

function freeSide(circuit: Circuit, section: number): number {
  const outside = outsideOf(circuit, section);
  const { from, to } = bandOf(circuit, section);
  const room = (side: number) => {
    let least = Infinity;
    for (let at = from; at <= to; at += 20) {
      const spot = circuit.at(at, side * PATH_ASIDE);
      for (let other = to + 130; other < from + circuit.length - 130; other += 20) {
        const road = circuit.at(other);
        least = Math.min(least, Math.hypot(road.x - spot.x, road.y - spot.y));
      }
    }
    return least;
  };
  const needed = ROAD / 2 + PATH_HALF + 8;
  return room(outside) < needed && room(-outside) > room(outside) ? -outside : outside;
}

/** Where a trajectory begins; points count from 1, the outermost. */
export function pointStand(circuit: Circuit, section: number, point: number): Stand {
  const outside = outsideOf(circuit, section);
  const side = point === 1 ? outside : -outside;
  return {
    distance: bandOf(circuit, section).to - POINT_BACK,
    aside: side * POINT_ASIDE,
    scale: 1,
  };
}

/** Where a flag stands, with so many cars of the section ahead of it. */
export function flagStand(
  circuit: Circuit,
  stands: ReadonlyMap<CarName, Stand>,
  section: number,
  carsThere: readonly CarName[],
  ahead: number,
): Stand {
  const { from, to } = bandOf(circuit, section);
  const before = stands.get(carsThere[ahead - 1] ?? "");
  const behind = stands.get(carsThere[ahead] ?? "");
  const front = before?.distance ?? Math.min(to - 12, (behind?.distance ?? from) + CAR.length);
  const back = behind?.distance ?? (before ? Math.max(from + 6, front - CAR.length) : front);
  // Places between one car and the next are near each other: they take turns on the two sides.
  const side = ahead % 2 ? 1 : -1;
  return { distance: (front + back) / 2, aside: side * (ROAD / 2 + 4), scale: 1 };
}

/** Where all cars stand. */
export function standsOf(
  circuit: Circuit,
  track: Track,
  cars: readonly CarState[],
): Map<CarName, Stand> {
  const stands = new Map<CarName, Stand>();
  for (let section = 0; section < track.sections.length; section++) {
    const here = cars.filter((car) => car.section === section);
    for (const [car, stand] of sectionStands(circuit, track, section, here)) stands.set(car, stand);
  }
  return stands;
}

function sectionStands(
  circuit: Circuit,
  track: Track,
  section: number,
  cars: readonly CarState[],
): [CarName, Stand][] {
  const beside = cars.filter(({ status }) => status === "off-track");
  const onPoints = cars.filter(({ status, point }) => status !== "off-track" && point !== null);
  const queue = cars
    .filter(({ status, point }) => status !== "off-track" && point === null)
    .sort((a, b) => a.place - b.place);
  const places = queueStands(circuit, track, section, queue.length);
  return [
    ...onPoints.map(({ car, point }): [CarName, Stand] => [
      car,
      pointStand(circuit, section, point!),
    ]),
    ...queue.map(({ car }, i): [CarName, Stand] => [car, places[i]!]),
    ...beside.map((state, i): [CarName, Stand] => [
      state.car,
      besideStand(circuit, section, state, i),
    ]),
  ];
}

/** Where so many cars stand in a section, first to last, in two lines or, if they are many, in three. */
export function queueStands(
  circuit: Circuit,
  track: Track,
  section: number,
  count: number,
): Stand[] {
  const band = bandOf(circuit, section);
  const points = track.sections[section]?.trajectories.length ?? 0;
  const outside = outsideOf(circuit, section);
  const front = band.to - FRONT - [0, 20, POINT_BACK + 13][Math.min(points, 2)]!;
  const two = lines(front - band.from, count, 2);
  const { scale, pitch, asides } = two.scale === 1 ? two : lines(front - band.from, count, 3);
  // Beside a single point the first car stands on the other side.
  const first = points === 1 ? -outside : outside;
  return Array.from({ length: count }, (_, i) => ({
    distance: front - (CAR.length / 2) * scale - i * pitch,
    aside: asides[i % asides.length]! * first,
    scale,
  }));
}

function lines(room: number, count: number, width: 2 | 3) {
  const asides = width === 2 ? [16.5, -16.5] : [21, -21, 0];
  const needed = (CAR.length + GAP) / width;
  // A car needs its whole length at the end of the queue, and a share of it for each car before.
  const scale = Math.min(1, room / (CAR.length + needed * (count - 1)));
  return { scale: Math.max(SMALLEST, scale), pitch: needed * scale, asides };
}

/** Beside the road: at the beginning of the path, or where it comes back. */
function besideStand(circuit: Circuit, section: number, { entry }: CarState, index: number): Stand {
  const { from, to } = bandOf(circuit, section);
  const back = entry == null ? null : bandOf(circuit, entry);
  const begin = back ? back.from + CAR.length * 0.4 : from + (to - from) * 0.4;
  return {
    distance: begin - index * CAR.length * 0.9,
    aside: pathSide(circuit, section) * PATH_ASIDE,
    scale: 0.9,
  };
}
