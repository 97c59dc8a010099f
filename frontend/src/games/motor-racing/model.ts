/** Formula Motor Racing as the server shows it: the shapes of its views, previews and events. */

import type { Decision, GameEvent, View } from "$/live/protocol";

export type Team = "red" | "blue" | "yellow" | "green" | "black" | "white";
export const TEAMS: readonly Team[] = ["red", "blue", "yellow", "green", "black", "white"];

/** A car's name, as in `red.1`. */
export type CarName = string;
/** A card's name, as in `red+3`, `red-pit`, `turbo`, or `?` for one that is hidden. */
export type CardName = string;

export interface Move {
  car: CarName;
  from: number;
  /** The place it comes to; null: out of the race. */
  to: number | null;
}

export interface Outcome {
  /** Faces of the die that bring it; none: no die is rolled. */
  faces: number[];
  moves: Move[];
  order: CarName[];
  /** The cars ahead and behind, one of which would go out too. */
  partners?: [CarName, CarName];
}

export interface Preview {
  outcomes: Outcome[];
}

export interface Standing {
  place: number;
  seat: number | null;
  teams: Team[];
  free: boolean;
  points: number;
  wins: number;
}

export interface DriverStanding {
  place: number;
  car: CarName;
  points: number;
  wins: number;
  driver: string;
}

export interface Summary {
  race: number;
  races: number;
  circuit: string;
  owners: Record<Team, number | null>;
  standings: Standing[];
  drivers?: DriverStanding[];
}

export type Kind = "play" | "charge" | "spin" | "crash";

export interface RaceView extends View {
  /** The moment: `play`, `charge`, `spin`, `crash`, `season-over`. */
  at: string;
  turn?: number;
  card?: CardName;
  car?: CarName;
  face?: number;
  order: CarName[];
  retired: CarName[];
  hands: CardName[][];
  deck: number;
  set_aside: number;
  discards: CardName[];
  finished: CarName[][];
  decision: (Decision<Preview> & { kind: Kind }) | null;
  result: { standings: Standing[]; drivers?: DriverStanding[] } | null;
  summary: Summary;
}

/** Why a card did nothing. */
export type WhyNothing = "leads" | "last" | "no-stop" | "empty-place" | "team-out";

export type RaceEvent = GameEvent &
  (
    | {
        kind: "race-started";
        race: number;
        circuit: string;
        order: CarName[];
        first: number;
        hand?: CardName[];
      }
    | { kind: "played"; seat: number; card: CardName; car: CarName | null }
    | { kind: "rolled"; seat: number; face: number }
    | { kind: "moved"; by: string; moves: Move[]; order: CarName[] }
    | { kind: "no-effect"; by: string; cars: CarName[]; why: WhyNothing }
    | { kind: "stopped"; seat: number; car: CarName }
    | { kind: "drawn"; seat: number; deck: number; card?: CardName }
    | { kind: "last-round" }
    | {
        kind: "race-finished";
        race: number;
        classification: CarName[];
        /** Points of the first places, in order. */
        points: number[];
      }
    | { kind: "season-finished" }
    | { kind: "undone" }
    | { kind: "driver"; seat: number; name: string }
  );
