/** Formula Motor Racing as the server shows it: the shapes of ./wire, and a small helper. */

import type { CardName } from "./wire";

export { TEAMS } from "./wire";
export type {
  CardKind,
  CardName,
  CarName,
  Move,
  Outcome,
  Preview,
  Printed,
  RaceEvent,
  RaceView,
  Standing,
  Summary,
  Team,
} from "./wire";

/** How many cards are in a pile, of which the view has the cards or their number. */
export function cardsIn(pile: number | CardName[]): number {
  return typeof pile === "number" ? pile : pile.length;
}
