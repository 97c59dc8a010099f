/** Choices that have a place on the plan. */

import type { CarName, CarState, Choice, Question } from "../model";
import type { Circuit, Pose } from "./geometry";
import { flagStand, pointStand, type Stand } from "./stands";

export interface Spot {
  option: Choice;
  pose: Pose;
  kind: "point" | "flag";
}

export function spotsOf(
  circuit: Circuit,
  cars: readonly CarState[],
  stands: ReadonlyMap<CarName, Stand>,
  question: Question | null,
  own: CarName | null,
): Spot[] {
  const section = cars.find(({ car }) => car === own)?.section;
  return (question?.options ?? []).flatMap((option): Spot[] => {
    const [word, what = ""] = option.text.split(" ");
    if (word === "point" && section !== undefined) {
      const { distance, aside } = pointStand(circuit, section, Number(what));
      return [{ option, kind: "point", pose: circuit.at(distance, aside) }];
    }
    if (word === "flag" || word === "unflag") {
      const [at = "0", ahead = "0"] = what.split(".");
      const there = carsIn(cars, Number(at));
      const stand = flagStand(circuit, stands, Number(at), there, Number(ahead));
      return [{ option, kind: "flag", pose: circuit.at(stand.distance, stand.aside) }];
    }
    return [];
  });
}

/** The cars on the road of a section, first to last. */
export function carsIn(cars: readonly CarState[], section: number): CarName[] {
  return cars
    .filter((car) => car.section === section && car.status === "running")
    .sort((a, b) => a.place - b.place)
    .map(({ car }) => car);
}
