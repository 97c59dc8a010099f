/** How a card that is drawn comes to the hand: from the deck above, turning. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function comeToHand(_element: Element, { speed }: { speed: number }): TransitionConfig {
  return {
    duration: speed ? 500 / speed : 0,
    easing: cubicOut,
    css: (here, away) =>
      `transform: translate(${35 * away}px, ${-150 * away}px) rotate(${-16 * away}deg) scale(${1 - 0.28 * away}); opacity: ${here}`,
  };
}
