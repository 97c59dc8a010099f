/** What the guide tells, chapter by chapter: keys of sentences, and the sign of each chapter. */

import type { GlyphName } from "../art/glyph-drawings";
import type { Card, CardType } from "../printed";

export interface Step {
  sign: GlyphName;
  title: string;
  text: string;
}

/** What happens in a turn, in order. */
export const STEPS: readonly Step[] = [
  {
    sign: "contest",
    title: "r90-guide-step-contest",
    text: "r90-guide-step-contest-text",
  },
  { sign: "pit", title: "r90-guide-step-pit", text: "r90-guide-step-pit-text" },
  { sign: "draw", title: "r90-guide-step-draw", text: "r90-guide-step-draw-text" },
  { sign: "pair", title: "r90-guide-step-play", text: "r90-guide-step-play-text" },
  { sign: "tyre", title: "r90-guide-step-pay", text: "r90-guide-step-pay-text" },
  { sign: "overtake", title: "r90-guide-step-drive", text: "r90-guide-step-drive-text" },
];

export interface Chapter {
  sign: GlyphName;
  title: string;
  texts: readonly string[];
}

/** The chapters of words alone, between the cards and the strategies. */
export const CHAPTERS: readonly Chapter[] = [
  {
    sign: "check",
    title: "r90-guide-checks-title",
    texts: ["r90-guide-checks", "r90-guide-checks-target", "r90-guide-checks-blind"],
  },
  {
    sign: "damage-red",
    title: "r90-guide-tyres-title",
    texts: ["r90-guide-tyres", "r90-guide-damage"],
  },
  { sign: "trajectory", title: "r90-guide-points-title", texts: ["r90-guide-points"] },
  {
    sign: "overtake",
    title: "r90-guide-passing-title",
    texts: ["r90-guide-passing", "r90-guide-contest", "r90-guide-straights"],
  },
  { sign: "lapped", title: "r90-guide-lapping-title", texts: ["r90-guide-lapping"] },
  { sign: "braking", title: "r90-guide-braking-title", texts: ["r90-guide-braking"] },
  {
    sign: "pit",
    title: "r90-guide-pits-title",
    texts: ["r90-guide-pits", "r90-guide-fuel"],
  },
];

/** A card of each type, with what is typical of it. */
export const SAMPLES: Readonly<Record<CardType, Card>> = {
  speeding: card("speeding", 4, 11, { tyres: 2 }),
  driving: card("driving", 3, 43, { check: 0 }),
  gear: card("gear", 1, 88, { draw: 2 }),
  event: card("event", 2, 64, { event: "weather" }),
};

function card(type: CardType, move: number, factor: number, more: Partial<Card>): Card {
  const plain = { tyres: 0, damage: 0, check: null, draw: 0, corner: 0, symbols: [] };
  return { ...plain, event: "", type, move, factor, ...more };
}

export const SIGNS: readonly { sign: GlyphName; text: string }[] = [
  { sign: "tyre", text: "r90-guide-sign-tyre" },
  { sign: "damage", text: "r90-guide-sign-damage" },
  { sign: "check", text: "r90-guide-sign-check" },
  { sign: "draw", text: "r90-guide-sign-draw" },
];

/** The keys that race, and what each does. */
export const KEYS: readonly { key: string; text: string }[] = [
  { key: "r90-guide-key-figures", text: "r90-guide-keys-figures" },
  { key: "r90-guide-key-arrows", text: "r90-guide-keys-arrows" },
  { key: "r90-guide-key-up", text: "r90-guide-keys-up" },
  { key: "r90-guide-key-enter", text: "r90-guide-keys-enter" },
  { key: "r90-guide-key-escape", text: "r90-guide-keys-escape" },
];
