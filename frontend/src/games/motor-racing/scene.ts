/**
 * What is on screen during a race, and how each event changes it. Only what events and views say is shown here:
 * the rules are the server's.
 */

import type { Script } from "$/table/show.svelte";
import type { CardName, CarName, Move, RaceEvent, RaceView, Summary } from "./model";

/** A card in play: who played it on which car, and what came of it so far. */
export interface Act {
  seat: number;
  card: CardName;
  car: CarName | null;
  /** The faces rolled for it, in order. */
  faces: number[];
  /** Where its car was when it was played. */
  from: number | null;
}

export interface Finish {
  race: number;
  classification: CarName[];
  points: number[];
}

export interface Scene {
  order: CarName[];
  retired: CarName[];
  hands: CardName[][];
  deck: number;
  discards: CardName[];
  summary: Summary;
  /** Whose turn is on screen; null between races. */
  turn: number | null;
  act: Act | null;
  /** How often a die has been thrown: it rolls whenever this grows. */
  rolls: number;
  /** The car that the die points at. */
  struck: CarName | null;
  /** What the last event moved. */
  moves: Move[];
  /** The card that the reader has just drawn. */
  drawn: CardName | null;
  /** The start lights are on. */
  lights: boolean;
  finish: Finish | null;
}

type Played = Extract<RaceEvent, { kind: "played" }>;
type Drawn = Extract<RaceEvent, { kind: "drawn" }>;
type Started = Extract<RaceEvent, { kind: "race-started" }>;

const HIDDEN = "?";

const LENGTHS: Record<RaceEvent["kind"], number> = {
  "race-started": 4200,
  played: 950,
  rolled: 1500,
  moved: 850,
  "no-effect": 850,
  stopped: 700,
  drawn: 120,
  "last-round": 1600,
  "race-finished": 0,
  "season-finished": 0,
  undone: 0,
  driver: 0,
};
const OWN_DRAW = 750;

export const script: Script<RaceEvent, RaceView, Scene> = {
  start(view, events) {
    const scene: Scene = { ...atRest(view), act: null, rolls: 0, struck: null, finish: null };
    const last = events.findLastIndex(({ kind }) => kind === "played" || kind === "undone");
    const played = events[last];
    if (played?.kind !== "played" || view.discards.at(-1) !== played.card) return scene;
    return script.settle({ ...scene, ...recall(view, events.slice(last)) }, view);
  },
  step(scene, event, ahead, view) {
    const before = { ...scene, moves: [], lights: false };
    switch (event.kind) {
      case "race-started":
        return { ...before, ...started(event, ahead, view) };
      case "played":
        return { ...before, ...played(scene, event) };
      case "rolled":
        return { ...before, ...rolled(scene, event.face) };
      case "moved":
        return { ...before, ...moved(scene, event.moves, event.order) };
      case "drawn":
        return { ...before, ...drawn(scene, event, view) };
      case "race-finished":
        return { ...before, turn: null, finish: event, summary: standingsOf(scene, view) };
      default:
        return before;
    }
  },
  settle(scene, view) {
    const { act, rolls, struck, finish, drawn } = scene;
    const asked = view.at === "spin" || view.at === "crash";
    return {
      ...atRest(view),
      act: act && view.discards.at(-1) === act.card ? act : null,
      rolls,
      struck: asked ? struck : null,
      drawn: act && act.seat === view.seat ? drawn : null,
      finish: view.result ? finish : null,
    };
  },
  length(event, view) {
    return event.kind === "drawn" && event.seat === view.seat ? OWN_DRAW : LENGTHS[event.kind];
  },
  /** The end of the last race is shown with the end of the season. */
  holds: (event, [next]) => event.kind === "race-finished" && next?.kind !== "season-finished",
  jumps: (event) => event.kind === "undone",
};

function atRest(view: RaceView): Omit<Scene, "act" | "rolls" | "struck" | "finish"> {
  const { order, retired, hands, deck, discards, summary, turn } = view;
  const quiet = { moves: [], drawn: null, lights: false };
  return { order, retired, hands, deck, discards, summary, turn: turn ?? null, ...quiet };
}

