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
  return [...new Set([...moving, ...after])].filter((car) => waiting.includes(car));
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

/** What an event does to hands, charts and piles. */
function onCharts(
  scene: Scene,
  event: RaceEvent,
  ahead: readonly RaceEvent[],
  view: RaceView,
): Scene {
  switch (event.kind) {
    case "chart":
      return table.patch(scene, event.seat, () => ({
        chart: event.chart,
        tyres: view.players[event.seat]?.tyres ?? 0,
      }));
    case "skill":
      return table.patch(scene, event.seat, () => ({ skill: event.skill }));
    case "setup": {
      const { tyres, cards, damage } = event;
      return table.patch(scene, event.seat, () => ({ tyres, setup: [tyres, cards, damage] }));
    }
    case "dealt": {
      const dealt = table.give(scene, event.seat, event.count, event.cards);
      return { ...dealt, deck: scene.deck - event.count, drawn: event.cards ?? [] };
    }
    case "sealed":
      return sealed(scene, event.seat, ahead, view);
    case "qualified":
      return qualified(scene, event);
    case "strategy":
      return table.patch(scene, event.seat, () =>
        event.when === "skip" ? { new_strategy: event.strategy } : { strategy: event.strategy },
      );
    case "tyres":
      return fitted(scene, event, ahead, view);
    case "chasing":
      return table.patch(scene, event.seat, () => ({ chased: event.car }));
    case "serviced": {
      const { seat, tyres, repaired, drawn, cards } = event;
      const served = table.give(scene, seat, drawn, cards);
      const repair = table.patch(served, seat, () => ({ tyres, red: 0 }));
      const cup = { ...scene.cup, red: scene.cup.red + repaired };
      return { ...repair, cup, deck: scene.deck - drawn, drawn: cards ?? [] };
    }
    case "refuelled":
      return table.patch(scene, event.seat, () => ({ fuel: event.chit }));
    case "paid":
      return paid(scene, event);
    case "damage":
      // The robots' cards of a contest are laid off before cars touch.
      return damaged(event.why === "contest" ? table.clear(scene, view.discards) : scene, event);
    case "bonus":
      return bonus(scene, event);
    default:
      return onPiles(scene, event, view);
  }
}

/** What an event does to cards that all can see. */
function onPiles(scene: Scene, event: RaceEvent, view: RaceView): Scene {
  switch (event.kind) {
    case "drew":
      return drew(scene, event);
    case "special":
      return table.reveal(scene, event.seat, event.shown);
    case "discarded":
      return discarded(scene, event);
    case "played": {
      const { seat, cards } = event;
      const played = table.patch(table.take(scene, seat, cards), seat, () => ({
        moved_with: cards,
      }));
      return { ...played, played: cards, spent: cards };
    }
    case "checked":
      return checked(scene, event);
    case "laid":
      return { ...table.layOff(table.clearTrackCards(scene), event.cards), spent: [] };
    case "contest-laid":
      return contestLaid(scene, event, view);
    case "contest-shown":
      return contestShown(scene, event);
    case "contest-result":
      return table.clear(scene, view.discards);
    case "out":
      return seatOf(event.car) === null ? scene : table.clear(scene, view.discards);
    case "weather":
      return event.card === null
        ? scene
        : table.layOff({ ...scene, deck: scene.deck - 1 }, [event.card]);
    case "braked-late": {
      const seat = seatOf(event.car);
      if (seat === null || event.card === null) return scene;
      const card = [event.card];
      return { ...table.layOff(table.take(scene, seat, card), card), spent: [] };
    }
    case "drove":
    case "re-entered":
      return table.clearTrackCards(scene);
    default:
      return scene;
  }
}

