/** The log as a story: events in turns, each with its player, newest last. */

import type { RaceEvent } from "./model";

export interface Chapter {
  /** The number of its first event. */
  n: number;
  /** Whose turn it is; null: what concerns everybody. */
  seat: number | null;
  events: RaceEvent[];
}

/** Group events by turn: a card that is played begins one, and what concerns everybody stands alone. */
export function chapters(events: readonly RaceEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const seat = event.kind === "played" ? event.seat : null;
    const goesOn = last?.seat != null && BELONGS.has(event.kind);
    if (goesOn) last.events.push(event);
    else found.push({ n: event.n, seat, events: [event] });
  }
  return found;
}

/** What may follow on a card in the same turn. */
const BELONGS = new Set<RaceEvent["kind"]>(["rolled", "moved", "no-effect", "stopped", "drawn"]);

/** The events since a moment, shortened for who was away: races that are over by their results alone. */
export function missed(events: readonly RaceEvent[]): RaceEvent[] {
  const last = events.findLastIndex(({ kind }) => kind === "race-finished");
  const results = events.slice(0, last + 1).filter(({ kind }) => kind === "race-finished");
  const tail = events.slice(last + 1);
  const undone = tail.findLastIndex(({ kind }) => kind === "undone");
  return [...results, ...tail.slice(Math.max(undone, 0))];
}
