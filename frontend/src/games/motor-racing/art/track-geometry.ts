/**
 * The drawn piece of track as numbers: a curve of our own in two layouts, and on it the twelve places, two lanes
 * staggered like a starting grid. Distances run from the front of the field backwards, in the units of the drawing.
 */

import { Curve, type Point, type Pose, type RoadSpot } from "./curve";

export const PLACES = 12;

interface Sizes {
  width: number;
  height: number;
  car: { width: number; length: number };
  /** From the middle of the road to its edge. */
  road: number;
  kerb: number;
  /** From the middle of the road to the middle of a lane. */
  lane: number;
  /** How far the emblems on the cars are turned so that they stand upright. */
  emblemTurn: number;
}

export interface Layout extends Sizes {
  name: "wide" | "tall";
  curve: Curve;
  /** The place P1 is the first. */
  spots: readonly RoadSpot[];
  places: readonly Pose[];
  /** Where the sign of each place stands. */
  signs: readonly Point[];
  finish: number;
  /** Where retired cars stand, and how large they are drawn. */
  gravel: readonly Pose[];
  gravelScale: number;
}

/** The four corners of a car at a pose. */
export function cornersOf(pose: Pose, car: { width: number; length: number }, scale = 1): Point[] {
  const angle = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, along]) => {
    const x = (across! * car.width * scale) / 2;
    const y = (along! * car.length * scale) / 2;
    return { x: pose.x + x * cos - y * sin, y: pose.y + x * sin + y * cos };
  });
}

interface Plan extends Sizes {
  through: [number, number][];
  /** The first place and the way from one place to the next. */
  first: number;
  pitch: number;
  sign: number;
  gravel: Pose[];
  gravelScale: number;
}

function layout(name: Layout["name"], plan: Plan): Layout {
  const curve = new Curve(plan.through.map(([x, y]) => ({ x, y })));
  const side = (place: number) => (place % 2 ? 1 : -1);
  const spots = Array.from({ length: PLACES }, (_, place) => ({
    distance: plan.first + place * plan.pitch,
    aside: side(place) * plan.lane,
  }));
  return {
    ...plan,
    name,
    curve,
    spots,
    places: spots.map((spot) => curve.pose(spot)),
    signs: spots.map(({ distance }, place) =>
      curve.pose({ distance, aside: side(place) * plan.sign }),
    ),
    finish: plan.first - plan.car.length / 2 - 12,
  };
}

/** A row of parked cars, each turned a little differently. */
function parked(count: number, at: (i: number) => Point, turn: number): Pose[] {
  return Array.from({ length: count }, (_, i) => ({
    ...at(i),
    turn: turn + ((i * 47) % 31) - 15,
  }));
}

export const LAYOUTS: Readonly<Record<Layout["name"], Layout>> = {
  wide: layout("wide", {
    width: 900,
    height: 380,
    car: { width: 50, length: 116.7 },
    road: 67,
    kerb: 9,
    lane: 33,
    emblemTurn: 90,
    through: [
      [-300, 170],
      [-120, 142],
      [60, 154],
      [240, 188],
      [430, 170],
      [610, 122],
      [790, 146],
      [1000, 214],
      [1200, 250],
    ],
    first: 206,
    pitch: 68.6,
    sign: 94,
    gravel: parked(PLACES, (i) => ({ x: 56 + i * 72, y: 334 + (i % 2) * 6 }), -96),
    gravelScale: 0.56,
  }),
  tall: layout("tall", {
    width: 390,
    height: 442,
    car: { width: 26, length: 60 },
    road: 43,
    kerb: 6,
    lane: 22,
    emblemTurn: 0,
    through: [
      [112, -250],
      [122, -90],
      [134, 60],
      [158, 190],
      [160, 310],
      [138, 440],
      [122, 560],
      [110, 700],
    ],
    first: 138,
    pitch: 32.6,
    sign: 64,
    gravel: parked(
      PLACES,
      (i) => ({ x: 292 + (i % 3) * 37, y: 52 + Math.floor(i / 3) * 106 + (i % 3) * 12 }),
      24,
    ),
    gravelScale: 0.86,
  }),
};
