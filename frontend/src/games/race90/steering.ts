/** Racing by keyboard: figures pick cards, arrows go from card to card, Enter goes on to what plays them, Escape goes back. */

import { all, onKey, press, slotOf } from "$/table/keys";
import type { Choosing } from "./choosing.svelte";

const CARDS = "[data-hand] [data-card]";
const CONFIRM = "[data-dock] [data-confirm]:not(:disabled)";

/** Answer a key that was pressed anywhere on the page. */
export function steer(event: KeyboardEvent, choosing: Choosing): void {
  onKey(event, (key) => answer(key, choosing));
}

function answer(key: string, choosing: Choosing): boolean {
  const slot = slotOf(key);
  if (slot !== null) return press(all(CARDS)[slot]);
  if (key === "Escape") return goBack(choosing);
  if (key === "Enter") return goOn(choosing);
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown"
    ? moveFocus(key)
    : false;
}

function goBack(choosing: Choosing): boolean {
  const [card] = choosing.cards;
  const had = choosing.back();
  if (card !== undefined)
    all(CARDS)
      .find((one) => one.dataset.card === card)
      ?.focus();
  return had;
}

/** From a card that is picked to the button that plays it. */
function goOn(choosing: Choosing): boolean {
  const at = document.activeElement as HTMLElement | null;
  const card = at?.matches(CARDS) ? at.dataset.card : undefined;
  if (card === undefined || !choosing.cards.includes(card)) return false;
  const confirm = document.querySelector<HTMLElement>(CONFIRM);
  confirm?.focus();
  return confirm !== null;
}

/** Go to the next card or the last one; up and down lead to the button that plays it and back. */
function moveFocus(key: string): boolean {
  const cards = all(CARDS);
  const at = document.activeElement as HTMLElement;
  const confirm = document.querySelector<HTMLElement>(CONFIRM);
  if (at === confirm && key === "ArrowDown") return focus(cards[0]);
  if (!cards.includes(at)) return false;
  if (key === "ArrowUp") return focus(confirm);
  if (key === "ArrowDown") return false;
  const step = key === "ArrowRight" ? 1 : cards.length - 1;
  return focus(cards[(cards.indexOf(at) + step) % cards.length]);
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element != null;
}
