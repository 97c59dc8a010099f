/** What part of the plan is on screen: how large it is drawn, and where. */

import type { Circuit } from "./geometry";

interface Point {
  x: number;
  y: number;
}

/** Pixels a unit at most. */
const LARGEST = 3;
const STEP = 1.4;
/** Where the plan is not shown whole, a car is drawn about this large at first. */
const CLOSE = 0.9;
/** Room around what must be in view, in units. */
const AROUND = 150;

export class Camera {
  readonly #circuit: () => Circuit;
  /** The board in pixels. */
  width = $state(0);
  height = $state(0);
  /** Null: the whole circuit is shown. */
  #zoom = $state<number | null>(null);
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  /** How near it goes to what it follows. */
  #near = CLOSE;
  /** It follows the reader's car. */
  follows = $state(false);
  /** A hand moves it: it must not lag behind. */
  held = $state(false);
  /** It goes after a car: slowly, while everything stays as large as it is. */
  #keeps = $state(false);
  readonly glides = $derived.by(() => this.#keeps && !this.held);

  constructor(circuit: () => Circuit) {
    this.#circuit = circuit;
  }

  /** Pixels a unit with which everything is on screen. */
  readonly whole = $derived.by(() => {
    const { width, height } = this.#circuit();
    return Math.min(this.width / width, this.height / height) || 0.5;
  });
  readonly zoom = $derived.by(() =>
    Math.min(LARGEST, Math.max(this.whole, this.#zoom ?? this.whole)),
  );
  readonly isWhole = $derived.by(() => this.zoom <= this.whole * 1.001);
  /** Where the plan's corner is, in pixels of the board. */
  readonly corner: Point = $derived.by(() => {
    const { width, height } = this.#circuit();
    return {
      x: within(this.width, width * this.zoom, this.width / 2 - this.#middle.x * this.zoom),
      y: within(this.height, height * this.zoom, this.height / 2 - this.#middle.y * this.zoom),
    };
  });
  /** What is on screen, in units. */
  readonly window = $derived.by(() => ({
    x: -this.corner.x / this.zoom,
    y: -this.corner.y / this.zoom,
    width: this.width / this.zoom,
    height: this.height / this.zoom,
  }));

  showWhole(): void {
    this.#keeps = false;
    this.follows = false;
    this.#zoom = null;
  }

  /** Go after some places from now on. */
  follow(places: readonly Point[]): void {
    this.follows = true;
    this.#near = Math.max(CLOSE, this.whole * STEP);
    this.keep(places);
  }

  /** Keep places in view, as near as they allow. */
  keep(places: readonly Point[]): void {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(
      this.width / (right - left + AROUND),
      this.height / (bottom - top + AROUND),
    );
    const zoom = Math.max(this.whole, Math.min(this.#near, fits));
    this.#keeps = zoom === this.zoom;
    this.#zoom = zoom;
    this.#middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#keeps = false;
    const before = this.zoom;
    const { x, y } = this.corner;
    const fixed = { x: (at.x - x) / before, y: (at.y - y) / before };
    const zoom = Math.min(LARGEST, Math.max(this.whole, before * factor));
    this.#zoom = zoom <= this.whole * 1.02 ? null : zoom;
    this.#near = zoom;
    this.#middle = {
      x: fixed.x + (this.width / 2 - at.x) / zoom,
      y: fixed.y + (this.height / 2 - at.y) / zoom,
    };
  }

  zoomIn(): void {
    this.zoomBy(STEP);
  }

  zoomOut(): void {
    this.zoomBy(1 / STEP);
  }

  /** Move what is seen by pixels. */
  pan(dx: number, dy: number): void {
    const { corner, zoom } = this;
    this.#middle = {
      x: (this.width / 2 - corner.x - dx) / zoom,
      y: (this.height / 2 - corner.y - dy) / zoom,
    };
  }
}

/** Keep the plan over the board, or in its middle if it is smaller. */
function within(board: number, plan: number, at: number): number {
  return plan <= board ? (board - plan) / 2 : Math.min(0, Math.max(board - plan, at));
}
