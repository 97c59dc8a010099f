/** Race! Formula 90 as the server shows it: the shapes of its views, previews and events (docs/api.md). */

import type { Decision, GameEvent, Option, View } from "$/live/protocol";
import type { CardType, FlagColour, PathStep, WeatherKind } from "./printed";

/** A car's name: `s0` to `s5` by its seat, `fast1`, `slow2`, `superfast1` the robots. */
export type CarName = string;
/** A card's name: `17`, `t5` for a track card, `?` and `t?` for hidden ones. */
export type CardName = string;

export type Level = "junior" | "basic" | "advanced";
export const MODULES = [
  "track-cards",
  "skills",
  "car-setup",
  "fuel",
  "weather",
  "superfast",
  "flags",
  "off-track",
] as const;
export type Module = (typeof MODULES)[number];
export const STRATEGIES = [
  "save-tyres",
  "hazard",
  "balance",
  "lucky",
  "chase",
  "banging-wheels",
] as const;
export type Strategy = (typeof STRATEGIES)[number];
export const SKILLS = [
  "versatility",
  "reflexes",
  "qualifying",
  "pitting",
  "tuning",
  "lapping",
] as const;
export type Skill = (typeof SKILLS)[number];
export const TYRES = ["soft", "hard", "intermediate", "rain"] as const;
export type Tyres = (typeof TYRES)[number];
export type OutWhy = "damage" | "fuel" | "tyres" | "crash" | "stop";

/** Every kind of question; each has its own screen in questions/. */
export const KINDS = [
  "chart",
  "substitute",
  "qualify",
  "strategy",
  "contest",
  "contest-second",
  "pit",
  "discard",
  "draw",
  "keep",
  "play",
  "second",
  "pay",
  "check-order",
  "check",
  "lay",
  "pass",
  "lap-check",
  "brake",
  "point",
  "rescue",
  "skill",
  "setup",
  "fuel-bid",
  "tyres",
  "refuel",
  "versatility",
  "weather",
  "yellow-flag",
  "green-flag",
  "soft-bonus",
  "orange-flag",
  "off-track-check",
  "safety-car",
] as const;
export type Kind = (typeof KINDS)[number];

export interface CarState {
  car: CarName;
  section: number;
  /** Sections gone since the front of the grid. */
  count: number;
  /** In its section, 1 is the front. */
  place: number;
  laps_down: number;
  /** The trajectory it stands on, from 1, the outermost. */
  point: number | null;
  status: "running" | "off-track";
  /** It has moved in this turn. */
  moved: boolean;
  /** It has stopped in this turn. */
  pitted: boolean;
  asked_in: number | null;
  /** The section where it comes back, if it is off the track. */
  entry?: number | null;
  /** Movement it loses in its next turn. */
  penalty?: number;
  /** The turn by which it must stop. */
  pit_due?: number | null;
  re_entered?: boolean;
}

export interface PlayerState {
  seat: number;
  chart: string | null;
  /** Tyre chips. */
  tyres: number;
  hand: CardName[];
  /** Cards of the hand that the reader knows for certain. */
  known: CardName[];
  /** Cards laid in a contest. */
  laid: CardName[];
  /** Cards shown in a contest that come back next turn. */
  frozen: CardName[];
  target: CardName | null;
  /** Red damage discs: a pit stop repairs them; brown ones stay. */
  red: number;
  brown: number;
  strategy: Strategy | null;
  /** It comes into force next turn. */
  new_strategy: Strategy | null;
  /** The turn of the refuelling chit. */
  fuel: number | null;
  /** The car that a CHASE is after. */
  chased: CarName | null;
  moved_with: CardName[];
  skill?: Skill | null;
  versatile?: boolean;
  /** Tyre chips, cards, damage slots of a car that was set up. */
  setup?: [number, number, number] | null;
  /** The fuel bid, once it is known. */
  bid?: number | null;
  tyre_type?: Tyres | null;
  /** Bonuses of soft tyres left. */
  soft?: number;
  soft_sets?: number;
  credit?: number;
}

