/** What waits off the track. */

import type { Values } from "$/words";
import type { PathFacts } from "../model";
import type { Race90Words } from "./cards";

/** A path step by step: after a check, if it fails. */
export function path(words: Race90Words, steps: readonly PathFacts[]): string {
  const [first, ...rest] = steps;
  if (!first) return "";
  const step = pathStep(words, first);
  if (!rest.length) return step;
  const after = path(words, rest);
  return first.kind === "check"
    ? `${step}; ${words.say("path-failed", { path: after })}`
    : `${step}, ${after}`;
}

function pathStep(words: Race90Words, { kind, value, to }: PathFacts): string {
  const values: Values = { value: value ?? 0 };
  if (to !== null) values.where = words.section(to);
  return words.say(`path-${kind}`, values);
}

/** Off the track by the Basic Game: where the car comes back, if there is a turn left for it. */
export function offTo(words: Race90Words, section: number): string {
  return words.lastTurn
    ? words.say("preview-off-last")
    : words.say("preview-off", { where: words.where(section) });
}
