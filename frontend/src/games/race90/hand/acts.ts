/** What the cards of a question are for: how many are picked, and which answers tell the server. */

import type { CardName, Choice, Kind, PlayFacts, Preview, Question } from "../model";

/** One card, two that go together, as many as wanted, or all of them in an order. */
export type Mode = "one" | "pair" | "many" | "order";

export interface Act {
  mode: Mode;
  /** What is done with the first card, as answers are written. */
  verb: string;
  /** What is done with the second one of a pair. */
  second?: string;
  /** What ends it when no other card follows. */
  end?: string;
  /** The end is asked for even if no other card could follow: nobody must learn that. */
  secret?: true;
}

const ACTS: Partial<Record<Kind, Act>> = {
  qualify: { mode: "one", verb: "qualify" },
  contest: { mode: "pair", verb: "contest", second: "join", end: "alone", secret: true },
  "contest-second": { mode: "one", verb: "join" },
  discard: { mode: "many", verb: "discard", end: "enough" },
  draw: { mode: "one", verb: "take" },
  keep: { mode: "one", verb: "keep" },
  play: { mode: "pair", verb: "play", second: "add", end: "alone" },
  second: { mode: "one", verb: "add" },
  pay: { mode: "many", verb: "pay", end: "chips" },
  "check-order": { mode: "one", verb: "first" },
  check: { mode: "one", verb: "check" },
  lay: { mode: "order", verb: "lay" },
  "lap-check": { mode: "one", verb: "check" },
  "off-track-check": { mode: "one", verb: "check" },
  "safety-car": { mode: "one", verb: "discard" },
};

/** What cards are for in a question; null if it is not about cards. */
export function actOf(question: Question | null): Act | null {
  return (question && ACTS[question.kind]) ?? null;
}

/** The place of a card in the order in which the server wants them: track cards come last. */
export function rank(card: CardName): number {
  return card.startsWith("t") ? 1000 + Number(card.slice(1)) : Number(card);
}

