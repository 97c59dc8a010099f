/** Why something is refused. */

import type { Refusal } from "$/live/protocol";
import { say, type Values } from "$/words";
import type { CardName, CarName, Module } from "../model";
import type { Race90Cards } from "./cards";
import { shortStrategy } from "./text";

/** The key of a refusal: some have a sentence for each of their causes. */
function keyOf({ reason, values }: Refusal): string {
  return "why" in values ? `reason-${reason}-${String(values.why)}` : `reason-${reason}`;
}

/** Whether this game has a sentence of its own for a refusal. */
export function knows(words: Race90Cards, refusal: Refusal): boolean {
  return words.has(keyOf(refusal));
}

export function reason(words: Race90Cards, refusal: Refusal): string {
  const key = keyOf(refusal);
  if (words.has(key)) return words.say(key, facts(words, refusal.values));
  const told: Values = {};
  for (const [name, value] of Object.entries(refusal.values)) told[name] = String(value);
  if ("card" in refusal.values) told.card = words.brief(String(refusal.values.card));
  return say(key, told);
}

/** Why a card can't be played, beside the card: shorter where that is enough. */
export function unplayable(words: Race90Cards, refusal: Refusal): string {
  const key = `unplayable-${refusal.reason}`;
  return words.has(key) ? words.say(key, facts(words, refusal.values)) : reason(words, refusal);
}

type Teller = (words: Race90Cards, value: unknown) => string;

const brief: Teller = (words, card) => words.brief(card as CardName);
const shortName: Teller = (_, name) => shortStrategy(name as string);

const TELLERS: Record<string, Teller> = {
  card: brief,
  first: brief,
  second: brief,
  last: brief,
  skill: shortName,
  strategy: shortName,
  cards: (words, cards) => (cards as CardName[]).map((card) => words.brief(card)).join(" + "),
  car: (words, car) => words.car(car as CarName),
  chart: (words, chart) =>
    words.printed.charts[chart as string] ? words.chart(chart as string) : String(chart),
  corner: (words, corner) => words.corner(corner as number, "of"),
  module: (words, module) => words.say(`module-${module as Module}`),
  offered: (_, turns) => (turns as number[]).join(", "),
  section: (words, section) =>
    words.places[section as number] ? words.section(section as number, "at") : String(section),
};

/** The facts of a refusal in words; numbers stay numbers, for their plurals. */
function facts(words: Race90Cards, values: Refusal["values"]): Values {
  const told: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const teller = TELLERS[name];
    if (teller) told[name] = teller(words, value);
    else told[name] = typeof value === "number" ? value : String(value);
  }
  if ("others" in values) told.have = Number(values.chips) + Number(values.others);
  if ("seat" in values) told.player = words.person(Number(values.seat));
  return told;
}
