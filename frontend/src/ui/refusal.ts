/** Why the server would not do something, as a sentence. */

import type { Refusal } from "$/live/protocol";
import { has, say, type Values, writeList } from "$/words";

/** Return the sentence for a refusal, and a general one for what has none of its own. */
export function sayRefusal(refusal: unknown): string {
  const { reason, values } = refusal as Partial<Refusal>;
  if (isMessage(values?.problem) && has(`error-${values.problem.reason}`))
    return say(`reason-${reason}-because`, { problem: sayMessage(values.problem) });
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

/** Return the sentence of a message within a refusal; its values may be messages too. */
function sayMessage({ reason, values }: Refusal): string {
  const spoken = Object.entries(values).map(([name, value]) => [name, sayValue(name, value)]);
  return say(`error-${reason}`, Object.fromEntries(spoken) as Values);
}

function sayValue(name: string, value: unknown): string | number {
  if (isMessage(value)) return sayMessage(value);
  if (Array.isArray(value)) return value.map((part) => sayValue("", part)).join(", ");
  if (typeof value === "number") return value;
  const label = `${name}-${String(value).replaceAll("_", "-")}`;
  const isNamed = (name === "option" || name === "game") && has(label);
  return isNamed ? say("option-named", { name: say(label) }) : String(value);
}

function isMessage(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "reason" in value && "values" in value;
}
