/**
 * What is on screen during a race, and how each event changes it. Only what events and views say is shown here:
 * the rules are the server's. Where an event does not say something, it stays as it was until the show rests.
 */

import type { Script } from "$/table/show.svelte";
import {
  type CardName,
  type CarName,
  type CarState,
  type EventOf,
  type Gap,
  type OutWhy,
  type PlayerState,
  type RaceEvent,
  type RaceView,
  seatOf,
} from "./model";
import type { Printed, WeatherKind } from "./printed";
import * as track from "./scene/cars";
import * as table from "./scene/cards";
import { onCharts, onPiles } from "./scene/charts";
import { lengthOf } from "./scene/lengths";
import { onTrack } from "./scene/on-track";
import {
  type Contest,
  contestAfter,
  type Moment,
  momentAfter,
  type PitStop,
  stopAfter,
} from "./scene/moments";

export type { Contest, ContestCar, LateBraking, Moment, PitStop } from "./scene/moments";

/** A move on the plan: the sections that a car goes through, from where it stood to where it ends. */
export interface Drive {
  car: CarName;
  from: number;
  sections: number[];
  /** The cars that it passes, in order. */
  passes: CarName[];
}

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

/** How many sections a lap of each track has: events name sections, and some are beyond the line. */
const LAPS = new Map<string, number>();

/** Learn the tracks; the show can then count over the line. */
export function knowTracks({ tracks }: Pick<Printed, "tracks">): void {
  for (const [name, { sections }] of Object.entries(tracks)) LAPS.set(name, sections.length);
}

const lapOf = ({ options }: RaceView) => LAPS.get(options.track) ?? 0;

export const script: Script<RaceEvent, RaceView, Scene> = {
  start: (view, events) => ({ ...atRest(view), ...underWay(view, events) }),
  step(scene, event, ahead, view) {
    const lap = lapOf(view);
    const before: Scene = { ...scene, drive: null, drawn: [] };
    const told = tell(before, event, ahead, view, lap);
    const cars = track.ranked(told.cars, told.leader, lap);
    const next: Scene = {
      ...told,
      cars,
      order: track.gaps(cars, told.leader),
      acting: actingIn(event) ?? (event.kind === "turn" ? null : scene.acting),
      moment: momentAfter(event, scene),
      contest: contestAfter(event, scene.contest) ?? (endsContest(event) ? null : scene.contest),
      stop: stopAfter(event, scene.stop) ?? (event.kind === "turn" ? null : scene.stop),
    };
    if (next.acting !== scene.acting && event.kind !== "played") next.played = [];
    return { ...next, activation: yetToMove(next, ahead, view) };
  },
  settle(scene, view) {
    const rest = atRest(view);
    const asked = view.players[view.steps.at(-1)?.[1] ?? -1]?.seat;
    return {
      ...rest,
      contest: view.contest.group.length > 0 ? scene.contest : null,
      stop: scene.stop && seatOf(scene.stop.car) === asked ? scene.stop : null,
    };
  },
  length: lengthOf,
  holds: () => false,
  jumps: (event) => event.kind === "undone",
};

