/** Racing again: a new table with the same seats, options and pace. */

import { PERSON } from "$/live/protocol";
import { openTable } from "$/pages/making";
import type { Sitting } from "./sitting.svelte";

/** Make the table and return its id; it begins at once if nobody else has to come. */
export function raceAgain(sitting: Sitting): Promise<string> {
  const { game, seats, options, pace } = sitting.voice.table!;
  const here = new Set(sitting.seats.map(({ reader }) => reader.you?.seat));
  const others = seats.some(({ seat, taken }) => taken && !here.has(seat));
  return openTable({
    game,
    options,
    pace,
    begin: !others,
    seats: seats.map(({ seat, driver, name, taken }) =>
      here.has(seat) ? { driver: PERSON, name, here: true } : { driver: taken ? PERSON : driver },
    ),
  });
}
