/** Dragging a card of the hand up onto the plan; a hand that scrolls sideways still does. */

import type { Attachment } from "svelte/attachments";

interface Drag {
  /** The card has left the hand. */
  onlift: () => unknown;
  /** It was let go over the plan. */
  ondrop: () => unknown;
  /** It was let go elsewhere. */
  onreturn: () => unknown;
}

/** How far up a card is moved before it follows, in pixels. */
const LIFT = 18;

export function draggable({ onlift, ondrop, onreturn }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let lifted = false;

    function down(event: PointerEvent): void {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (from?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!lifted && dy < -LIFT && -dy > Math.abs(dx)) {
        lifted = true;
        element.setPointerCapture(event.pointerId);
        lift(element);
        onlift();
      }
      if (lifted) element.style.translate = `${dx}px ${dy}px`;
    }

    function up(event: PointerEvent): void {
      if (lifted) {
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
        if (event.type === "pointerup" && isOverPlan(event)) ondrop();
        else onreturn();
      }
      from = null;
      lifted = false;
      element.removeAttribute("style");
      delete element.dataset.dragged;
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}

/** Take a card out of the hand, which would cut it off where it scrolls. */
function lift(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect();
  const width = element.offsetWidth;
  element.dataset.dragged = "";
  Object.assign(element.style, { position: "fixed", width: `${width}px` });
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, transform: "none" });
}

/** The click that ends a drag is not meant for the card. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function isOverPlan({ clientX, clientY }: PointerEvent): boolean {
  const board = document.querySelector("[data-board]")?.getBoundingClientRect();
  if (!board) return false;
  const { left, right, top, bottom } = board;
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
