/** The story of a race: lines that events begin, add to, put right or take back. */

import type { LineChange, Message } from "$/live/wire";

export interface Line {
  /** The number of its first event. */
  line: number;
  about: string | number | null;
  told: readonly Message[];
}

interface Told {
  told?: Message;
  story?: readonly LineChange[];
}

/** A line of which the first sentences may be missing. */
interface Known extends Line {
  missing: number;
}

/**
 * The lines that events have made, in the order in which they are read. Of a line that began before
 * them only what they tell is there, and it begins with what the first of them says by itself.
 */
export function linesOf(events: readonly Told[]): Line[] {
  const lines: Known[] = [];
  for (const event of events)
    for (const change of event.story ?? []) apply(lines, change, sentenceOf(event));
  return lines;
}

function apply(
  lines: Known[],
  { line, about, at, told, before }: LineChange,
  alone: Message,
): void {
  const place = lines.findLastIndex((one) => one.line === line);
  const old = lines[place];
  if (!old) {
    const next = lines.findLastIndex((one) => one.line === before);
    const all = at ? [alone, ...told.slice(1)] : told;
    if (told.length)
      lines.splice(next < 0 ? lines.length : next, 0, { line, about, told: all, missing: at });
    return;
  }
  const missing = Math.min(old.missing, at);
  const now = { line, about, told: [...old.told.slice(0, at - missing), ...told], missing };
  lines.splice(place, 1, ...(now.told.length ? [now] : []));
}

/** What an event says by itself. */
export function sentenceOf({ told, story }: Told): Message {
  return told ?? story?.at(-1)?.told.at(-1) ?? "";
}
