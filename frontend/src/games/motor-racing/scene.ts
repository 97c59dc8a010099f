/** What is on screen during a race: the table as the server has it after each event, and what makes it vivid. */

import type { Script } from "$/table/show.svelte";
import {
  type CardName,
  type CarName,
  cardsIn,
  type Move,
  type RaceEvent,
  type RaceView,
  type Summary,
} from "./model";

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

/** What lies on the table. */
interface Table extends Pick<RaceView, "order" | "retired" | "hands" | "discards" | "summary"> {
  /** How many cards are left. */
  deck: number;
}

export interface Scene extends Table {
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
  step(scene, event, view) {
    const before = { ...scene, ...tableOf(view), moves: [], lights: false };
    switch (event.kind) {
      case "race-started": {
        const nothing = { act: null, struck: null, drawn: null, finish: null };
        return { ...before, ...nothing, turn: event.first, lights: true };
      }
      case "played":
        return { ...before, ...played(scene, event) };
      case "rolled":
        return { ...before, ...rolled(scene, event.face) };
      case "moved":
        return { ...before, moves: event.moves, struck: null };
      case "drawn":
        return { ...before, drawn: event.card ?? null };
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
  holds: (event, next) => event.kind === "race-finished" && next?.kind !== "season-finished",
  jumps: (event) => event.kind === "undone",
};

function atRest(view: RaceView): Omit<Scene, "act" | "rolls" | "struck" | "finish"> {
  return { ...tableOf(view), turn: view.turn ?? null, moves: [], drawn: null, lights: false };
}

function tableOf({ order, retired, hands, deck, discards, summary }: RaceView): Table {
  return { order, retired, hands, deck: cardsIn(deck), discards, summary };
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

/** The race on screen with the standings after it; the view is at the next race already. */
function standingsOf({ summary }: Scene, view: RaceView): Summary {
  return { ...view.summary, race: summary.race, circuit: summary.circuit };
}

function played(scene: Scene, { seat, card, car }: Played): Partial<Scene> {
  const place = car === null ? 0 : scene.order.indexOf(car) + 1;
  return {
    turn: seat,
    act: { seat, card, car, faces: [], from: place || null },
    struck: null,
    drawn: null,
  };
}

function rolled(scene: Scene, face: number): Partial<Scene> {
  const act = scene.act && { ...scene.act, faces: [...scene.act.faces, face] };
  return { act, rolls: scene.rolls + 1, struck: act && struckBy(act, scene.order) };
}

/** A roll for a card that was played on no car names a place. */
function struckBy({ car, faces }: Act, order: CarName[]): CarName | null {
  return car === null ? (order[(faces.at(-1) ?? 0) - 1] ?? null) : null;
}
