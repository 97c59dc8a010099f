/** What happened while somebody was away. */

import type { RaceEvent } from "./model";

/** The events since a moment, shortened for who was away: races that are over by their results alone. */
export function missed(events: readonly RaceEvent[]): RaceEvent[] {
  const last = events.findLastIndex(({ kind }) => kind === "race-finished");
  const results = events.slice(0, last + 1).filter(({ kind }) => kind === "race-finished");
  const tail = events.slice(last + 1);
  const undone = tail.findLastIndex(({ kind }) => kind === "undone");
  return [...results, ...tail.slice(Math.max(undone, 0))];
}