export interface Gap {
  car: CarName;
  /** Sections behind the Leader. */
  gap: number;
  laps_down: number;
}

export interface Summary {
  turns: number;
  laps: number;
  race_laps: number;
  stage: number;
  stage_ends: number;
  /** The running cars, first to last. */
  order: Gap[];
  /** The cars that have yet to move in this turn, in order. */
  activation: CarName[];
}

export interface Classified {
  place: number;
  car: CarName;
  seat: number | null;
  laps_down: number | null;
  out: OutWhy | null;
}

export interface Options {
  level: Level;
  modules: "all" | Module[];
  track: string;
  short: boolean;
  rescue: boolean;
  charts: string | string[];
  strategies: string | string[];
  skills: string | string[];
  weather: string;
  refuelling: "chit" | "turn";
  hazard: "printed" | "later";
}

export interface RaceView extends View {
  options: Options;
  /** The moment: a kind of question, or `over`. */
  at: string;
  turn: number;
  /** Null before the grid is known. */
  leader: CarName | null;
  cars: CarState[];
  retired: { car: CarName; why: OutWhy }[];
  /** Robots that stop for tyres as soon as they move. */
  robot_stops: CarName[];
  players: PlayerState[];
  deck: number;
  /** The last one lies on top. */
  discards: CardName[];
  cup: { red: number; brown: number };
  robot_fuel: [number, string][];
  chits: number[];
  track_deck?: number;
  track_discards?: CardName[];
  /** Cards that a SPECIAL brought and that come into play next turn. */
  fresh?: CardName[];
  weather?: { slot: number; kind: WeatherKind };
  robot_tyres?: Tyres;
  yellow?: { section: number; ahead: number }[];
  blue?: number[];
  orange?: number | null;
  safety_car?: boolean;
  front?: number | null;
  restart?: boolean;
  contest: { group: CarName[]; joined: CarName[]; declined: CarName[] };
  move: {
    offer: CardName[];
    played: CardName[];
    spent: CardName[];
    points: number;
    progress: number;
    late: boolean;
    free: boolean;
    eased: unknown[];
    origin: number;
  };
  /** What is under way, as a stack: kind, seat, and two numbers. */
  steps: [kind: string, seat: number, one: number, other: number][];
  decision: (Decision<Preview> & { kind: Kind }) | null;
  result: { classification: Classified[] } | null;
  summary: Summary;
}

export type Question = Decision<Preview> & { kind: Kind };
export type Choice = Option<Preview>;

export interface Bonus {
  why: string;
  value: number;
}

/** A check that a play asks for. */
export interface CheckFacts {
  /** As printed: -20, 0 or 20. */
  modifier: number;
  /** Null: it depends on the first check. */
  target: number | null;
  odds: number;
  /** How many own cards would pass it. */
  own: number | null;
  /** A failure could put the car out. */
  out: boolean;
}

export interface Pass {
  pass: CarName;
  how: "overtake" | "lap" | "un-lap" | "off-track";
  cost: number;
}

export interface Special {
  strategy: Strategy;
  cards: number;
  sure: boolean;
}

export interface PathFacts {
  kind: PathStep["kind"];
  value: number | null;
  to: number | null;
}

export interface Braking {
  target: number;
  odds: number;
  to: number;
  passes: CarName[];
  lap_checks: number;
  /** Track cards with which it is sure. */
  cards: CardName[];
  specials: Special[];
  off_to: number;
  path: PathFacts[];
}

/** Why a move ends where it does. */
export type WhyEnd =
  "done" | "blocked" | "lap-check" | "no-un-lap" | "stay" | "question" | "safety-car" | string;

/** Where a move ends and what happens on the way. */
export interface End {
  to: number;
  why: WhyEnd;
  /** The car that bars the way. */
  behind: CarName | null;
  /** The points that it would take to pass it; null if points don't do it. */
  needs: number | null;
  passes: Pass[];
  flags: number[];
  lap_checks: number;
  specials: Special[];
  braking: Braking | null;
}

