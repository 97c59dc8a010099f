/** Events of a move: how far, whom it passes, where it ends. */

import type { Values } from "$/words";
import type { CarName, EventOf, Pass } from "../model";
import type { Race90Cards } from "./cards";
import { driver, type Name, type Tellers, type ToldEvent } from "./doers";

/** The ways to tell of passes, and what each is for. */
const PASSES: readonly [key: string, hows: readonly Pass["how"][]][] = [
  ["past", ["overtake", "off-track"]],
  ["lap", ["lap"]],
  ["un-lap", ["un-lap"]],
];

interface Passed {
  pass: CarName;
  how: Pass["how"];
}

export const DRIVING: Tellers<
  "drove" | "point" | "braked-late" | "off-track" | "re-entered" | "regained"
> = {
  drove: (event, { words, doer, name }) => {
    const sentence = drove(words, event, doer, name);
    if (event.left <= 0 || event.why === "question") return sentence;
    return `${sentence} ${words.say("drove-lost", { left: event.left })}`;
  },

  point: (event, { words, doer }) => {
    const colour = words.say(`colour-${event.colour}`);
    return words.say("event-point", { ...doer, colour, bonus: event.bonus });
  },

  "braked-late": (event, { words, doer, name }) => {
    const passed = event.passes.map((car) => ({ pass: car, how: "overtake" }) as const);
    const passes = pieces(words, passed, doer, name).join("");
    const values = { ...doer, where: words.section(event.to, "to"), passes };
    if (!event.card) return words.say("event-braked-late", values);
    return words.say("event-braked-with", { ...values, card: words.brief(event.card) });
  },

  "off-track": (event, { words, doer }) => {
    const { corner } = words.places[event.section]!;
    return words.say("event-off-track", {
      ...doer,
      where: words.corner(corner, "at"),
      paths: words.plays("off-track"),
    });
  },

  "re-entered": (event, { words, doer }) =>
    words.say("event-re-entered", { ...doer, where: words.section(event.section, "at") }),

  regained: (event, { words, doer }) =>
    words.say("event-regained", { ...doer, where: words.section(event.to, "at") }),
};

function drove(words: Race90Cards, event: EventOf<"drove">, doer: Values, name: Name): string {
  const passes = event.path.filter((step) => "pass" in step);
  const flags = event.path.filter((step) => "flag" in step).length;
  const sections = event.path.length - passes.length - flags;
  if (!sections) {
    const values = { ...doer, where: words.section(event.to, "at") };
    if (!passes.length) return words.say("event-drove-nowhere", values);
    return passedHere(words, passes, values, name).join(" ");
  }
  const passed = pieces(words, passes, doer, name);
  if (flags) passed.push(words.say("drove-flags", { flags }));
  return words.say("event-drove", {
    ...doer,
    sections,
    where: words.section(event.to, "to"),
    bonuses: bonuses(words, event),
    passes: passed.join(""),
  });
}

/** What has made a move longer or shorter, those of a sort together. */
function bonuses(words: Race90Cards, move: ToldEvent): string {
  const sums = new Map<string, number>();
  for (const { why, value } of move.bonuses ?? []) sums.set(why, (sums.get(why) ?? 0) + value);
  const told = [...sums].map(([why, value]) => words.bonus({ why, value }));
  return told.length ? ` (${told.join(", ")})` : "";
}

/** Whom a driver has passed on the way: the end of a sentence. */
function pieces(
  words: Race90Cards,
  passes: readonly Passed[],
  { who }: Values,
  name: Name,
): string[] {
  return byWay(words, passes, name).map(({ key, cars, whom }) =>
    words.say(`drove-${key}`, { who: who!, cars, whom }),
  );
}

/** Whom a driver has passed without driving on: sentences. */
function passedHere(
  words: Race90Cards,
  passes: readonly Passed[],
  values: Values,
  name: Name,
): string[] {
  return byWay(words, passes, name).map(({ key, cars, whom }) =>
    words.say(`event-drove-${key}`, { ...values, cars, whom }),
  );
}

/** The cars that were passed in each way, the reader first and as `you`. */
function byWay(
  words: Race90Cards,
  passes: readonly Passed[],
  name: Name,
): { key: string; cars: string; whom: string }[] {
  return PASSES.flatMap(([key, hows]) => {
    const cars = passes.filter(({ how }) => hows.includes(how)).map(({ pass }) => pass);
    if (!cars.length) return [];
    const drivers = cars.map((car) => driver(words, car, name));
    drivers.sort((one, other) => Number(isAnother(one)) - Number(isAnother(other)));
    const whom = whomOf(drivers);
    const told = drivers.map((one) => words.say(`${key}-whom`, { ...one, whom }));
    return [{ key, cars: words.listed(told), whom }];
  });
}

/** Whether the reader alone is meant, among others, or not at all. */
function whomOf(drivers: readonly Values[]): "you" | "you-too" | "others" {
  if (drivers.every(isAnother)) return "others";
  return drivers.length === 1 ? "you" : "you-too";
}

function isAnother({ who }: Values): boolean {
  return who !== "you";
}
