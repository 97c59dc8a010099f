/** The hand as it is spread: in which order, and what is special about a card. */

import type { CardName, RaceView, PlayerState } from "../model";
import { type Card, CARD_TYPES } from "../printed";
import { rank } from "./acts";

/** What is special about a card in the hand. */
export type Tag = "frozen" | "fresh" | "played" | "laid" | "new" | null;

export interface Held {
  name: CardName;
  card: Card | null;
  tag: Tag;
}

/** By type, then by movement, the fast ones first; track cards come last. */
export function spread(
  names: readonly CardName[],
  card: (name: CardName) => Card | null,
): CardName[] {
  const place = (name: CardName) => {
    const printed = card(name);
    if (!printed) return 9000;
    const type = CARD_TYPES.indexOf(printed.type);
    return (printed.corner ? 1000 : 0) + type * 100 - printed.move * 10;
  };
  return [...names].sort((one, other) => place(one) - place(other) || rank(one) - rank(other));
}

/** The cards of the hand, those that lie apart for now at the end. */
export function held(
  own: PlayerState,
  view: RaceView,
  more: readonly CardName[],
  drawn: readonly CardName[],
  card: (name: CardName) => Card | null,
): Held[] {
  const tagged = (names: readonly CardName[], tag: (name: CardName) => Tag) =>
    spread(names, card).map((name) => ({ name, card: card(name), tag: tag(name) }));
  const apart = new Set([...own.hand, ...own.laid, ...own.frozen]);
  return [
    ...tagged(own.hand, (name) =>
      view.fresh?.includes(name) ? "fresh" : drawn.includes(name) ? "new" : null,
    ),
    ...tagged(
      more.filter((name) => !apart.has(name)),
      () => "played",
    ),
    ...tagged(own.laid, () => "laid"),
    ...tagged(own.frozen, () => "frozen"),
  ];
}

/** What is special about a card that is looked at. */
export function tagOf(own: PlayerState | null, view: RaceView, name: CardName): Tag {
  if (own?.frozen.includes(name)) return "frozen";
  return view.fresh?.includes(name) ? "fresh" : null;
}
