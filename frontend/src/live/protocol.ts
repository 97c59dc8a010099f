/** What the server and a client say to each other: docs/protocol.md as types. */

/** `closed`: the race can't go on, see `TableInfo.closed`. */
export type Phase = "gathering" | "racing" | "over" | "closed";
export type Pace = "instant" | "fast" | "normal" | "slow";
export const PACES: readonly Pace[] = ["instant", "fast", "normal", "slow"];
export const PERSON = "person";
/** How many seconds others may have to wait before they hand the seat of somebody who is away to a bot. */
export const GRACES: readonly number[] = [15, 60, 300, 3600];

export interface SeatInfo {
  seat: number;
  /** `person`, or the spec of a bot. */
  driver: string;
  name: string | null;
  /** A person has taken the seat, even if a bot drives it for now. */
  taken: boolean;
  present: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: Phase;
  options: Record<string, unknown>;
  pace: Pace;
  /** How many seconds somebody must be away before others may let a bot drive. */
  grace: number;
  seats: SeatInfo[];
  /** The seats whose answer is awaited. */
  to_act: number[];
  watchers: number;
  undo: { seat: number; agreed: number[]; awaited: number[] } | null;
  created: string;
  /** Why the race can't go on, and up to which line of its log it can be looked at. */
  closed: { why: string; line: number | null } | null;
  /** How a race ended whose log was removed. */
  result: unknown;
}

export interface You {
  seat: number | null;
  host: boolean;
  standing: Record<string, string>;
  seen: number;
  undo: "alone" | "ask" | null;
  /** Who handed the seat to a bot while its person was away, until that has been noticed. */
  handed_by: number | null;
}

export interface Refusal {
  reason: string;
  values: Record<string, unknown>;
}

export interface Option<Preview = unknown> {
  text: string;
  code: number;
  preview: Preview;
}

export interface Decision<Preview = unknown> {
  id: number;
  seat: number;
  kind: string;
  options: Option<Preview>[];
  refused: ({ text: string } & Refusal)[];
}

/** What every game's view has; each game adds its own (see games/). */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  to_act: number[];
  sealed: number[];
  decision: Decision | null;
  result: unknown | null;
  summary: unknown;
}

/** What happened, numbered for this reader; each game adds its own kinds. */
export interface GameEvent {
  n: number;
  kind: string;
}

export interface Update {
  type: "update";
  table: TableInfo;
  you: You;
  /** How many more seconds no bot may drive for each person who is away, by seat. */
  grace_left: Record<string, number>;
  version: number;
  events: GameEvent[];
  /** Left out when nothing of the race has changed. */
  view?: View | null;
}

export type Reply =
  { type: "done"; key: string; version: number } | ({ type: "refused"; key: string } & Refusal);

export type ServerMessage = Update | Reply;

export type Request =
  | { type: "choose"; decision: number; option: string }
  | { type: "undo" }
  | { type: "agree"; yes: boolean }
  | { type: "driver"; seat: number; driver: string }
  | { type: "standing"; kind: string; option: string | null }
  | { type: "pace"; pace: Pace }
  | { type: "hurry" }
  | { type: "name"; name: string }
  | { type: "begin" }
  | { type: "leave" }
  | { type: "free"; seat: number }
  | { type: "renew"; token: string }
  | { type: "noticed" };

export type Form =
  | { type: "whole"; low: number; high: number; words: string[] }
  | { type: "switch" }
  | { type: "choice"; choices: string[] }
  | { type: "names"; names: string[]; words: string[]; all: boolean };

export interface GameOption {
  name: string;
  default: unknown;
  expected: string;
  form: Form;
}

export interface GameInfo {
  name: string;
  /** How many seats a table may have, ascending. */
  seats: number[];
  options: GameOption[];
  bots: string[];
  /** The usual bot. */
  bot: string;
  /** Decisions that may be answered once and for all: kind to the texts of the answers. */
  standing: Record<string, string[]>;
}

export interface NewTable {
  game: string;
  seats: { driver: string; name?: string | null; here?: boolean }[];
  options: Record<string, unknown>;
  pace: Pace;
  grace?: number;
  begin: boolean;
}

export interface MadeTable {
  table: TableInfo;
  host: string;
  /** Seat number to seat token, for the seats taken here. */
  seats: Record<string, string>;
}
