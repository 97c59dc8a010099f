/**
 * Windows over the page. Escape closes the topmost one alone: left to themselves, browsers close with one press all
 * windows that came without a press of the reader's own.
 */

/** What closes a window when its reader wants that; null: it stays. */
type Close = (() => void) | null;

/** The windows that are open, the topmost last. */
const shown: { close: Close }[] = [];

/** Show a dialog over everything else; returns what takes it away. */
export function showModal(dialog: HTMLDialogElement, close: Close): () => void {
  const one = { close };
  const open = new AbortController();
  const { signal } = open;
  // A phone's way back is no key.
  if (close) dialog.addEventListener("close", close, { signal });
  else dialog.addEventListener("cancel", (event) => event.preventDefault(), { signal });
  shown.push(one);
  dialog.showModal();
  return () => {
    shown.splice(shown.indexOf(one), 1);
    open.abort();
    dialog.close();
  };
}

/** Close the topmost window if a key asks for that and nothing in the window has taken it. */
export function closeByKey(event: KeyboardEvent): void {
  const top = shown.at(-1);
  if (!top || event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  top.close?.();
}
