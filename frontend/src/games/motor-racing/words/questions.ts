/** What a seat is asked, what it can answer, and why something is refused. */

import type { Refusal } from "$/live/protocol";
import { say, type Values } from "$/words";
import type { CardName, CarName, RaceView, Team } from "../model";
import { car, card, ofTeam, place } from "./names";

/** What the seat is asked. */
export function question(view: RaceView): string {
  const kind = view.decision?.kind;
  if (kind === "play") return say("ask-play");
  if (kind === "charge") return say("ask-charge", { car: car(view.car!) });
  const face = view.face!;
  const struck = view.order[face - 1];
  if (!struck) return say("ask-spin-empty", { face });
  return say(`ask-${kind}`, { face, car: car(struck) });
}

/** What an answer to a question is called. */
export function answer(view: RaceView, text: string): string {
  if (text !== "stop") return say(`answer-${text}`);
  return say("answer-stop", { place: place(view.order.indexOf(view.car!) + 1) });
}

/** Why something is refused. */
export function reason({ reason, values }: Refusal): string {
  const spoken: Values = {};
  for (const [fact, value] of Object.entries(values)) spoken[fact] = sayFact(fact, value);
  return say(`reason-${reason}`, spoken);
}

function sayFact(fact: string, value: unknown): string {
  if (fact === "card") return card(value as CardName);
  if (fact === "car") return car(value as CarName);
  if (fact === "team") return ofTeam(value as Team);
  if (fact === "place") return place(value as number);
  return String(value);
}
