/** What a player is asked, and what to weigh. */

import type { Values } from "$/words";
import type { CarName, Kind, PlayerState, Preview, RaceView } from "../model";
import type { Race90Cards } from "./cards";
import { number } from "./text";

/** The cars by their numbers in `steps`. */
const CARS: readonly CarName[] = [
  ...Array.from({ length: 6 }, (_, seat) => `s${seat}`),
  ...["fast1", "fast2", "fast3", "slow1", "slow2", "slow3", "superfast1", "superfast2"],
];
const SETUP_POINTS = 6;
const TUNING_POINTS = 8;
const PITTING_SECTIONS = 2;
/** Kinds of questions with another hint in the last turn: what they are good for comes after it. */
const NO_MORE: readonly string[] = ["pit", "brake", "point"];

/** What the reader is asked; empty if nothing is. */
export function question(words: Race90Cards): string {
  const kind = words.view.decision?.kind;
  return kind ? words.say(`ask-${kind}`, facts(words, kind)) : "";
}

/** What to weigh, in a sentence or two; empty if nothing is asked. */
export function hint(words: Race90Cards): string {
  const kind = words.view.decision?.kind;
  if (!kind) return "";
  const key = kind === "brake" && words.modules.has("off-track") ? "brake-path" : kind;
  const last = words.lastTurn && NO_MORE.includes(key) ? "-last" : "";
  return words.say(`hint-${key}${last}`, facts(words, kind));
}

/** What the step, the options and the chart tell about the question. */
function facts(words: Race90Cards, kind: Kind): Values {
  const targets = words.view.decision!.options.map(({ preview }) => preview.target ?? null);
  const target = targets.find((target) => target !== null);
  return {
    limit: words.limits(ownOf(words.view)).cards,
    level: words.level,
    fuel: words.fuel,
    by: words.by,
    target: target === undefined ? "?" : number(target!),
    ...FACTS[kind]?.(words, words.view),
  };
}

function ownOf(view: RaceView): PlayerState {
  return view.players[view.seat ?? 0]!;
}

function answer(view: RaceView, text: string): Preview | undefined {
  return view.decision?.options.find((option) => option.text === text)?.preview;
}

/** The step that is under way. */
function stepOf(view: RaceView): RaceView["steps"][number] {
  return view.steps.at(-1)!;
}

function numberedCard(words: Race90Cards, card: number): string {
  const races = Object.keys(words.printed.cards).length;
  return words.card(card <= races ? String(card) : `t${card - races}`);
}

function slotOf(words: Race90Cards, { weather }: RaceView): string {
  return weather ? words.slot(weather.slot, weather.kind) : "";
}

type Facts = (words: Race90Cards, view: RaceView) => Values;

const FACTS: Partial<Record<Kind, Facts>> = {
  contest: (words, view) => {
    const declared = view.steps.findLast(([step]) => step === "declare");
    return {
      where: words.section(declared?.[1] ?? 0, "at"),
      cars: words.cars(view.contest.group),
    };
  },
  "contest-second": (words, view) => ({ card: words.card(ownOf(view).laid[0]!) }),
  second: (words, view) => ({ card: numberedCard(words, stepOf(view)[2]) }),
  pay: (_, view) => ({ tyres: stepOf(view)[2] }),
  pass: (words, view) => ({
    car: words.car(CARS[stepOf(view)[3]]!),
    points: view.move.points,
    stay: answer(view, "stay") ? "yes" : "no",
  }),
  "lap-check": (words, view) => ({ car: words.car(CARS[stepOf(view)[3]]!) }),
  pit: (words, view) => {
    const saved = ownOf(view).skill === "pitting" ? PITTING_SECTIONS : 0;
    return {
      sections: Math.max(0, words.track.pit_time - saved),
      behind: view.safety_car ? "safety-car" : "nobody",
    };
  },
  discard: (_, view) => ({ must: answer(view, "enough") ? "no" : "yes" }),
  brake: (words) => ({ corner: words.corner(words.places[words.here ?? 0]!.corner, "of") }),
  strategy: (words) => ({ specials: words.plays("track-cards") }),
  chart: (words) => ({ setup: words.plays("car-setup") }),
  setup: (_, view) => ({
    points: ownOf(view).skill === "tuning" ? TUNING_POINTS : SETUP_POINTS,
  }),
  "fuel-bid": (_, view) => ({ turns: view.summary.turns }),
  tyres: (words, view) => ({ weather: slotOf(words, view) }),
  weather: (words, view) => {
    const { tyre_type } = ownOf(view);
    return {
      weather: slotOf(words, view),
      tyres: tyre_type ? words.tyreType(tyre_type) : "",
    };
  },
  "soft-bonus": (_, view) => ({ soft: ownOf(view).soft ?? 0 }),
  "yellow-flag": (words, view) => ({ turn: words.stageEnd(view.turn) }),
  "orange-flag": (words, view) => ({
    car: words.car(answer(view, "brake-late")!.car!),
    paths: words.plays("off-track"),
  }),
};
