/** The story in turns. */

import { type Line, linesOf } from "$/words";
import type { RaceEvent } from "../model";

export interface Chapter {
  /** The number of its first event, counted from the beginning of the race. */
  n: number;
  /** 0: before the race. */
  turn: number;
  lines: Line[];
}

/** Put all events so far into chapters, a turn each. */
export function chapters(events: readonly RaceEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const [n, event] of events.entries()) {
    if (event.kind === "turn") found.push({ n, turn: event.turn, lines: [] });
    else if (found.length === 0) found.push({ n, turn: 0, lines: [] });
  }
  for (const line of linesOf(events)) found.findLast(({ n }) => n <= line.line)?.lines.push(line);
  return found;
}