export function rising(cards: readonly CardName[]): CardName[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export function optionOf(question: Question | null, text: string): Choice | null {
  return question?.options.find((option) => option.text === text) ?? null;
}

/** The cards that a question offers, each with its option. */
export function offeredCards(question: Question | null): { name: CardName; text: string }[] {
  return (question?.options ?? []).flatMap(({ text }) => {
    const name = text.split(" ")[1];
    return name === undefined ? [] : [{ name, text }];
  });
}

/** The option that begins with a card. */
export function choiceOf(question: Question | null, card: CardName): Choice | null {
  const act = actOf(question);
  return act && optionOf(question, `${act.verb} ${card}`);
}

/** The answers that tell the server about picked cards, as one chain. */
export function chainOf(question: Question, cards: readonly CardName[]): string[] {
  const act = actOf(question);
  if (!act) return [];
  const { mode, verb, second, end } = act;
  if (mode === "order") return orderOf(question, cards).map((card) => `${verb} ${card}`);
  const ordered = rising(cards);
  const named = ordered.map((card, at) => `${(at > 0 && second) || verb} ${card}`);
  return end && isEndAsked(question, ordered) ? [...named, end] : named;
}

/** True if the server asks what follows the cards; where nothing can, it goes on without asking. */
function isEndAsked(question: Question, cards: readonly CardName[]): boolean {
  const { mode, secret } = actOf(question)!;
  const last = cards.at(-1);
  if (last === undefined) return true;
  if (mode === "pair") {
    const after = [...partnersOf(question, last)].some((card) => rank(card) > rank(last));
    return cards.length === 1 && (secret === true || after);
  }
  const bill = billOf(question);
  if (bill && cards.length >= bill.most) return false;
  return markable(question).some((card) => rank(card) > rank(last));
}

/** The cards that can be marked, also those that can't be the first one. */
function markable(question: Question): CardName[] {
  const later = question.refused.filter(({ reason }) => reason === "too-few-after");
  return [...question.options, ...later].flatMap(({ text }) => text.split(" ")[1] ?? []);
}

/** An order of cards, but for the last one: it has the place that is left. */
function orderOf(question: Question, cards: readonly CardName[]): CardName[] {
  const all = offeredCards(question).length;
  return [...cards, ...below(question, cards)].slice(0, all - 1);
}

/** The cards that nobody has ordered lie below the others, as they were played. */
function below(question: Question, cards: readonly CardName[]): CardName[] {
  const played = optionOf(question, "as-played")?.preview.cards;
  const order = Array.isArray(played) ? [...played].reverse() : [];
  return order.filter((card) => !cards.includes(card));
}

/** What two cards would do together; null if they can't be played so. */
export function pairFacts(
  question: Question | null,
  first: CardName,
  second: CardName,
): PlayFacts | null {
  const ahead = optionOf(question, `play ${first}`)?.preview.pairs?.[second];
  return ahead ?? optionOf(question, `play ${second}`)?.preview.pairs?.[first] ?? null;
}

/** The cards that go together with one. */
export function partnersOf(question: Question | null, card: CardName): Set<CardName> {
  const found = new Set<CardName>();
  for (const { text, preview } of question?.options ?? []) {
    const other = text.split(" ")[1];
    if (other === undefined) continue;
    if (text === `play ${card}`) Object.keys(preview.pairs ?? {}).forEach((one) => found.add(one));
    else if (preview.pairs?.[card] || text.startsWith("contest ")) found.add(other);
  }
  found.delete(card);
  return found;
}

/** The value of two cards in a contest; each preview includes what is added only once. */
export function contestValue(question: Question | null, cards: readonly CardName[]): number | null {
  const previews = cards.map((card) => choiceOf(question, card)?.preview);
  const [first, second] = previews;
  if (first?.value === undefined) return null;
  if (second?.value === undefined) return first.value;
  return first.value + second.value - (second.modifier ?? 0) - (second.strategy ?? 0);
}

export interface Bill {
  /** Tyres to pay. */
  owed: number;
  /** Chips that the driver has. */
  chips: number;
  /** The fewest cards that must go, and the most that can. */
  least: number;
  most: number;
}

/** What is to be paid; one tyre at least in chips. */
export function billOf(question: Question | null): Bill | null {
  if (question?.kind !== "pay") return null;
  const paid = optionOf(question, "chips")?.preview;
  const refused = question.refused.find(({ text }) => text === "chips")?.values;
  const owed = paid?.tyres ?? Number(refused?.["owed"] ?? 0);
  const chips = paid ? (paid.tyres ?? 0) + (paid.left ?? 0) : Number(refused?.["chips"] ?? 0);
  return { owed, chips, least: Math.max(0, owed - chips), most: owed - 1 };
}

/** The fewest cards that must be laid off. */
export function excessOf(question: Question | null): number {
  const refused = question?.refused.find(({ text }) => text === "enough");
  return Number(refused?.values["excess"] ?? 0);
}

/** How much lower a target is worth a point of movement. */
const A_POINT = 33;

/**
 * The card that a check costs least: one that is being played anyway, or one that moves little. A low
 * target makes later checks hard, so it costs something too.
 */
export function cheapestPass(
  question: Question,
  hand: readonly CardName[],
  moveOf: (card: CardName) => number,
): CardName | null {
  const passing = question.options.flatMap(({ text, preview }) =>
    preview.passed ? [{ card: text.split(" ")[1]!, preview }] : [],
  );
  const price = ({ card, preview }: { card: CardName; preview: Preview }) =>
    (hand.includes(card) ? moveOf(card) : 0) - (preview.factor ?? 0) / A_POINT;
  const blind = optionOf(question, "blind")?.preview.odds;
  passing.sort((one, other) => price(one) - price(other));
  const best = passing[0]?.card ?? null;
  // What is sure with the deck need not cost a card of the hand.
  return blind === 1 && best !== null && hand.includes(best) ? null : best;
}
