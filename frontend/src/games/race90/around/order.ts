/** Who moves now and next, and why: from the Leader backwards along the track (chapter "Activate section"). */

import type { CarName, CarState } from "../model";
import type { RaceScreen } from "../race-screen.svelte";

export type WhyNext =
  | { why: "leader" }
  | { why: "same-section" }
  | { why: "behind"; sections: number }
  | { why: "ahead-of-leader" }
  | { why: "off-track" };

/** Questions to somebody whose own turn it is not. */
const BESIDE = ["contest", "contest-second", "orange-flag", "rescue"];

/** The car whose turn is on; null between turns, and while a contest decides who is next. */
export function movingNow({ scene, view, show }: RaceScreen): CarName | null {
  const { acting } = scene;
  if (!scene.turn || acting === null || scene.activation.includes(acting)) return null;
  if (!show.playing && BESIDE.includes(view.at)) return null;
  return scene.cars.some(({ car }) => car === acting) ? acting : null;
}

/** Why a car is the next one to move. */
export function whyNext(race: RaceScreen, car: CarName): WhyNext | null {
  const { scene } = race;
  const leader = find(scene.cars, scene.leader);
  const state = find(scene.cars, car);
  if (!leader || !state) return null;
  if (state.car === leader.car) return { why: "leader" };
  if (state.status === "off-track") return { why: "off-track" };
  const length = race.track.sections.length;
  const sections = (leader.section - state.section + length) % length;
  if (sections > 0) return { why: "behind", sections };
  return { why: state.place < leader.place ? "ahead-of-leader" : "same-section" };
}

function find(cars: readonly CarState[], car: CarName | null): CarState | undefined {
  return cars.find((state) => state.car === car);
}
