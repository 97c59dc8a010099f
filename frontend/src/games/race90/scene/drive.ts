/** A move on the plan: the sections that a car goes through. */

import type { CarName, CarState, RaceEvent } from "../model";
import type { Printed } from "../printed";

export interface Drive {
  car: CarName;
  /** Where it stood. */
  from: number;
  /** Up to where it ends. */
  sections: number[];
  /** The cars that it passes, in order. */
  passes: CarName[];
}

/** How many sections a lap of each track has: some moves go over the line. */
const LAPS = new Map<string, number>();

/** Learn the tracks; moves can then go over the line. */
export function knowTracks({ tracks }: Pick<Printed, "tracks">): void {
  for (const [name, { sections }] of Object.entries(tracks)) LAPS.set(name, sections.length);
}

/** How a car drives in an event; `cars` are as they stood before it. */
export function driveOf(event: RaceEvent, cars: readonly CarState[], track: string): Drive | null {
  const lap = LAPS.get(track) ?? 0;
  switch (event.kind) {
    case "drove": {
      const { car, from, path } = event;
      const sections = path.flatMap((item) => ("enter" in item ? [item.enter] : []));
      const passes = path.flatMap((item) => ("pass" in item ? [item.pass] : []));
      return path.length > 0 ? { car, from, sections, passes } : null;
    }
    case "braked-late": {
      const { car, from, to, passes } = event;
      return { car, from, sections: between(from, to, lap), passes };
    }
    case "re-entered": {
      const { car, section } = event;
      const from = cars.find((state) => state.car === car)?.section ?? section;
      return { car, from, sections: between(from, section, lap), passes: [] };
    }
    default:
      return null;
  }
}

/** The sections after one, up to another. */
function between(from: number, to: number, lap: number): number[] {
  const sections = to < from ? to - from + (lap || from - to) : to - from;
  return Array.from({ length: sections }, (_, at) => (lap ? (from + at + 1) % lap : from + at + 1));
}
