/** Things of a list slide to their new places; unlike Svelte's flip they keep their size, which may change meanwhile. */

import type { AnimationConfig } from "svelte/animate";

const PER_LIST = 320;

export function slide(
  _: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { speed }: { speed: number },
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const duration = speed > 0 && (x || y) ? PER_LIST / speed : 0;
  return { duration, css: (_, left) => `transform: translate(${x * left}px, ${y * left}px)` };
}