/** A card for qualifying lies face down; which one, only its owner knows, and only from the view. */
function sealed(scene: Scene, seat: number, ahead: readonly RaceEvent[], view: RaceView): Scene {
  const shown = ahead.find((event) => event.kind === "qualified" && event.car === `s${seat}`) as
    EventOf<"qualified"> | undefined;
  const own = seat === view.seat ? (view.players[seat]?.laid[0] ?? shown?.card ?? null) : "?";
  if (own === null) return scene;
  return table.patch(table.take(scene, seat, [own]), seat, () => ({ laid: [own] }));
}

/** The card is the first Target; the one that lay there may have been another before. */
function qualified(scene: Scene, { car, card }: EventOf<"qualified">): Scene {
  const seat = seatOf(car);
  if (seat === null || card === null) return scene;
  const laid = scene.players[seat]?.laid[0];
  const asLaid = laid === undefined || (laid !== card && laid !== "?");
  const back = asLaid && laid !== undefined ? table.give(scene, seat, 1, [laid]) : scene;
  const left = asLaid ? table.take(back, seat, [card]) : back;
  return table.patch(left, seat, () => ({ laid: [], target: card }));
}

/** New tyres: the bonuses of a soft set are those that the view still has and those used until then. */
function fitted(
  scene: Scene,
  { seat, tyres, chips }: EventOf<"tyres">,
  ahead: readonly RaceEvent[],
  view: RaceView,
): Scene {
  const used = ahead.filter(
    (event) => event.kind === "bonus" && event.why === "soft" && event.seat === seat,
  ).length;
  const soft = tyres === "soft" ? (view.players[seat]?.soft ?? 0) + used : 0;
  return table.patch(scene, seat, ({ soft_sets }) => ({
    tyre_type: tyres,
    tyres: chips,
    soft,
    soft_sets: (soft_sets ?? 0) + Number(tyres === "soft"),
  }));
}

function paid(scene: Scene, { seat, chips, cards }: EventOf<"paid">): Scene {
  const left = table.take(scene, seat, cards);
  const paid = table.patch(left, seat, ({ tyres }) => ({ tyres: tyres - chips }));
  return { ...paid, spent: [...scene.spent, ...cards] };
}

function damaged(scene: Scene, { seat, disc }: EventOf<"damage">): Scene {
  const hurt = table.patch(scene, seat, ({ red, brown }) =>
    disc === "red" ? { red: red + 1 } : { brown: brown + 1 },
  );
  return { ...hurt, cup: { ...scene.cup, [disc]: Math.max(0, scene.cup[disc] - 1) } };
}

function bonus(scene: Scene, { seat, why }: EventOf<"bonus">): Scene {
  if (why === "soft") return table.patch(scene, seat, ({ soft }) => ({ soft: (soft ?? 1) - 1 }));
  return why === "off-track" ? track.mark(scene, `s${seat}`, { penalty: 0 }) : scene;
}

function drew(scene: Scene, event: EventOf<"drew">): Scene {
  const { seat, from, count, cards, card } = event;
  if (from === "discards") {
    if (card === undefined) return scene;
    const players = scene.players.map((player) => ({
      ...player,
      moved_with: player.moved_with.filter((other) => other !== card),
    }));
    const discards = scene.discards.filter((other) => other !== card);
    const trackDiscards = scene.trackDiscards.filter((other) => other !== card);
    return table.giveSeen({ ...scene, players, discards, trackDiscards }, seat, [card]);
  }
  const track = from === "track";
  const given = table.give(scene, seat, count, cards, track ? "t?" : "?");
  return {
    ...given,
    deck: scene.deck - (track ? 0 : count),
    trackDeck: scene.trackDeck - (track ? count : 0),
    drawn: cards ?? [],
  };
}

/** Cards are laid off; who is out gives back everything. */
function discarded(scene: Scene, { seat, cards, why }: EventOf<"discarded">): Scene {
  const off = table.layOff(table.take(scene, seat, cards), cards);
  if (why !== "out") return off;
  const { red, brown } = scene.players[seat] ?? { red: 0, brown: 0 };
  const cup = { red: scene.cup.red + red, brown: scene.cup.brown + brown };
  return table.patch({ ...off, cup }, seat, ({ tyre_type, versatile }) => ({
    ...{ hand: [], known: [], laid: [], frozen: [], target: null },
    ...{ tyres: 0, red: 0, brown: 0, strategy: null, new_strategy: null },
    ...(tyre_type === undefined ? {} : { tyre_type: null, soft: 0 }),
    ...(versatile === undefined ? {} : { versatile: false }),
  }));
}

