/** What is on screen during a race: the table as the server has it after each event, and what makes it vivid. */

import type { Script } from "$/table/show.svelte";
import {
  type CardName,
  type CarName,
  type CarState,
  type Gap,
  type OutWhy,
  type PlayerState,
  type RaceEvent,
  type RaceView,
} from "./model";
import type { WeatherKind } from "./printed";
import { type Drive, driveOf } from "./scene/drive";
import { lengthOf } from "./scene/lengths";
import {
  type Contest,
  contestAfter,
  type Moment,
  momentAfter,
  type PitStop,
  stopAfter,
} from "./scene/moments";

export type { Contest, ContestCar, LateBraking, Moment, PitStop } from "./scene/moments";

export interface Scene {
  /** The cars in the race; of two in a section the one ahead comes first. */
  cars: CarState[];
  retired: { car: CarName; why: OutWhy }[];
  leader: CarName | null;
  /** The running cars, first to last. */
  order: Gap[];
  /** The cars that have yet to move in this turn, in order. */
  activation: CarName[];
  /** Whose turn is on screen. */
  acting: CarName | null;
  turn: number;
  laps: number;
  stage: number;
  players: PlayerState[];
  deck: number;
  discards: CardName[];
  cup: { red: number; brown: number };
  trackDeck: number;
  trackDiscards: CardName[];
  weather: { slot: number; kind: WeatherKind } | null;
  yellow: { section: number; ahead: number }[];
  blue: number[];
  orange: number | null;
  safetyCar: boolean;
  /** The cards that the acting driver has just played. */
  played: CardName[];
  /** Cards of this turn that lie on the table, before they are discarded. */
  spent: CardName[];
  /** The last move, for the plan to show. */
  drive: Drive | null;
  moment: Moment | null;
  /** The contest that is on, also while somebody is asked. */
  contest: Contest | null;
  /** The pit stop that is on, also while somebody is asked. */
  stop: PitStop | null;
  /** The card that the reader has just drawn. */
  drawn: CardName[];
}

export const script: Script<RaceEvent, RaceView, Scene> = {
  start: (view, events) => ({ ...atRest(view), ...underWay(view, events) }),
  step(scene, event, view) {
    const acting = actingIn(event) ?? (event.kind === "turn" ? null : scene.acting);
    const next: Scene = {
      ...atRest(view),
      acting,
      drive: driveOf(event, scene.cars, view.options.track),
      drawn: drawnIn(event),
      moment: momentAfter(event, scene),
      contest: contestAfter(event, scene.contest) ?? (endsContest(event) ? null : scene.contest),
      stop: stopAfter(event, scene.stop) ?? (event.kind === "turn" ? null : scene.stop),
    };
    return acting !== scene.acting && event.kind !== "played" ? { ...next, played: [] } : next;
  },
  settle(scene, view) {
    const rest = atRest(view);
    return {
      ...rest,
      contest: view.contest.group.length > 0 ? scene.contest : null,
      stop: scene.stop?.car === view.summary.acting ? scene.stop : null,
    };
  },
  length: lengthOf,
  holds: () => false,
  jumps: (event) => event.kind === "undone",
};

/** The scene as a view has it, with nothing going on. */
export function atRest(view: RaceView): Scene {
  const { retired, leader, turn, players, deck, discards, cup, summary } = view;
  return {
    cars: view.cars,
    retired,
    leader,
    order: summary.order,
    activation: summary.activation,
    acting: summary.acting,
    turn,
    laps: summary.laps,
    stage: summary.stage,
    players,
    deck,
    discards,
    cup,
    trackDeck: view.track_deck ?? 0,
    trackDiscards: view.track_discards ?? [],
    weather: view.weather ?? null,
    yellow: view.yellow ?? [],
    blue: view.blue ?? [],
    orange: view.orange ?? null,
    safetyCar: view.safety_car ?? false,
    played: view.move.played,
    spent: view.move.spent,
    drive: null,
    moment: null,
    contest: null,
    stop: null,
    drawn: [],
  };
}

/** The contest and the pit stop that the view is in the middle of, found in the events before it. */
function underWay(view: RaceView, events: readonly RaceEvent[]): Pick<Scene, "contest" | "stop"> {
  let contest: Contest | null = null;
  let stop: PitStop | null = null;
  const since = events.findLastIndex(({ kind }) => kind === "turn" || kind === "undone");
  for (const event of events.slice(since + 1)) {
    contest = contestAfter(event, contest) ?? contest;
    stop = stopAfter(event, stop) ?? stop;
  }
  const found = { ...atRest(view), contest, stop };
  return script.settle(found, view);
}

/** A contest is over as soon as somebody drives or stops. */
function endsContest({ kind }: RaceEvent): boolean {
  return ["turn", "drew", "drove", "pit", "re-entered"].includes(kind);
}

/** Whose turn an event belongs to; null if it is nobody's. */
function actingIn(event: RaceEvent): CarName | null {
  if (event.kind.startsWith("contest")) return null;
  if (event.kind === "leader" || event.kind === "out" || event.kind === "chasing") return null;
  if ("car" in event && event.car !== null) return event.car;
  return "seat" in event && event.seat !== null && event.kind !== "sealed"
    ? `s${event.seat}`
    : null;
}

/** The cards that the reader draws with an event; one that all have seen is no news. */
function drawnIn(event: RaceEvent): CardName[] {
  switch (event.kind) {
    case "dealt":
    case "drew":
    case "serviced":
      return event.cards ?? [];
    default:
      return [];
  }
}
