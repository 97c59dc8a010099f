/** Where cars would end, shown on the track before a choice: the shape of a ghost and the way its arrow takes. */

import type { CarName } from "../model";
import { nearestBay, type Bays } from "./bays";
import { mix, pathThrough, type Point, type Pose } from "./curve";
import type { Layout } from "./track-geometry";

export interface Ghost {
  car: CarName;
  /** Places count from 1. */
  from: number;
  /** Null: out of the race. */
  to: number | null;
  /** Such as the faces of the die that bring it. */
  label?: string;
}

/** How large a ghost is drawn, beside a car. */
export const GHOST_SCALE = 0.88;

/** Where a ghost stands: on its place, or in the gravel where it would retire to. */
export function ghostPose(layout: Layout, ghost: Ghost, bays: Bays): Pose {
  if (ghost.to !== null) return layout.places[ghost.to - 1]!;
  return layout.gravel[nearestBay(layout, bays, ghost.from - 1)]!;
}

/** Where the label of a ghost stands: on the kerb beside it, or below it in the gravel. */
export function labelPoint(layout: Layout, ghost: Ghost, bays: Bays): Point {
  if (ghost.to === null) {
    const { x, y } = ghostPose(layout, ghost, bays);
    return { x, y: y + (layout.name === "wide" ? -layout.car.width : layout.car.length) * 0.62 };
  }
  const { distance, aside } = layout.spots[ghost.to - 1]!;
  return layout.curve.pose({ distance, aside: Math.sign(aside) * (layout.road - 2) });
}

/** The arrow from the car to its ghost, as the path of an svg. */
export function ghostArrow(layout: Layout, ghost: Ghost, bays: Bays): string {
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const way = steps.map(ghost.to === null ? wayOut() : wayAlong(ghost.to));
  return pathThrough(trimmed(way, layout.car.length * 0.5));

  function wayAlong(place: number): (t: number) => Point {
    const [from, to] = [layout.spots[ghost.from - 1]!, layout.spots[place - 1]!];
    return (t) =>
      layout.curve.pose({
        distance: mix(from.distance, to.distance, t),
        aside: mix(from.aside, to.aside, t) * (1 - Math.sin(Math.PI * t) * 0.75),
      });
  }

  function wayOut(): (t: number) => Point {
    const [a, b] = [layout.places[ghost.from - 1]!, ghostPose(layout, ghost, bays)];
    return (t) => ({ x: mix(a.x, b.x, t ** 1.4), y: mix(a.y, b.y, t) });
  }
}

/** Cut off the end of a way that lies under the ghost, unless nothing would be left. */
function trimmed(way: Point[], room: number): Point[] {
  const end = way.at(-1)!;
  const free = way.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) > room);
  return free.length > way.length / 3 ? free : way.slice(0, Math.ceil(way.length / 2));
}
