/** Nobody has read an answer in its first moment: a press then was meant for what stood there before. */

const MOMENT = 150;

/** Let presses pass by what has just come. Keys are not held up: they go where the focus is. */
export function settle(node: HTMLElement): () => void {
  node.style.pointerEvents = "none";
  const timer = setTimeout(() => (node.style.pointerEvents = ""), MOMENT);
  return () => clearTimeout(timer);
}