/** What a card or a pair would do. */
export interface PlayFacts extends End {
  cards: CardName[];
  points: number;
  most: number;
  bonuses: Bonus[];
  /** Own choices without which a track card would miss its corner; points and end have them. */
  bound: string[];
  tyres: number;
  damage: number;
  draws: number;
  checks: CheckFacts[];
  /** What each card that it may be paired with would do together with it. */
  pairs?: Record<CardName, PlayFacts>;
  /** It may be played alone. */
  alone?: boolean;
}

/**
 * What a choice would do. Which facts there are depends on the choice: all of them are listed in
 * boxbox.games.race90.preview.
 */
export type Preview = Partial<
  Omit<PlayFacts, "cards" | "passes" | "bonuses" | "specials" | "tyres" | "damage"> & {
    passes: (Pass | CarName)[];
    specials: Special[];
    bonuses: Bonus[];
    /** Cards of a play, or how many a stop or a chart brings. */
    cards: CardName[] | number;
    /** Chips that a play costs, that a chart or a stop brings. */
    tyres: number;
    damage: number;
    cost: number;
    target: number;
    odds: number;
    off_to: number;
    path: PathFacts[];
    off: PathFacts[];
    factor: number;
    passed: boolean;
    new_target: number;
    out: boolean;
    modifier: number;
    /** A place on the grid, or that in the race after a stop. */
    place: number;
    /** How far behind the Leader. */
    laps: number;
    own: number | null;
    cars: CarName[];
    track_cards: number;
    repairs: number;
    extra: number;
    fuel: number | null;
    value: number;
    strategy: number;
    move: number;
    owed: number;
    chips: number;
    left: number;
    colour: CardType;
    bonus: number;
    current: boolean;
    turn: number;
    car: CarName;
    chit: number | null;
    soft_sets_left: number;
    penalty: number;
    track_card: boolean;
    kind: WeatherKind;
    slot: number;
    robots_stop: boolean;
    section: number;
    ahead: number;
  }
> & { behind?: CarName | null | CarName[] };

export type PathItem =
  | { enter: number }
  | { pass: CarName; how: Pass["how"]; cost: number }
  | { flag: number; cost: number };

