/** Trees that stand around a circuit, always the same ones. */

import type { Circuit } from "./geometry";

export interface Tree {
  x: number;
  y: number;
  radius: number;
  deep: boolean;
}

const CLUMPS = 130;
/** Woods go on beyond the plan, where boards have another shape. */
const BEYOND = 500;
/** No tree stands nearer to the middle of the road. */
const CLEAR = 118;

export function woodsOf(circuit: Circuit): Tree[] {
  const random = dice(circuit.name.length * 7919 + (circuit.upright ? 1 : 0));
  const road = Array.from({ length: Math.ceil(circuit.length / 24) }, (_, i) => circuit.at(i * 24));
  const free = (x: number, y: number) =>
    road.every((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 > CLEAR ** 2);
  const trees: Tree[] = [];
  for (let clump = 0; clump < CLUMPS; clump++) {
    const [cx, cy] = [
      random() * (circuit.width + 2 * BEYOND) - BEYOND,
      random() * (circuit.height + 2 * BEYOND) - BEYOND,
    ];
    const size = 2 + Math.floor(random() * 5);
    for (let i = 0; i < size; i++) {
      const [x, y] = [cx + (random() - 0.5) * 66, cy + (random() - 0.5) * 54];
      const radius = 7 + random() * 9;
      if (free(x, y)) trees.push({ x, y, radius, deep: random() > 0.5 });
    }
  }
  return trees.map(({ x, y, radius, deep }) => ({
    x: Math.round(x),
    y: Math.round(y),
    radius: Math.round(radius),
    deep,
  }));
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
