/** Flags and the Safety Car: where they stand. */

import type { CarName } from "../model";
import type { Scene } from "../scene";
import { CAR, type Circuit } from "./geometry";
import { carsIn } from "./spots";
import { bandOf, flagStand, type Stand } from "./stands";

export function flagsOf(
  circuit: Circuit,
  stands: ReadonlyMap<CarName, Stand>,
  { cars, yellow }: Scene,
): { section: number; stand: Stand }[] {
  return yellow.map(({ section, ahead }) => ({
    section,
    stand: flagStand(circuit, stands, section, carsIn(cars, section), ahead),
  }));
}

/** In front of the queue: front is the count of sections there, if it is known. */
export function safetyCarOf(circuit: Circuit, scene: Scene, front: number | null): Stand | null {
  if (!scene.safetyCar) return null;
  const leader = scene.cars.find(({ car }) => car === scene.leader);
  const section = front ?? leader?.section ?? 0;
  return { distance: bandOf(circuit, section).to + CAR.length * 0.7, aside: 0, scale: 1 };
}