/** The card of a check: from the deck, from what was played, or from the hand; then where it goes. */
function checked(scene: Scene, { car, why, card, blind }: EventOf<"checked">): Scene {
  const seat = seatOf(car);
  if (card === "?") return scene;
  const played = !blind && scene.spent.includes(card);
  const spent = played ? table.without(scene.spent, card) : scene.spent;
  const deck = scene.deck - Number(blind);
  const left = { ...scene, deck, spent };
  const shown = seat === null || blind || played ? left : table.take(left, seat, [card]);
  const keeps = seat !== null && (why === "movement" || why === "lapping");
  if (!keeps) return table.layOff(shown, [card]);
  const old = scene.players[seat]?.target;
  const replaced = old ? [old] : [];
  const targeted = table.patch(shown, seat, () => ({ target: card }));
  return why === "lapping"
    ? table.layOff(targeted, replaced)
    : { ...targeted, spent: [...spent, ...replaced] };
}

function contestLaid(scene: Scene, event: EventOf<"contest-laid">, view: RaceView): Scene {
  const seat = seatOf(event.car);
  const player = seat === null ? undefined : scene.players[seat];
  if (seat === null || !player) return scene;
  // A first card may lie there already: the view has it before the event tells it.
  const back = table.give(scene, seat, player.laid.length, player.laid);
  const seen = view.players[seat]?.laid ?? [];
  const backs = seen.length === event.count ? seen : Array<CardName>(event.count).fill("?");
  return table.layDown(back, seat, event.cards ?? backs);
}

/** Cards of a contest are turned up: a player's are frozen, a robot's come from the deck. */
function contestShown(scene: Scene, { car, cards }: EventOf<"contest-shown">): Scene {
  const seat = seatOf(car);
  if (seat === null) {
    const real = cards.filter((card) => card !== "?");
    return { ...scene, deck: scene.deck - real.length, spent: [...scene.spent, ...real] };
  }
  const laid = scene.players[seat]?.laid ?? [];
  // How many of the cards face down were track cards is only seen now.
  const back = table.give(scene, seat, laid.length, laid);
  return table.patch(table.take(back, seat, cards), seat, ({ frozen }) => ({
    laid: [],
    frozen: [...frozen, ...cards],
  }));
}

/** What an event does to cars. */
function onTrack(scene: Scene, event: RaceEvent, view: RaceView, lap: number): Scene {
  switch (event.kind) {
    case "grid":
      return onGrid(scene, event, view, lap);
    case "drove": {
      const { car, from, path } = event;
      const sections = path.flatMap((item) => ("enter" in item ? [item.enter] : []));
      const passes = path.flatMap((item) => ("pass" in item ? [item.pass] : []));
      const drive = path.length ? { car, from, sections, passes } : null;
      return { ...track.drive(scene, car, path, lap), drive };
    }
    case "braked-late": {
      const { car, from, to, passes } = event;
      const drive = { car, from, sections: between(from, to, lap), passes };
      return { ...track.forwardTo(scene, car, to, lap), drive };
    }
    case "pit": {
      const { car, from, to } = event;
      // A stop behind the safety car is told when the queue stands already.
      const stands = from !== to && track.findCar(scene, car)?.section === to;
      const back = stands ? scene : track.backTo(scene, car, to, lap);
      const stopped = track.mark(back, car, { pitted: true, ...dueGone(back, car) });
      const seat = seatOf(car);
      // Where there is new fuel it is told right after.
      return seat === null ? stopped : table.patch(stopped, seat, () => ({ fuel: null }));
    }
    case "refuelled":
      return Object.entries(event.moved).reduce(
        (now, [car, to]) => track.backTo(now, car, to, lap),
        scene,
      );
    case "point":
      return track.mark(scene, event.car, { point: event.point });
    case "contest-result":
      return track.reorder(scene, event.order);
    case "out":
      return out(scene, event);
    case "rescued":
      return rescued(scene, event, view);
    default:
      return offTrack(scene, event, lap);
  }
}

