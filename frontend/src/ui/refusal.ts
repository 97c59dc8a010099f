/** Why the server would not do something, as a sentence. */

import type { Refusal } from "$/live/protocol";
import { has, say, type Values, writeList } from "$/words";

/** Return the sentence for a refusal, and a general one for what has none of its own. */
export function sayRefusal(refusal: unknown): string {
  const { reason, values } = refusal as Partial<Refusal>;
  const key = `reason-${reason}`;
  return has(key) ? say(key, speakable(values)) : say("refused-otherwise");
}

function speakable(values: Record<string, unknown> = {}): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spoken(value)]));
}

function spoken(value: unknown): string {
  if (Array.isArray(value)) return writeList(value.map(spoken));
  return value === null ? say("seat-somebody") : String(value);
}
