/** How cars get from one stand to another: always along the road. */

import type { Circuit, Pose } from "./geometry";
import { wrap } from "./geometry";
import type { Stand } from "./stands";

export type Stance = Pose & { scale: number };

/** A way back longer than this is a drive forward; shorter ones are shuffles within the queue, or a pit stop. */
const BACK_MOST = 0.42;
const UNITS_A_STEP = 14;
const STEPS_MOST = 90;

export function stanceAt(circuit: Circuit, { distance, aside, scale }: Stand): Stance {
  return { ...circuit.at(distance, aside), scale };
}

/** How far it is along the road, forward if positive. */
export function gapBetween(circuit: Circuit, from: Stand, to: Stand): number {
  const ahead = wrap(to.distance - from.distance, circuit.length);
  return ahead > circuit.length * (1 - BACK_MOST) ? ahead - circuit.length : ahead;
}

/** The way in steps of equal length; its turns never jump over a full circle. */
export function wayBetween(circuit: Circuit, from: Stand, to: Stand): Stance[] {
  const gap = gapBetween(circuit, from, to);
  const count = Math.min(STEPS_MOST, Math.max(8, Math.ceil(Math.abs(gap) / UNITS_A_STEP)));
  let last = stanceAt(circuit, to).turn;
  const way: Stance[] = [];
  // From the end, so that it ends exactly as the car stands.
  for (let i = count; i >= 0; i--) {
    const t = i / count;
    const eased = t * t * (3 - 2 * t);
    const stance = stanceAt(circuit, {
      distance: from.distance + gap * t,
      aside: from.aside + (to.aside - from.aside) * eased,
      scale: from.scale + (to.scale - from.scale) * t,
    });
    last += signedTurn(stance.turn - last);
    way.unshift({ ...stance, turn: last });
  }
  return way;
}

/** Milliseconds for a way at normal speed. */
export function movingFor(circuit: Circuit, from: Stand, to: Stand): number {
  return Math.min(1100, 260 + Math.abs(gapBetween(circuit, from, to)) * 0.9);
}

function signedTurn(degrees: number): number {
  return wrap(degrees + 180, 360) - 180;
}