/** What an event does to cars beside the track, and to all behind the safety car. */
function offTrack(scene: Scene, event: RaceEvent, lap: number): Scene {
  switch (event.kind) {
    case "off-track":
      return track.leaveTrack(scene, event.car);
    case "regained":
      return track.mark(scene, event.car, { entry: event.to });
    case "penalty": {
      const penalty = track.findCar(scene, event.car)?.penalty ?? 0;
      return track.mark(scene, event.car, { penalty: penalty + event.value });
    }
    case "pit-due":
      return track.mark(scene, event.car, { pit_due: event.turn });
    case "re-entered": {
      const { car, section } = event;
      const from = track.findCar(scene, car)?.section ?? section;
      const back = track.forwardTo(scene, car, section, lap);
      const known = track.findCar(back, car)?.re_entered !== undefined;
      const drive = { car, from, sections: between(from, section, lap), passes: [] };
      return {
        ...(known ? track.mark(back, car, { re_entered: true, entry: null, penalty: 0 }) : back),
        drive,
      };
    }
    case "safety-car":
      return { ...track.queue(scene, event, lap), safetyCar: true };
    default:
      return scene;
  }
}

/** The sections after one, up to another. */
function between(from: number, to: number, lap: number): number[] {
  const sections = track.apart(from, to, lap);
  return Array.from({ length: sections }, (_, at) => (lap ? (from + at + 1) % lap : from + at + 1));
}

function dueGone(scene: Scene, car: CarName): Partial<CarState> {
  return track.findCar(scene, car)?.pit_due === undefined ? {} : { pit_due: null };
}

/** All cars on the grid, with the fuel of each player. */
function onGrid(
  scene: Scene,
  { order, fuel }: EventOf<"grid">,
  view: RaceView,
  lap: number,
): Scene {
  const paths = view.cars.some(({ penalty }) => penalty !== undefined);
  const beside = paths ? { entry: null, penalty: 0, pit_due: null, re_entered: false } : {};
  const cars = track.grid(order, lap).map((car) => ({ ...car, ...beside }));
  const players = scene.players.map((player) => ({
    ...player,
    fuel: fuel[`s${player.seat}`] ?? null,
    ...(player.bid === undefined ? {} : { bid: null }),
  }));
  return { ...scene, cars, players };
}

/** A car is out: its flags go with it. */
function out(scene: Scene, { car, why }: EventOf<"out">): Scene {
  const seat = seatOf(car);
  const gone = track.remove(scene, car);
  const left = seat === null ? gone : table.patch(gone, seat, () => ({ fuel: null }));
  return {
    ...left,
    retired: [...scene.retired, { car, why }],
    blue: scene.blue.filter((holder) => holder !== seat),
    orange: scene.orange === seat ? null : scene.orange,
  };
}

/** A driver comes back in the place of a robot. */
function rescued(scene: Scene, { seat, car }: EventOf<"rescued">, view: RaceView): Scene {
  const { red, brown } = scene.players[seat] ?? { red: 0, brown: 0 };
  const cup = { red: scene.cup.red + red, brown: scene.cup.brown + brown };
  const repaired = table.patch({ ...scene, cup }, seat, () => ({
    red: 0,
    brown: 0,
    new_strategy: null,
    fuel: view.players[seat]?.fuel ?? null,
  }));
  const retired = scene.retired.filter((other) => other.car !== `s${seat}`);
  return track.replace({ ...repaired, retired }, car, `s${seat}`);
}
