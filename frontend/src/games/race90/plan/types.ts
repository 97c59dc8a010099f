/** How the four types of cards look on the plan: a colour, the ink on it and a shape around (0, 0), 2 wide. */

import type { CardType } from "../printed";

export interface TypeLook {
  ground: string;
  ink: string;
  shape: string;
  /** How far below the middle a letter looks centred. */
  drop: number;
}

export const TYPE_LOOKS: Readonly<Record<CardType, TypeLook>> = {
  speeding: { ground: "#d8303a", ink: "#ffffff", shape: "M0-1.15 1.2.9H-1.2Z", drop: 0.25 },
  driving: {
    ground: "#1c8a4b",
    ink: "#ffffff",
    shape: "M0-1A1 1 0 0 1 0 1 1 1 0 0 1 0-1Z",
    drop: 0,
  },
  gear: { ground: "#f08a1d", ink: "#1b1205", shape: "M-.92-.92H.92V.92H-.92Z", drop: 0 },
  event: { ground: "#f7cf2e", ink: "#1b1d22", shape: "M0-1.22 1.22 0 0 1.22-1.22 0Z", drop: 0 },
};
