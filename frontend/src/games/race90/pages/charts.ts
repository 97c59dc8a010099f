/** What is printed on the charts of new races. */

import { fetchPrintedNow } from "$/pages/server";
import type { Chart, Printed } from "../printed";

let charts: Promise<Record<string, Chart>> | null = null;

/** Fetch the charts once; whoever asks after a failure tries again. */
export function fetchCharts(): Promise<Record<string, Chart>> {
  charts ??= fetchPrintedNow("race90").then((printed) => (printed as Printed).charts);
  charts.catch(() => (charts = null));
  return charts;
}
