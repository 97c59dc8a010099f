/** What stands beside the road in each layout: the edge of the gravel, trees and grandstands. */

import type { Layout } from "./track-geometry";

export interface Tree {
  x: number;
  y: number;
  size: number;
}

export interface Stand {
  x: number;
  y: number;
  turn: number;
  /** In a row. */
  seats: number;
}

interface Surroundings {
  /** The bed of gravel, as the path of an svg. */
  gravel: string;
  trees: Tree[];
  stands: Stand[];
}

export const SURROUNDINGS: Readonly<Record<Layout["name"], Surroundings>> = {
  wide: {
    gravel:
      "M-20 318C60 290 150 306 260 312S420 296 520 300 700 296 780 304 880 312 920 300V400H-20Z",
    trees: [
      { x: 34, y: 28, size: 17 },
      { x: 70, y: 20, size: 13 },
      { x: 318, y: 44, size: 15 },
      { x: 352, y: 32, size: 20 },
      { x: 388, y: 50, size: 13 },
      { x: 868, y: 30, size: 18 },
      { x: 836, y: 22, size: 12 },
      { x: 884, y: 62, size: 12 },
    ],
    stands: [
      { x: 176, y: 30, turn: 14, seats: 12 },
      { x: 618, y: 22, turn: 0, seats: 11 },
    ],
  },
  tall: {
    gravel: "M262-20C246 40 268 90 280 150S266 260 262 300 270 400 256 470H410V-20Z",
    trees: [
      { x: 22, y: 22, size: 14 },
      { x: 40, y: 46, size: 9 },
      { x: 30, y: 200, size: 13 },
      { x: 16, y: 226, size: 10 },
      { x: 48, y: 222, size: 9 },
      { x: 24, y: 396, size: 14 },
      { x: 46, y: 412, size: 10 },
      { x: 226, y: 18, size: 10 },
    ],
    stands: [{ x: 24, y: 322, turn: 97, seats: 9 }],
  },
};
