/** What is printed on the charts of new races. */

import { type Chart, printedNow } from "../printed";

let charts: Promise<Record<string, Chart>> | null = null;

/** Fetch the charts once; whoever asks after a failure tries again. */
export function fetchCharts(): Promise<Record<string, Chart>> {
  charts ??= printedNow().then((printed) => printed.charts);
  charts.catch(() => (charts = null));
  return charts;
}
