/** Hands, decks and discards on screen. Cards that the reader can't see are `?` and `t?`. */

import type { CardName, PlayerState, RaceView } from "../model";

export interface Cards {
  players: PlayerState[];
  deck: number;
  discards: CardName[];
  trackDeck: number;
  trackDiscards: CardName[];
  /** Cards of this turn that lie on the table. */
  spent: CardName[];
}

const TRACK_CARDS = 1000;

export function isTrackCard(card: CardName): boolean {
  return card.startsWith("t");
}

function hidden(card: CardName): CardName {
  return isTrackCard(card) ? "t?" : "?";
}

/** Hands lie in this order: unknown cards, race cards, track cards, unknown track cards. */
function rank(card: CardName): number {
  if (card === "?") return 0;
  if (card === "t?") return 2 * TRACK_CARDS;
  return isTrackCard(card) ? TRACK_CARDS + Number(card.slice(1)) : Number(card);
}

export function sorted(cards: readonly CardName[]): CardName[] {
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** Which card of a hand one is: itself, or a hidden one, or if all are known any. */
function standIn(cards: readonly CardName[], card: CardName): CardName | undefined {
  return [card, hidden(card), "?", "t?"].find((each) => cards.includes(each)) ?? cards.at(-1);
}

/** A pile without a card; where the card is not seen, without one that may be it. */
export function without(cards: readonly CardName[], card: CardName): CardName[] {
  const found = standIn(cards, card);
  return found === undefined ? [...cards] : cards.toSpliced(cards.indexOf(found), 1);
}

/** Change what is known of a player. */
export function patch<C extends Pick<Cards, "players">>(
  table: C,
  seat: number,
  change: (player: PlayerState) => Partial<PlayerState>,
): C {
  const players = table.players.map((player) =>
    player.seat === seat ? { ...player, ...change(player) } : player,
  );
  return { ...table, players };
}

export function take<C extends Cards>(table: C, seat: number, cards: readonly CardName[]): C {
  return patch(table, seat, ({ hand, known }) => ({
    hand: cards.reduce(without, hand),
    known: known.filter((card) => !cards.includes(card)),
  }));
}

/** Lay cards of a hand face down. */
export function layDown<C extends Cards>(table: C, seat: number, cards: readonly CardName[]): C {
  return patch(table, seat, ({ hand }) => {
    const laid: CardName[] = [];
    for (const card of cards) {
      laid.push(standIn(hand, card) ?? card);
      hand = without(hand, card);
    }
    return { hand, laid };
  });
}

/** Put cards into a hand: their names, or how many of them. */
export function give<C extends Cards>(
  table: C,
  seat: number,
  count: number,
  names: readonly CardName[] | undefined,
  back: CardName = "?",
): C {
  const cards = names ?? Array<CardName>(count).fill(back);
  return patch(table, seat, ({ hand }) => ({ hand: sorted([...hand, ...cards]) }));
}

/** Put cards into a hand that all have seen. */
export function giveSeen<C extends Cards>(table: C, seat: number, cards: readonly CardName[]): C {
  const given = give(table, seat, cards.length, cards);
  return patch(given, seat, ({ known }) => ({ known: sorted([...known, ...cards]) }));
}

/** All see cards of a hand. */
export function reveal<C extends Cards>(table: C, seat: number, cards: readonly CardName[]): C {
  return cards.length ? giveSeen(take(table, seat, cards), seat, cards) : table;
}

/** Lay cards off, each on its own pile. */
export function layOff<C extends Cards>(table: C, cards: readonly CardName[]): C {
  const real = cards.filter((card) => card !== "?" && card !== "t?");
  return {
    ...table,
    discards: [...table.discards, ...real.filter((card) => !isTrackCard(card))],
    trackDiscards: [...table.trackDiscards, ...real.filter(isTrackCard)],
  };
}

/** What lies on the table goes to the discards: as it lies there later; a card taken since lay on top. */
export function clear<C extends Cards>(table: C, later: readonly CardName[] = []): C {
  if (table.spent.length === 0) return table;
  const place = (card: CardName) => (later.includes(card) ? later.indexOf(card) : later.length);
  const cards = table.spent.toSorted((one, other) => place(one) - place(other));
  return { ...layOff(table, cards), spent: [] };
}

/** The track cards of a play are laid off before the car moves. */
export function clearTrackCards<C extends Cards>(table: C): C {
  const cards = table.spent.filter(isTrackCard);
  if (cards.length === 0) return table;
  return { ...layOff(table, cards), spent: table.spent.filter((card) => !isTrackCard(card)) };
}

/** How many cards each deck has before anything is dealt: as many as lie anywhere now. */
export function wholeDecks(view: RaceView): { race: number; track: number } {
  const lying = [
    ...view.discards,
    ...(view.track_discards ?? []),
    ...view.move.spent,
    ...view.players.flatMap(({ hand, laid, frozen, target }) => [
      ...hand,
      ...laid,
      ...frozen,
      ...(target === null ? [] : [target]),
    ]),
  ];
  const track = lying.filter(isTrackCard).length;
  return {
    race: view.deck + lying.length - track,
    track: (view.track_deck ?? 0) + track,
  };
}