/** The card in play, found in the events since it was played. */
function recall(view: RaceView, events: readonly RaceEvent[]): Pick<Scene, "act" | "struck"> {
  const { seat, card, car } = events[0] as Played;
  const faces = events.flatMap((event) => (event.kind === "rolled" ? [event.face] : []));
  const moves = events.flatMap((event) => (event.kind === "moved" ? event.moves : []));
  const from = moves.find((move) => move.car === car)?.from ?? null;
  const act = { seat, card, car, faces, from };
  return { act, struck: struckBy(act, view.order) };
}

function started(event: Started, ahead: readonly RaceEvent[], view: RaceView): Partial<Scene> {
  const next = ahead.findIndex(({ kind }) => kind === "race-started");
  const race = next < 0 ? ahead : ahead.slice(0, next);
  const draw = race.find((later) => later.kind === "drawn");
  const hands = view.hands.map((hand, seat) =>
    seat === view.seat && event.hand
      ? event.hand
      : Array<CardName>(size(hand, seat, race)).fill(HIDDEN),
  );
  return {
    order: event.order,
    retired: [],
    hands,
    deck: draw ? draw.deck + 1 : view.deck,
    discards: [],
    turn: event.first,
    act: null,
    struck: null,
    drawn: null,
    lights: true,
    finish: null,
    summary: { ...view.summary, race: event.race, circuit: event.circuit },
  };
}

/** How many cards a seat held before these events, after which it holds this hand. */
function size(hand: CardName[], seat: number, events: readonly RaceEvent[]): number {
  let cards = hand.length;
  for (const event of events) {
    if (event.kind === "played" && event.seat === seat) cards += 1;
    if (event.kind === "drawn" && event.seat === seat) cards -= 1;
  }
  return cards;
}

/** The race on screen with the standings after it; the view may be at the next race already. */
function standingsOf({ summary }: Scene, view: RaceView): Summary {
  return { ...view.summary, race: summary.race, circuit: summary.circuit };
}

function played(scene: Scene, { seat, card, car }: Played): Partial<Scene> {
  const place = car === null ? 0 : scene.order.indexOf(car) + 1;
  return {
    hands: scene.hands.map((hand, at) => (at === seat ? without(hand, card) : hand)),
    discards: [...scene.discards, card],
    turn: seat,
    act: { seat, card, car, faces: [], from: place || null },
    struck: null,
    drawn: null,
  };
}

function without(hand: CardName[], card: CardName): CardName[] {
  const at = Math.max(hand.indexOf(card), 0);
  return hand.toSpliced(at, 1);
}

function rolled(scene: Scene, face: number): Partial<Scene> {
  const act = scene.act && { ...scene.act, faces: [...scene.act.faces, face] };
  return { act, rolls: scene.rolls + 1, struck: act && struckBy(act, scene.order) };
}

/** A roll for a card that was played on no car names a place. */
function struckBy({ car, faces }: Act, order: CarName[]): CarName | null {
  return car === null ? (order[(faces.at(-1) ?? 0) - 1] ?? null) : null;
}

function moved(scene: Scene, moves: Move[], order: CarName[]): Partial<Scene> {
  const out = scene.order.filter((car) => !order.includes(car));
  // Of two that go out together the one further back is out first.
  const retired = [...scene.retired, ...out.toReversed()];
  return { order, retired, moves, struck: null };
}

function drawn(scene: Scene, { seat, deck, card }: Drawn, view: RaceView): Partial<Scene> {
  const hands = scene.hands.map((hand, at) =>
    at === seat ? inOrderOf(view.hands[seat] ?? [], [...hand, card ?? HIDDEN]) : hand,
  );
  return { hands, deck, drawn: card ?? null };
}

/** The hand as it will lie at rest, if it is the same by then: so no card changes its place later. */
function inOrderOf(rest: CardName[], hand: CardName[]): CardName[] {
  return rest.toSorted().join() === hand.toSorted().join() ? rest : hand;
}
