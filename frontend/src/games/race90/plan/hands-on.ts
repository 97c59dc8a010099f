/** Moving the plan by hand: dragging, pinching and the wheel. */

import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

interface Point {
  x: number;
  y: number;
}

/** A finger may tremble so far without dragging. */
const TREMBLE = 5;

/** Let hands move a camera over an element. */
export function handsOn(camera: Camera): Attachment<HTMLElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let moved = 0;

    function place(event: MouseEvent): Point {
      const { left, top } = board.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    }

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
      moved = 0;
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      moved += distance(before, now);
      if (!other && moved < TREMBLE) return;
      fingers.set(event.pointerId, now);
      camera.held = true;
      if (other) pinch(before, now, other);
      else if (!camera.isWhole) {
        camera.follows = false;
        camera.pan(now.x - before.x, now.y - before.y);
        if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      }
    }

    function pinch(before: Point, now: Point, other: Point) {
      camera.follows = false;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      camera.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId);
      if (!fingers.size) camera.held = false;
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * 0.0016), place(event));
    }

    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", up, { signal });
    board.addEventListener("pointercancel", up, { signal });
    board.addEventListener("pointerleave", up, { signal });
    // Not passive: the page must not scroll under the plan.
    board.addEventListener("wheel", wheel, { signal, passive: false });
    return () => stop.abort();
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