export type RaceEvent = GameEvent &
  (
    | {
        kind: "set-up";
        track: string;
        level: Level;
        modules: Module[];
        short: boolean;
        players: number;
        robots: CarName[];
      }
    | { kind: "chart"; seat: number; chart: string }
    | { kind: "skill"; seat: number; skill: Skill }
    | { kind: "setup"; seat: number; tyres: number; cards: number; damage: number }
    | { kind: "dealt"; seat: number; count: number; cards?: CardName[] }
    | { kind: "substitute"; seat: number; new: boolean }
    | { kind: "sealed"; seat: number }
    | {
        kind: "qualified";
        car: CarName;
        /** Null for a robot. */
        card: CardName | null;
        move: number;
        factor: number;
        fuel: number | null;
        fuel_bonus: number;
        skill: number;
        value: number;
      }
    | { kind: "grid"; order: CarName[]; fuel: Record<CarName, number> }
    | {
        kind: "strategy";
        seat: number;
        strategy: Strategy;
        when: "start" | "pit" | "skip" | "rescue" | "versatility";
      }
    | {
        kind: "tyres";
        seat: number;
        tyres: Tyres;
        chips: number;
        when: "start" | "pit" | "rescue";
      }
    | { kind: "robot-tyres"; tyres: Tyres; why: "start" | "weather" }
    | {
        kind: "weather";
        slot: number;
        weather: WeatherKind;
        from: number | null;
        before: WeatherKind | null;
        why: "start" | "card";
        card: CardName | null;
        seat: number | null;
      }
    | {
        kind: "turn";
        turn: number;
        turns: number;
        laps: number;
        stage: number;
        special: "first" | "last" | "restart" | "safety-car" | null;
      }
    | { kind: "chasing"; seat: number; car: CarName | null }
    | { kind: "leader"; car: CarName }
    | { kind: "contest"; section: number; cars: CarName[] }
    | { kind: "contest-laid"; car: CarName; count: number; cards?: CardName[] }
    | { kind: "contest-declined"; car: CarName }
    | {
        kind: "contest-shown";
        car: CarName;
        cards: CardName[];
        modifier: number;
        strategy: number;
        total: number;
      }
    | { kind: "contest-result"; section: number; order: CarName[]; ties: CarName[][] }
    | {
        kind: "pit";
        car: CarName;
        from: number;
        to: number;
        why: "choice" | "fuel" | "forced" | "tyres";
        extra: number;
      }
    | {
        kind: "serviced";
        seat: number;
        tyres: number;
        repaired: number;
        drawn: number;
        cards?: CardName[];
      }
    | {
        kind: "refuelled";
        seat: number;
        turns: number;
        chit: number | null;
        moved: Record<CarName, number>;
      }
    | {
        kind: "drew";
        seat: number;
        from: "deck" | "discards" | "lucky" | "action" | "track";
        count: number;
        why?: "special" | "hard" | "qualifying" | "pitting";
        cards?: CardName[];
        card?: CardName;
      }
    | {
        kind: "discarded";
        seat: number;
        cards: CardName[];
        why: "hand" | "pit" | "lucky" | "safety-car" | "out";
      }
    | { kind: "reshuffled"; cards: number; deck: "race" | "track" }
    | { kind: "special"; seat: number; strategy: Strategy; cards: number; shown: CardName[] }
    | {
        kind: "played";
        seat: number;
        cards: CardName[];
        move: number;
        tyres: number;
        damage: number;
      }
    | { kind: "skipped"; seat: number }
    | { kind: "bonus"; seat: number; why: string; value: number }
    | { kind: "paid"; seat: number; chips: number; cards: CardName[]; why: "play" | "off-track" }
    | {
        kind: "damage";
        seat: number;
        why: "card" | "check" | "contest" | "off-track";
        disc: "red" | "brown";
      }
    | {
        kind: "checked";
        car: CarName;
        why: "movement" | "lapping" | "late-braking" | "off-track";
        card: CardName;
        factor: number;
        target: number;
        passed: boolean;
        blind: boolean;
      }
    | {
        kind: "flag";
        flag: FlagColour;
        seat: number;
        section: number | null;
        ahead: number | null;
        /** Whether it had an effect. */
        taken: boolean;
      }
    | { kind: "flags-in"; yellow: number[]; blue: number[]; orange: number | null }
    | { kind: "forced"; seat: number; car: CarName }
    | { kind: "laid"; seat: number; cards: CardName[] }
    | {
        kind: "drove";
        car: CarName;
        from: number;
        to: number;
        path: PathItem[];
        left: number;
        why: WhyEnd;
      }
    | {
        kind: "point";
        car: CarName;
        section: number;
        point: number;
        colour: CardType;
        bonus: number;
      }
    | {
        kind: "braked-late";
        car: CarName;
        from: number;
        to: number;
        passes: CarName[];
        card: CardName | null;
      }
    | { kind: "off-track"; car: CarName; section: number }
    | { kind: "penalty"; car: CarName; value: number }
    | { kind: "pit-due"; car: CarName; turn: number }
    | { kind: "regained"; car: CarName; to: number }
    | { kind: "re-entered"; car: CarName; section: number }
    | { kind: "safety-car"; leader: CarName; order: CarName[]; sections: number[] }
    | { kind: "safety-car-in"; turn: number }
    | { kind: "out"; car: CarName; why: OutWhy; section: number }
    | { kind: "rescued"; seat: number; car: CarName; section: number }
    | { kind: "finished"; classification: CarName[]; why: "flag" | "no-players" }
    | { kind: "undone" }
    | { kind: "driver"; seat: number; name: string }
  );

export type EventOf<K extends RaceEvent["kind"]> = Extract<RaceEvent, { kind: K }>;

/** The seat of a player's car; null for a robot. */
export function seatOf(car: CarName): number | null {
  return /^s\d$/.test(car) ? Number(car[1]) : null;
}

/** The modules of the Advanced Game that are played. */
export function modulesOf({ level, modules }: Options): ReadonlySet<Module> {
  if (level !== "advanced") return new Set();
  return new Set(modules === "all" ? MODULES : modules);
}
