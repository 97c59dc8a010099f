/** Keys that steer a race, pressed anywhere on the page. */

/** Let a key steer, unless it belongs to a window, a field or a menu; `steer` says if it took the key. */
export function onKey(event: KeyboardEvent, steer: (key: string) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!isTaken(event.target) && steer(event.key)) event.preventDefault();
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [role=menu]") !== null
  );
}

/** The slot of the hand that a figure stands for; null for any other key. */
export function slotOf(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** Take a card or a button as a press of the mouse does. */
export function press(element: HTMLElement | undefined): boolean {
  element?.focus();
  element?.click();
  return element !== undefined;
}

export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
