/** What is printed on cards, charts and boards, as the server tells it for a table. */

export type CardType = "speeding" | "driving" | "gear" | "event";
export const CARD_TYPES: readonly CardType[] = ["speeding", "driving", "gear", "event"];
export type FlagColour = "yellow" | "green" | "blue" | "orange";
export type CardSymbol = "contest" | "overtake" | "braking" | "pair";
export type WeatherKind = "dry" | "uncertain" | "rain";
export type SectionKind = "straight" | "corner" | "braking";

/** A race card, or a track card if it belongs to a corner. */
export interface Card {
  type: CardType;
  move: number;
  factor: number;
  tyres: number;
  damage: number;
  /** What is added to the target of the check that it asks for; null: it asks for none. */
  check: number | null;
  draw: number;
  event: "" | "weather" | FlagColour;
  corner: number;
  symbols: CardSymbol[];
}

export interface Chart {
  tyres: number;
  cards: number;
  damage: number;
}

export interface Chit {
  type: "fast" | "slow" | "superfast";
  factor: number;
  basic: number;
  advanced: number;
  pit_turn: number;
}

export interface Trajectory {
  colour: CardType;
  bonus: number;
}

/** A symbol of an off-track path; a check's value is how many sections ahead one who passes it comes back. */
export interface PathStep {
  kind: "check" | "tyres" | "damage" | "penalty" | "pit" | "enter" | "crash" | "crash-sc";
  value: number;
}

export interface Section {
  kind: SectionKind;
  /** The number of its corner; 0: none. */
  corner: number;
  /** From the outermost to the innermost. */
  trajectories: Trajectory[];
  /** The target of late braking; 0: none. */
  late_braking: number;
  /** What a contest here adds to all but the first car. */
  modifier: number;
  path: PathStep[];
  /** Where it begins, in metres from the line. */
  begins: number;
}

export interface Slot {
  kind: WeatherKind;
  low: number;
  high: number;
}

/** A bend of the circuit: metres from the line, degrees (right is positive), radius in metres. */
export interface Bend {
  at: number;
  angle: number;
  radius: number;
}

export interface Track {
  name: string;
  sections: Section[];
  pit_time: number;
  /** The laps of each turn. */
  turns: number[];
  /** How many turns each stage has. */
  stages: number[];
  short_turn: number;
  weather: Slot[];
  /** The names of the corners, from 1; empty: it has a number only. */
  corners: string[];
  /** The track cards by name, as in `t5`. */
  cards: Record<string, Card>;
  /** Metres round the lap. */
  length: number;
  bends: Bend[];
}

export interface Printed {
  set: string;
  /** The race cards by name, as in `17`. */
  cards: Record<string, Card>;
  charts: Record<string, Chart>;
  chits: Chit[];
  tracks: Record<string, Track>;
}
