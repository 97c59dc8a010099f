/** The story in turns: what is told of each, written once and then remembered. */

import type { RaceEvent } from "../model";
import type { Name, Race90Words } from "../words";
import type { Tale } from "../words/story";

export interface Chapter {
  /** The number of its first event. */
  n: number;
  /** 0: before the race. */
  turn: number;
  events: RaceEvent[];
}

export function chapters(events: readonly RaceEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && event.kind !== "turn") last.events.push(event);
    else found.push({ n: event.n, turn: event.kind === "turn" ? event.turn : 0, events: [event] });
  }
  return found;
}

/** The line that begins a turn, as the terminal rules it off; here a heading does. */
const RULE = /^──.*──\s*/u;

/** Writes chapters, and remembers those that it has written: what was told of a turn stays as it is. */
export class Writer {
  readonly #known = new Map<string, Tale[]>();

  /** `edition`: what makes all that was written before worthless, such as another language. */
  write(words: Race90Words, { n, events }: Chapter, name: Name, edition: string): Tale[] {
    const key = [edition, n, events.length].join();
    const found = this.#known.get(key) ?? tell(words, events, name);
    this.#known.set(key, found);
    return found;
  }
}

/** What is told of some events, without the lines that rule off turns. */
export function tell(words: Race90Words, events: readonly RaceEvent[], name: Name): Tale[] {
  return words
    .tales(events, name)
    .map((tale) => ({ ...tale, text: tale.text.replace(RULE, "") }))
    .filter(({ text }) => text);
}
