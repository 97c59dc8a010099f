/** Which spot in the gravel each retired car has: the nearest free one to where it left the road, kept from then on. */

import type { CarName } from "../model";
import type { Point } from "./curve";
import type { Layout } from "./track-geometry";

export type Bays = ReadonlyMap<CarName, number>;

/** Give every retired car a bay; `places` says where on the road (from 0) cars were before. */
export function settle(
  layout: Layout,
  before: Bays,
  retired: readonly CarName[],
  places: (car: CarName) => number,
): Bays {
  const bays = new Map(
    retired.filter((car) => before.has(car)).map((car) => [car, before.get(car)!]),
  );
  for (const car of retired)
    if (!bays.has(car)) bays.set(car, nearestBay(layout, bays, places(car)));
  return bays;
}

/** The free bay that is nearest to a place; cars that never had one come first to the front. */
export function nearestBay(layout: Layout, taken: Bays, place: number): number {
  const from = layout.places[place] ?? layout.places[0]!;
  const used = new Set(taken.values());
  const free = layout.gravel.map((_, bay) => bay).filter((bay) => !used.has(bay));
  return free.reduce((best, bay) => (away(bay) < away(best) ? bay : best), free[0] ?? 0);

  function away(bay: number): number {
    return apart(layout.gravel[bay]!, from);
  }
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
