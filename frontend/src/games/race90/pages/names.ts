/** What charts are called, and circuits in figures. */

import { say, writeNumber } from "$/words";
import type { Track } from "../printed";
import { countryOf } from "./draft.svelte";

/** Return the name of a side of a chart: “Italy 1”. */
export function sayChart(chart: string): string {
  return say("r90-chart-name", {
    country: say(`r90-country-${countryOf(chart)}`, { form: "name" }),
    side: chart.slice(-1),
  });
}

/** Return what a circuit is in figures: “4.38 km · 14 corners · 77 laps”. */
export function sayFacts({ length, corners, turns }: Track): string {
  return say("r90-pages-track-facts", {
    km: writeNumber(length / 1000, { maximumFractionDigits: 2 }),
    corners: corners.length,
    laps: turns.reduce((all, laps) => all + laps, 0),
  });
}
