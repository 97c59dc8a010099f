/** Where a reader stands in a race: a line, as this reader counts lines, and how many of its events. */

import type { Cursor } from "./wire";

export type { Cursor };

export const START: Cursor = [0, 0];

export function isBefore(one: Cursor, other: Cursor): boolean {
  return one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
}

/** The cursor after an event. */
export function after([line, index]: Cursor): Cursor {
  return [line, index + 1];
}

/** Whether events lead from one cursor to another, none left out. */
export function leads(from: Cursor, events: readonly { n: Cursor }[], to: Cursor): boolean {
  let now = from;
  for (const { n } of events) {
    const [line, index] = n;
    if (line === now[0] ? index !== now[1] : line < now[0] || index !== 0) return false;
    now = after(n);
  }
  return now[0] === to[0] && now[1] === to[1];
}
