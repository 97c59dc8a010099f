/** Racing by keyboard: figures pick cards, arrows go from card to card and from car to car, Escape goes back. */

import { all, onKey, press, slotOf } from "$/table/keys";
import type { Choosing } from "./choosing.svelte";

const CARDS = "[data-hand] button";
const PLAY = "[data-play]";
const CARS = "[data-board] button:not([aria-disabled='true'])";

/** Answer a key that was pressed anywhere on the page. */
export function steer(event: KeyboardEvent, choosing: Choosing): void {
  onKey(event, (key) => {
    const slot = slotOf(key);
    if (slot !== null) press(all(CARDS)[slot]);
    else if (key === "Escape") goBack(choosing);
    else return key.startsWith("Arrow") && moveFocus(key);
    return true;
  });
}

/** Bring the focus to the first car that can be chosen, or to the button that plays the card. */
export function focusNext(): void {
  const car = document.querySelector<HTMLElement>(CARS);
  (car ?? document.querySelector<HTMLElement>(PLAY))?.focus();
}

function goBack(choosing: Choosing): void {
  const slot = choosing.slot;
  choosing.back();
  if (slot !== null) all(CARDS)[slot]?.focus();
}

/** Go to the next or the last one of the cards or cars; up and down lead from one to the other. */
function moveFocus(key: string): boolean {
  const [cards, cars] = [all(CARDS), all(CARS)];
  const at = document.activeElement as HTMLElement;
  const row = cards.includes(at) ? cards : cars.includes(at) ? cars : null;
  if (!row) return false;
  const next = key === "ArrowRight" || key === "ArrowDown";
  if (row === cards && key === "ArrowUp") cars[0]?.focus();
  else if (row === cards && key === "ArrowDown") return false;
  else row[(row.indexOf(at) + (next ? 1 : row.length - 1)) % row.length]?.focus();
  return true;
}
