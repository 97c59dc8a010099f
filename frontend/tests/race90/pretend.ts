/** Cars that tests pretend to see. */

import type { CarName, CarState } from "$/games/race90/model";

/** A car that runs in a section, with whatever else is to be said of it. */
export function carAt(car: CarName, section: number, more: Partial<CarState> = {}): CarState {
  return {
    car,
    section,
    place: 1,
    count: section,
    laps_down: 0,
    point: null,
    status: "running",
    moved: false,
    pitted: false,
    asked_in: null,
    ...more,
  };
}
