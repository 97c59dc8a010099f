/** On a small screen the hand lies over a part of the track: what matters there is brought into sight. */

const MARKED = "[data-board] [data-marked]";
const DOCK = "[data-dock]";
/** Free room around what is brought into sight. */
const ROOM = 10;

/** Scroll until the marked cars are above the hand; the foremost comes first. */
export function bringIntoSight(smooth: boolean): void {
  const dock = document.querySelector(DOCK);
  if (!dock || getComputedStyle(dock).position !== "sticky") return;
  const boxes = [...document.querySelectorAll(MARKED)].map((car) => car.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - ROOM;
  const below = Math.max(...boxes.map((box) => box.bottom)) + ROOM;
  const hand = dock.getBoundingClientRect();
  const isBeside = hand.left >= Math.max(...boxes.map((box) => box.right));
  const hidden = below - (isBeside ? window.innerHeight : hand.top);
  if (top >= 0 && hidden <= 0) return;
  const by = top < 0 ? top : Math.min(top, hidden);
  window.scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
}
