/** How a card comes to the table: from its slot in the reader's hand, or from above. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { CardName } from "./model";

/** Where the cards of the own hand were last seen to leave from. */
const left = new Map<CardName, DOMRect>();

/** Remember where a card of the hand lay when it was played. */
export function leaveFrom(card: CardName, element: Element): void {
  left.set(card, element.getBoundingClientRect());
}

interface Flight {
  card: CardName;
  own: boolean;
  speed: number;
}

/** A transition for the card in play. */
export function arrive(element: Element, { card, own, speed }: Flight): TransitionConfig {
  const from = own ? left.get(card) : undefined;
  left.delete(card);
  const to = element.getBoundingClientRect();
  const [x, y] = from ? [from.x - to.x, from.y - to.y] : [to.width / 2, -to.height * 0.8];
  const size = from && to.width > 0 ? from.width / to.width : 0.7;
  const turn = from ? 0 : 14;
  return {
    duration: speed ? 420 / speed : 0,
    easing: cubicOut,
    css: (here, away) =>
      `transform-origin: 0 0; transform: translate(${x * away}px, ${y * away}px) rotate(${turn * away}deg) scale(${1 + (size - 1) * away}); opacity: ${from ? 1 : here}`,
  };
}
