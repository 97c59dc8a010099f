/** What charts are called. */

import { say } from "$/words";
import { countryOf } from "./draft.svelte";

/** Return the name of a side of a chart: “Italy 1”. */
export function sayChart(chart: string): string {
  return say("r90-chart-name", {
    country: say(`r90-country-${countryOf(chart)}`, { form: "name" }),
    side: chart.slice(-1),
  });
}
