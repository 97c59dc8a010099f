/** What is printed on the charts and boards of new races. */

import { fetchPrintedNow } from "$/pages/server";
import type { Chart, Printed, Track } from "../printed";

let printed: Promise<Printed> | null = null;

/** Fetch it once; whoever asks after a failure tries again. */
function fetchOnce(): Promise<Printed> {
  printed ??= fetchPrintedNow("race90") as Promise<Printed>;
  printed.catch(() => (printed = null));
  return printed;
}

export async function fetchCharts(): Promise<Record<string, Chart>> {
  return (await fetchOnce()).charts;
}

export async function fetchTrack(name: string): Promise<Track | undefined> {
  return (await fetchOnce()).tracks[name];
}