/** The scene as a view has it, with nothing going on. */
export function atRest(view: RaceView): Scene {
  const { retired, leader, turn, players, deck, discards, cup, summary, steps } = view;
  const acting = steps.at(-1)?.[1] ?? -1;
  return {
    cars: view.cars,
    retired,
    leader,
    order: summary.order,
    activation: summary.activation,
    acting: acting >= 0 ? `s${acting}` : null,
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

/** The cars that have yet to move: those that the events ahead move, then those of the view. */
function yetToMove(scene: Scene, ahead: readonly RaceEvent[], view: RaceView): CarName[] {
  const waiting = scene.cars.filter(({ moved }) => !moved).map(({ car }) => car);
  const end = ahead.findIndex(({ kind }) => kind === "turn" || kind === "finished");
  const moving = (end < 0 ? ahead : ahead.slice(0, end)).flatMap((event) => movedIn(event) ?? []);
  const after = end < 0 && view.turn === scene.turn ? view.summary.activation : [];
  const order = [...new Set([...moving, ...after])].filter((car) => waiting.includes(car));
  return contestsOf(scene, ahead).reduce((known, group) => asTheyStand(scene, known, group), order);
}

/** The cars of each contest whose result nobody knows yet. */
function contestsOf({ contest }: Scene, ahead: readonly RaceEvent[]): CarName[][] {
  const open = contest && !contest.order ? [contest.cars.map(({ car }) => car)] : [];
  return [...open, ...ahead.flatMap((event) => (event.kind === "contest" ? [event.cars] : []))];
}

/** An order with the cars of a group as they stand now, where the group's places are. */
function asTheyStand(scene: Scene, order: CarName[], group: readonly CarName[]): CarName[] {
  const standing = scene.cars
    .filter(({ car }) => group.includes(car) && order.includes(car))
    .toSorted((one, other) => one.place - other.place);
  return order.map((car) => (group.includes(car) ? standing.shift()!.car : car));
}

/** The car that takes its turn with an event. */
function movedIn(event: RaceEvent): CarName | null {
  switch (event.kind) {
    case "drew":
      return event.from === "deck" || event.from === "lucky" || event.from === "discards"
        ? `s${event.seat}`
        : null;
    case "played":
    case "skipped":
      return `s${event.seat}`;
    case "drove":
    case "re-entered":
      return event.car;
    default:
      return null;
  }
}

/** What lies where after an event. */
function tell(
  scene: Scene,
  event: RaceEvent,
  ahead: readonly RaceEvent[],
  view: RaceView,
  lap: number,
): Scene {
  const moved = movedIn(event);
  const now = moved ? track.markMoved(scene, moved) : scene;
  switch (event.kind) {
    case "set-up":
      return fresh(view);
    case "turn":
      return newTurn(now, event);
    case "leader":
      return { ...now, leader: event.car };
    case "weather":
      return {
        ...onPiles(now, event, view),
        weather: { slot: event.slot, kind: event.weather },
      };
    case "flag":
      return event.taken ? flagged(now, event) : now;
    case "flags-in":
      return { ...now, yellow: [], blue: [], orange: null };
    case "safety-car-in":
      return { ...now, safetyCar: false };
    case "reshuffled":
      return reshuffled(now, event);
    case "finished":
      return track.allMoved(now);
    default:
      return onTrack(onCharts(now, event, ahead, view), event, view, lap);
  }
}

/** The table before anything has happened. */
function fresh(view: RaceView): Scene {
  const decks = table.wholeDecks(view);
  const sum = (of: (player: PlayerState) => number) =>
    view.players.reduce((all, player) => all + of(player), 0);
  const none = { hand: [], known: [], laid: [], frozen: [], moved_with: [] };
  const players = view.players.map((player): PlayerState => ({
    ...player,
    ...none,
    chart: null,
    tyres: 0,
    target: null,
    red: 0,
    brown: 0,
    strategy: null,
    new_strategy: null,
    fuel: null,
    chased: null,
    ...(player.tyre_type === undefined ? {} : { tyre_type: null, soft: 0, soft_sets: 0 }),
    ...(player.skill === undefined ? {} : { skill: null }),
    ...(player.setup === undefined ? {} : { setup: null }),
    ...(player.bid === undefined ? {} : { bid: null }),
  }));
  return {
    ...atRest(view),
    ...{ cars: [], retired: [], leader: null, order: [], activation: [], acting: null },
    ...{ turn: 0, laps: 0, stage: 1, players, discards: [], trackDiscards: [] },
    ...{ yellow: [], blue: [], orange: null, safetyCar: false, weather: null },
    ...{ played: [], spent: [] },
    deck: decks.race,
    trackDeck: decks.track,
    cup: {
      red: view.cup.red + sum(({ red }) => red),
      brown: view.cup.brown + sum(({ brown }) => brown),
    },
  };
}

/** All may move again, and cards that contests had frozen come back. */
function newTurn(scene: Scene, { turn, laps, stage }: EventOf<"turn">): Scene {
  const cars = scene.cars.map((car) => ({
    ...car,
    moved: false,
    pitted: false,
    asked_in: null,
    ...(car.re_entered === undefined ? {} : { re_entered: false }),
  }));
  const thawed = scene.players.reduce(
    (now, { seat, frozen }) => table.giveSeen(now, seat, frozen),
    { ...scene, cars, turn, stage, laps: scene.laps + laps, played: [] },
  );
  const players = thawed.players.map((player) => ({
    ...player,
    frozen: [],
    moved_with: [],
    strategy: player.new_strategy ?? player.strategy,
    new_strategy: null,
  }));
  return { ...thawed, players };
}

function flagged(scene: Scene, { flag, seat, section, ahead }: EventOf<"flag">): Scene {
  switch (flag) {
    case "yellow": {
      const placed = section === null ? [] : [{ section, ahead: ahead ?? 0 }];
      const yellow = [...scene.yellow, ...placed].toSorted(
        (one, other) => one.section - other.section,
      );
      return { ...scene, yellow };
    }
    case "green":
      return { ...scene, yellow: scene.yellow.filter((each) => each.section !== section) };
    case "blue":
      return { ...scene, blue: [...scene.blue, seat].toSorted() };
    case "orange":
      return { ...scene, orange: seat };
  }
}

/** The rest of the old deck is drawn with the event that comes next. */
function reshuffled(scene: Scene, { cards, deck }: EventOf<"reshuffled">): Scene {
  return deck === "track"
    ? { ...scene, trackDeck: cards + scene.trackDeck, trackDiscards: [] }
    : { ...scene, deck: cards + scene.deck, discards: [] };
}
