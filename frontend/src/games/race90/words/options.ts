/** What options are called, and what they are good for. */

import type { Values } from "$/words";
import {
  type CardName,
  type Preview,
  type Skill,
  STRATEGIES,
  type Strategy,
  type Tyres,
} from "../model";
import type { Race90Cards } from "./cards";
import { pieces } from "./effects";
import { shortStrategy } from "./text";

/** What can be done with a track card that its symbols matter for. */
const WITH_SYMBOLS = ["play", "add", "take", "keep", "discard"];

function split(text: string): { act: string; thing: string } {
  const [act = "", ...rest] = text.split(" ");
  return { act, thing: rest.join(" ") };
}

function isStrategy(text: string): text is Strategy {
  return (STRATEGIES as readonly string[]).includes(text);
}

/** What an option would do; what can be chosen says what it is good for. */
export function effectsOf(words: Race90Cards, text: string, preview: Preview): string[] {
  const { act, thing } = split(text);
  if (act === "chart") {
    const chart = words.printed.charts[thing];
    return chart && !words.modules.has("car-setup") ? [words.chartFacts(chart)] : [];
  }
  return [
    ...uses(words, text, preview),
    ...pieces(words, preview),
    ...remarks(words, act, thing, preview),
  ];
}

/** What a skill, a set of tyres or a strategy is for. */
function uses(words: Race90Cards, text: string, preview: Preview): string[] {
  const { act, thing } = split(text);
  if (act === "skill") {
    return [words.say(`skill-does-${thing}`, { cards: words.plays("track-cards") })];
  }
  if (act === "tyres") {
    return [words.say(`tyre-does-${thing}`, { left: preview.soft_sets_left! })];
  }
  if (!isStrategy(text)) return [];
  const does = words.say(`does-${text}`);
  return words.modules.has("track-cards") ? [does, words.special(text)] : [does];
}

/** What is to be said of a card or of fuel besides. */
function remarks(words: Race90Cards, act: string, thing: string, preview: Preview): string[] {
  const told: string[] = [];
  const card = thing ? words.printedCard(thing) : null;
  if (card && WITH_SYMBOLS.includes(act)) told.push(...words.symbols(card));
  if (act === "fuel" && "bonus" in preview) {
    told.push(words.say("preview-refuel-by", { turn: Number(thing) }));
  }
  if (act === "check" && !ownHand(words).includes(thing)) told.push(words.say("preview-played"));
  return told;
}

function ownHand({ own, view }: Race90Cards): readonly CardName[] {
  return own === null ? [] : (view.players[own]?.hand ?? []);
}

/** What an option is called. */
export function label(words: Race90Cards, text: string): string {
  const { act, thing } = split(text);
  if (thing) return (LABELS[act] ?? cardLabel)(words, thing);
  if (isStrategy(text)) return words.strategy(text);
  const kind = words.view.decision?.kind;
  if (text === "stay" && kind === "brake") return words.say("answer-stay-here");
  if (text === "stay" && kind === "orange-flag") return words.say("answer-stay-robot");
  const own = words.view.players[words.own ?? 0]!;
  const limit = words.limits(own).cards;
  const values: Values = { limit, cards: limit + 1 };
  if (own.strategy) values.strategy = shortStrategy(own.strategy);
  return words.say(`answer-${text}`, values);
}

type Label = (words: Race90Cards, thing: string) => string;

const cardLabel: Label = (words, card) => words.card(card);

/** Options that name something else than a card. */
const LABELS: Record<string, Label> = {
  chart: (words, chart) => words.chart(chart),
  point: (words, point) => {
    const { colour, bonus } =
      words.track.sections[words.here ?? 0]!.trajectories[Number(point) - 1]!;
    return words.say("answer-point", { colour: words.say(`colour-${colour}`), bonus });
  },
  skill: (words, skill) => words.skill(skill as Skill),
  setup: (words, setup) => {
    const [tyres = 0, cards = 0, damage = 0] = setup.split("-").map(Number);
    return words.chartFacts({ tyres, cards, damage });
  },
  fuel: (words, turns) => words.say("answer-fuel", { turns: Number(turns) }),
  tyres: (words, tyres) => words.tyreType(tyres as Tyres),
  flag: (words, place) => {
    const [section, ahead = 0] = place.split(".").map(Number);
    return words.say("answer-flag", { where: words.where(section!), ahead });
  },
  unflag: (words, section) => words.where(Number(section)),
};
