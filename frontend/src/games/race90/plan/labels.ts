/** Where names and signs find room beside the road. */

import type { Circuit } from "./geometry";
import { ROAD } from "./geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that wants a place near a distance of the road, beside it. */
export interface Wish {
  distance: number;
  /** The side it would rather stand on: 1 right, -1 left. */
  side: number;
  width: number;
  height: number;
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

const OTHER_SIDE = 60;
const NUDGES = [0, 16, -16, 34, -34, 54, -54, 78, -78];
const GAPS = [8, 18, 32, 50, 72, 100];

/** Finds places that neither the road nor what was placed before takes. */
export class Room {
  readonly #circuit: Circuit;
  readonly #discs: Disc[] = [];
  readonly #boxes: Box[] = [];

  constructor(circuit: Circuit) {
    this.#circuit = circuit;
    for (let at = 0; at < circuit.length; at += 14) this.block(at, 0, ROAD / 2 + 3);
  }

  /** Keep a disc beside the road free. */
  block(distance: number, aside: number, radius: number): void {
    const { x, y } = this.#circuit.at(distance, aside);
    this.#discs.push({ x, y, radius });
  }

  /** The best place for a wish, its middle; it is taken from now on. */
  place(wish: Wish): Box {
    let best: Box | null = null;
    let least = Infinity;
    for (const side of [wish.side, -wish.side])
      for (const gap of GAPS)
        for (const nudge of NUDGES) {
          const box = this.#beside(wish, side, gap, nudge);
          const far = gap + Math.abs(nudge) * 0.6 + (side === wish.side ? 0 : OTHER_SIDE);
          const cost = far + (far < least ? this.#trouble(box) : Infinity);
          if (cost < least) [best, least] = [box, cost];
        }
    this.#boxes.push(best!);
    return best!;
  }

  /** The emptiest place of the whole plan for a box, its middle. */
  emptiest(width: number, height: number): Box {
    let best: Box | null = null;
    let most = -Infinity;
    const { width: w, height: h } = this.#circuit;
    for (let y = height / 2 + 24; y < h - height / 2 - 24; y += 26)
      for (let x = width / 2 + 24; x < w - width / 2 - 24; x += 26) {
        const box = { x, y, width, height };
        const room = this.#clearance(box, most);
        if (room > most) [best, most] = [box, room];
      }
    this.#boxes.push(best!);
    return best!;
  }

  #beside({ distance, width, height }: Wish, side: number, gap: number, nudge: number): Box {
    const pose = this.#circuit.at(distance + nudge);
    const turn = (pose.turn * Math.PI) / 180;
    const [nx, ny] = [-Math.sin(turn) * side, Math.cos(turn) * side];
    // As far out as the half of the box reaches towards the road.
    const half = (Math.abs(nx) * width + Math.abs(ny) * height) / 2;
    const out = ROAD / 2 + gap + half;
    return { x: pose.x + nx * out, y: pose.y + ny * out, width, height };
  }

  #trouble(box: Box): number {
    const { width, height } = this.#circuit;
    const left =
      Math.max(0, box.width / 2 + 6 - box.x) + Math.max(0, box.x + box.width / 2 + 6 - width);
    const up =
      Math.max(0, box.height / 2 + 6 - box.y) + Math.max(0, box.y + box.height / 2 + 6 - height);
    let cost = (left + up) * 80;
    for (const disc of this.#discs) cost += Math.max(0, -gapTo(box, disc)) * 12;
    for (const other of this.#boxes) cost += overlap(box, other) * 1.5;
    return cost;
  }

  /** How far everything is from a box; not looked at further once it is nearer than `enough`. */
  #clearance(box: Box, enough: number): number {
    if (this.#boxes.some((other) => overlap(box, other))) return -Infinity;
    let least = Infinity;
    for (const disc of this.#discs) {
      least = Math.min(least, gapTo(box, disc));
      if (least <= enough) break;
    }
    return least;
  }
}

function gapTo(box: Box, { x, y, radius }: Disc): number {
  const dx = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.height / 2);
  return Math.sqrt(dx * dx + dy * dy) - radius;
}

function overlap(a: Box, b: Box): number {
  const x = (a.width + b.width) / 2 + 3 - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 + 3 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
}
