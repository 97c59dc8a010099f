/** What a choice would do, in short pieces. */

import type { Bonus, CardName, End, PlayFacts, Preview } from "../model";
import { garagePieces, preparationPieces } from "./garage";
import type { Race90Cards } from "./cards";
import {
  arrow,
  braked,
  checked,
  drawnFor,
  odds,
  passedCars,
  slotPieces,
  sure,
  to,
  toldSpecials,
} from "./outcomes";

/** The facts that tell what sort of choice it is: the first that there is decides. */
const TELLERS: readonly [keyof Preview, (words: Race90Cards, preview: Preview) => string[]][] = [
  ["bonuses", (words, preview) => move(words, preview as PlayFacts)],
  ["soft_sets_left", garagePieces.tyres],
  ["chit", garagePieces.refuel],
  ["robots_stop", slotPieces],
  ["ahead", (words, { behind }) => whom(words, "preview-slows", behind)],
  ["passed", checked],
  ["off_to", braked],
  ["off", braked],
  ["repairs", garagePieces.stop],
  ["odds", drawnFor],
  ["why", (words, preview) => end(words, preview as End & Preview)],
  ["passes", sure],
  ["value", (words, { value }) => [words.say("preview-value", { value: value! })]],
  ["owed", (words, { owed }) => [words.say("preview-owed", { owed: owed! })]],
  ["left", (words, { left }) => [words.say("preview-left", { left: left! })]],
  ["current", (words, { current }) => (current ? [words.say("preview-current")] : [])],
  ["points", preparationPieces.setup],
  ["bonus", preparationPieces.bid],
  ["penalty", garagePieces.wrongTyres],
  ["section", (words, { behind }) => whom(words, "preview-frees", behind)],
  ["fuel", (words, preview) => (preview.to === undefined ? [] : [arrow(words, preview.to)])],
];

/** What a choice would do; nothing if its name says it all. */
export function pieces(words: Race90Cards, preview: Preview): string[] {
  const found = TELLERS.find(([fact]) => fact in preview);
  return found ? found[1](words, preview) : [];
}

/** Whom a flag slows, or is free again without it. */
function whom(words: Race90Cards, key: string, behind: Preview["behind"]): string[] {
  const cars = Array.isArray(behind) ? behind : [];
  return cars.length ? [words.say(key, { cars: words.cars(cars) })] : [];
}

/** A play: where it leads, what it costs, what may go wrong. */
function move(words: Race90Cards, play: PlayFacts): string[] {
  if (!play.cards.length) return [words.say("preview-skip", { level: words.level })];
  const isLonger = play.most > play.points + Math.min(words.soft, 1);
  return [
    to(words, play.points, play.to),
    ...(isLonger ? [words.say("preview-most", { points: play.most })] : []),
    ...play.bonuses.map((bonus: Bonus) => words.bonus(bonus)),
    ...play.bound.map((choice) => bound(words, choice)),
    ...stops(words, play),
    ...costs(words, play),
    ...events(words, play.cards),
    ...play.checks.flatMap((check) => drawnFor(words, check)),
    ...braking(words, play),
    ...toldSpecials(words, play.specials),
    ...pairs(words, play),
  ];
}

/** A choice without which a track card would miss its corner. */
export function bound(words: Race90Cards, choice: string): string {
  const [act, section] = choice.split(" ");
  const where = section === undefined ? "" : words.section(Number(section), "at");
  return words.say(`preview-bound-${act}`, { where });
}

/** How many pairs a card makes; down a list they have to begin with it, or it may come second. */
function pairs(words: Race90Cards, play: PlayFacts): string[] {
  const partners = Object.keys(play.pairs ?? {});
  const told = (play.alone ?? true) ? [] : [words.say("preview-not-alone")];
  const isFirst = (card: CardName) => words.by === "hand" || rank(card) > rank(play.cards[0]!);
  const first = partners.filter(isFirst).length;
  if (first) told.push(words.say("preview-pairs", { pairs: first }));
  else if (partners.length) told.push(words.say("preview-pairs-other"));
  return told;
}

/** The place of a card in a hand: cards of the track come last. */
function rank(card: CardName): number {
  return card.startsWith("t") ? 1000 + Number(card.slice(1)) : Number(card);
}

/** What a play costs and brings, unless it is what its only card says. */
function costs(words: Race90Cards, play: PlayFacts): string[] {
  const cards = play.cards.map((card) => words.printedCard(card)).filter((card) => card !== null);
  const isNews = (printed: number, real: number) =>
    printed > 0 && (play.cards.length > 1 || printed !== real);
  const sum = (key: "tyres" | "damage" | "draw") =>
    cards.reduce((total, card) => total + card[key], 0);
  const { tyres, damage, draws } = play;
  const told: string[] = [];
  if (isNews(sum("tyres"), tyres)) told.push(words.say("tyres", { tyres }));
  if (isNews(sum("damage"), damage)) told.push(words.say("damage", { damage }));
  if (isNews(sum("draw"), draws)) told.push(words.say("draw", { cards: draws }));
  return told;
}

/** What event cards are good for, if their module is played. */
function events(words: Race90Cards, cards: readonly CardName[]): string[] {
  const found = new Set(cards.map((card) => words.printedCard(card)?.event || "none"));
  return [...found]
    .filter((event) => event !== "none")
    .filter((event) => words.modules.has(event === "weather" ? "weather" : "flags"))
    .map((event) => words.say(`preview-event-${event}`));
}

/** Whom a move passes and what stops it. */
function stops(words: Race90Cards, { passes, flags, lap_checks, behind }: Partial<End>): string[] {
  const told: string[] = [];
  const passed = passedCars(passes ?? []);
  if (passed.length) told.push(words.say("preview-past", { cars: words.cars(passed) }));
  if (flags?.length) told.push(words.say("preview-flags", { flags: flags.length }));
  if (lap_checks) told.push(words.say("preview-lap-checks", { checks: lap_checks }));
  if (behind) told.push(words.say("preview-stuck", { car: words.car(behind) }));
  return told;
}

/** A pass, a stay, a bonus of soft tyres: where the move then ends. */
function end(words: Race90Cards, preview: Partial<End> & Preview): string[] {
  const told: string[] = [];
  if (preview.points !== undefined) told.push(to(words, preview.points, preview.to!));
  else if (preview.to !== words.here) told.push(arrow(words, preview.to!));
  if (preview.cost !== undefined) told.push(words.say("preview-cost", { cost: preview.cost }));
  const several = (preview.passes?.length ?? 0) > 1;
  told.push(...stops(words, several ? preview : { ...preview, passes: [] }));
  return [...told, ...braking(words, preview), ...toldSpecials(words, preview.specials)];
}

function braking(words: Race90Cards, { braking }: Partial<End>): string[] {
  return braking ? [odds(words, "preview-brake", braking)] : [];
}
