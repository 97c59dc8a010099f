/** Pieces about checks, late braking and what waits off the track. */

import type { Values } from "$/words";
import type { CarName, Pass, PathFacts, Preview, Special } from "../model";
import type { Race90Cards } from "./cards";
import { garagePieces } from "./garage";
import { ARROW, number, percent, signed } from "./text";

export function arrow(words: Race90Cards, section: number): string {
  return `${ARROW} ${words.where(section)}`;
}

/** Where a play leads, and its points if they are not the sections driven. */
export function to(words: Race90Cards, points: number, section: number): string {
  if (points === words.distance(section)) return arrow(words, section);
  return words.say("preview-move", { points, where: words.where(section) });
}

/** The cars that are passed on the way. */
export function passedCars(passes: readonly (Pass | CarName)[]): CarName[] {
  return passes.flatMap((step) =>
    typeof step === "string" ? [step] : "pass" in step ? [step.pass] : [],
  );
}

/** How many track cards a choice is sure to earn, and how many more it may. */
export function toldSpecials(words: Race90Cards, specials: readonly Special[] = []): string[] {
  const told: string[] = [];
  for (const [key, isSure] of [
    ["preview-specials", true],
    ["preview-specials-perhaps", false],
  ] as const) {
    const cards = specials.reduce((sum, { cards, sure }) => sum + (sure === isSure ? cards : 0), 0);
    if (cards) told.push(words.say(key, { specials: cards }));
  }
  return told;
}

interface Chance {
  odds?: number;
  target?: number | null;
  own?: number | null;
  to?: number | null;
}

/** The odds of a check in percent; a second one has no target yet. */
export function odds(words: Race90Cards, key: string, chance: Chance): string {
  const values: Values = { odds: percent(chance.odds!) };
  if (chance.target === null) return words.say("preview-check-second", values);
  values.target = number(chance.target!);
  if (typeof chance.own === "number") values.own = chance.own;
  if (typeof chance.to === "number") values.distance = signed(words.distance(chance.to) ?? 0);
  return words.say(key, values);
}

/** A check with a card; that of a lapping Leader, or off the track, leads on. */
export function checked(words: Race90Cards, preview: Preview): string[] {
  const told: string[] = [];
  if (preview.passed) {
    const passes = words.say("preview-passes");
    told.push("to" in preview ? `${passes} ${arrow(words, preview.to!)}` : passes);
  } else if (preview.path) {
    told.push(words.say("preview-fails-path", { path: path(words, preview.path) }));
  } else {
    told.push(words.say("to" in preview ? "preview-fails-lapping" : "preview-fails"));
  }
  if (preview.out) told.push(words.say("preview-out"));
  else if (!preview.path) told.push(words.say("preview-target", { factor: preview.new_target! }));
  return told;
}

/** A check that is drawn for, or that has still to come. */
export function drawnFor(
  words: Race90Cards,
  chance: Chance & { path?: PathFacts[]; out?: boolean },
): string[] {
  const told: string[] = [];
  if ("own" in chance) {
    const isBlind = words.level === "junior";
    told.push(odds(words, isBlind ? "preview-check-blind" : "preview-check", chance));
  } else {
    const leads = typeof chance.to === "number" ? ` ${arrow(words, chance.to)}` : "";
    told.push(odds(words, "preview-odds", chance) + leads);
  }
  if (chance.path?.length) {
    told.push(words.say("preview-else-path", { path: path(words, chance.path) }));
  }
  if (chance.out) told.push(words.say("preview-risk"));
  return told;
}

/** What waits off the track, step by step: after a check, if it fails. */
export function path(words: Race90Cards, steps: readonly PathFacts[]): string {
  const [first, ...rest] = steps;
  if (!first) return "";
  const step = pathStep(words, first);
  if (!rest.length) return step;
  const after = path(words, rest);
  return first.kind === "check"
    ? `${step}; ${words.say("path-failed", { path: after })}`
    : `${step}, ${after}`;
}

/** One symbol of an off-track path. */
export function pathStep(words: Race90Cards, { kind, value, to }: PathFacts): string {
  const values: Values = { value: value ?? 0 };
  if (to !== null) values.where = words.section(to);
  return words.say(`path-${kind}`, values);
}

/** Late braking: the own, or that of a robot. */
export function braked(words: Race90Cards, preview: Preview): string[] {
  const told = [`${odds(words, "preview-odds", preview)} ${arrow(words, preview.to!)}`];
  const passed = passedCars(preview.passes ?? []);
  if (passed.length) {
    const key = "car" in preview ? "preview-past-robot" : "preview-past";
    told.push(words.say(key, { cars: words.cars(passed) }));
  }
  told.push(...lapChecks(words, preview), ...toldSpecials(words, preview.specials));
  const off = preview.path?.length ? preview.path : preview.off;
  if (off?.length) told.push(words.say("preview-off-path", { path: path(words, off) }));
  else if (preview.off_to === undefined) told.push(words.say("preview-off-robot"));
  else told.push(offTo(words, preview.off_to));
  return told;
}

/** Off the track by the Basic Game: where the car comes back, if there is a turn left for it. */
export function offTo(words: Race90Cards, section: number): string {
  return words.lastTurn
    ? words.say("preview-off-last")
    : words.say("preview-off", { where: words.where(section) });
}

/** Late braking with a track card. */
export function sure(words: Race90Cards, preview: Preview): string[] {
  const told = [`${words.say("preview-sure")} ${arrow(words, preview.to!)}`];
  const passed = passedCars(preview.passes ?? []);
  if (passed.length) told.push(words.say("preview-past", { cars: words.cars(passed) }));
  return [...told, ...lapChecks(words, preview), ...toldSpecials(words, preview.specials)];
}

function lapChecks(words: Race90Cards, { lap_checks }: Preview): string[] {
  return lap_checks ? [words.say("preview-lap-checks", { checks: lap_checks })] : [];
}

/** A step of the weather. */
export function slotPieces(words: Race90Cards, preview: Preview): string[] {
  const told = [`${ARROW} ${words.slot(preview.slot!, preview.kind!)}`];
  if (preview.robots_stop) told.push(words.say("preview-robots-stop"));
  return [...told, ...garagePieces.wrongTyres(words, preview)];
}
