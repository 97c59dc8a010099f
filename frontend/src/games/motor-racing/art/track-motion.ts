/** How cars get from spot to spot: ways along the road, past others and into the gravel, as poses in time. */

import { mix, type Pose, type RoadSpot } from "./curve";
import type { Layout } from "./track-geometry";

/** Where a car belongs: on a place of the road, or on a bay of the gravel. Both count from 0. */
export interface Spot {
  on: "road" | "gravel";
  index: number;
}

export type Stance = Pose & { scale: number };

/** A move at normal speed, in milliseconds. */
export const MOVE_TIME = 620;
export const SLIDE_TIME = 900;

const STEPS = 18;

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.on === b.on && a.index === b.index;
}

export function stanceAt(layout: Layout, spot: Spot): Stance {
  return spot.on === "road"
    ? { ...layout.places[spot.index]!, scale: 1 }
    : { ...layout.gravel[spot.index]!, scale: layout.gravelScale };
}

/** The way of a car from spot to spot, in steps of equal time. */
export function journey(layout: Layout, from: Spot, to: Spot): Stance[] {
  if (from.on === "road" && to.on === "road") return drive(layout, from.index, to.index);
  const stances = [stanceAt(layout, from), stanceAt(layout, to)] as const;
  return slide(...stances, from.on === "road" ? 360 : 0);
}

/** Bend a way so that it begins where the car is now. */
export function startingAt(now: Stance, way: Stance[]): Stance[] {
  const start = way[0]!;
  const turned = ((((now.turn - start.turn + 180) % 360) + 360) % 360) - 180;
  return way.map((stance, i) => {
    const rest = 1 - smooth(i / (way.length - 1));
    return {
      x: stance.x + (now.x - start.x) * rest,
      y: stance.y + (now.y - start.y) * rest,
      turn: stance.turn + turned * rest,
      scale: stance.scale + (now.scale - start.scale) * rest,
    };
  });
}

/** Where on its way a car is when so much of its time (0 to 1) has passed. */
export function along(way: Stance[], progress: number): Stance {
  const at = Math.min(Math.max(progress, 0), 1) * (way.length - 1);
  const [a, b] = [way[Math.floor(at)]!, way[Math.ceil(at)]!];
  return between(a, b, at - Math.floor(at));
}

export function transformOf({ x, y, turn, scale }: Stance): string {
  const [left, top] = [x, y].map((n) => `calc(var(--u) * ${n.toFixed(2)})`);
  return `translate(${left}, ${top}) rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}

function drive(layout: Layout, from: number, to: number): Stance[] {
  const [a, b] = [layout.spots[from]!, layout.spots[to]!];
  const passing = to < from;
  const swing = passing ? outward(a, b) * layout.car.width * passingRoom(from - to) : 0;
  const spot = (t: number): RoadSpot => ({
    distance: mix(a.distance, b.distance, smooth(t)),
    aside: mix(a.aside, b.aside, smooth(t)) + Math.sin(Math.PI * t) ** 2 * swing,
  });
  return steps((t) => {
    const drift = spot(Math.min(t + 0.02, 1)).aside - spot(Math.max(t - 0.02, 0)).aside;
    const steer = (drift / layout.car.width) * 170 * Math.sin(Math.PI * t);
    const pose = layout.curve.pose(spot(t));
    const lift = passing ? Math.sin(Math.PI * t) * 0.12 : 0;
    return { ...pose, turn: pose.turn + Math.max(-24, Math.min(24, steer)), scale: 1 + lift };
  });
}

/** A car that passes more cars swings out further. */
function passingRoom(places: number): number {
  return Math.min(0.45 + places * 0.15, 0.95);
}

function outward(a: RoadSpot, b: RoadSpot): number {
  return Math.sign(a.aside === b.aside ? a.aside : b.aside);
}

function slide(a: Stance, b: Stance, spin: number): Stance[] {
  return steps((t) => {
    const slowing = 1 - (1 - t) ** 2.2;
    return { ...between(a, b, slowing), turn: mix(a.turn, b.turn + spin, slowing) };
  });
}

function between(a: Stance, b: Stance, t: number): Stance {
  return {
    x: mix(a.x, b.x, t),
    y: mix(a.y, b.y, t),
    turn: mix(a.turn, b.turn, t),
    scale: mix(a.scale, b.scale, t),
  };
}

function steps(stance: (t: number) => Stance): Stance[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => stance(i / STEPS));
}

function smooth(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}
