/** Racing by keyboard: figures pick cards, arrows go from card to card and from car to car, Escape goes back. */

import type { Choosing } from "./choosing.svelte";

const CARDS = "[data-hand] button";
const PLAY = "[data-play]";
const CARS = "[data-board] button:not([aria-disabled='true'])";

/** Answer a key that was pressed anywhere on the page. */
export function steer(event: KeyboardEvent, choosing: Choosing, screen: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isBusyElsewhere(event.target)) return;
  const { key } = event;
  if (/^[1-9]$/.test(key)) pickByFigure(Number(key) - 1, screen);
  else if (key === "Escape") goBack(choosing, screen);
  else if (!key.startsWith("Arrow") || !moveFocus(key, screen)) return;
  event.preventDefault();
}

/** Bring the focus to the first car that can be chosen, or to the button that plays the card. */
export function focusNext(): void {
  const car = document.querySelector<HTMLElement>(CARS);
  (car ?? document.querySelector<HTMLElement>(PLAY))?.focus();
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [role=menu]") !== null
  );
}

function pickByFigure(slot: number, screen: HTMLElement): void {
  const card = all(CARDS, screen)[slot];
  card?.focus();
  card?.click();
}

function goBack(choosing: Choosing, screen: HTMLElement): void {
  const slot = choosing.slot;
  choosing.back();
  if (slot !== null) all(CARDS, screen)[slot]?.focus();
}

/** Go to the next or the last one of the cards or cars; up and down lead from one to the other. */
function moveFocus(key: string, screen: HTMLElement): boolean {
  const [cards, cars] = [all(CARDS, screen), all(CARS, screen)];
  const at = document.activeElement as HTMLElement;
  const row = cards.includes(at) ? cards : cars.includes(at) ? cars : null;
  if (!row) return false;
  const next = key === "ArrowRight" || key === "ArrowDown";
  if (row === cards && key === "ArrowUp") cars[0]?.focus();
  else if (row === cards && key === "ArrowDown") return false;
  else row[(row.indexOf(at) + (next ? 1 : row.length - 1)) % row.length]?.focus();
  return true;
}

function all(selector: string, screen: HTMLElement): HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(selector)];
}
