/** Every car of the race with all that everybody may know about it, first to last, those that are out at the end. */

import { type CarName, type CarState, type OutWhy, type PlayerState, seatOf } from "../model";
import type { RaceScreen } from "../race-screen.svelte";
import { movingNow } from "./order";

export interface Driver {
  car: CarName;
  seat: number | null;
  you: boolean;
  /** Null before the grid is known, and for cars that are out. */
  place: number | null;
  /** Sections behind the Leader. */
  gap: number;
  lapsDown: number;
  /** Sections behind the reader's car; below 0 ahead of it; null: there is none on the track. */
  toYou: number | null;
  /** When it moves in this turn, from 1; 0: now; null: it has moved. */
  toMove: number | null;
  state: CarState | null;
  player: PlayerState | null;
  out: OutWhy | null;
}

export function driversOf(race: RaceScreen): Driver[] {
  const { order, retired, players } = race.scene;
  const known = [...order.map(({ car }) => car), ...retired.map(({ car }) => car)];
  const waiting = players.map(({ seat }) => `s${seat}`).filter((car) => !known.includes(car));
  return [
    ...order.map(({ car }, at) => driver(race, car, at + 1)),
    ...waiting.map((car) => driver(race, car, null)),
    ...retired.toReversed().map(({ car }) => driver(race, car, null)),
  ];
}

function driver(race: RaceScreen, car: CarName, place: number | null): Driver {
  const { scene, ownCar } = race;
  const seat = seatOf(car);
  const gaps = new Map(scene.order.map((gap) => [gap.car, gap]));
  const own = ownCar === null ? undefined : gaps.get(ownCar);
  const gap = gaps.get(car);
  const at = scene.activation.indexOf(car);
  return {
    car,
    seat,
    you: car === ownCar,
    place,
    gap: gap?.gap ?? 0,
    lapsDown: gap?.laps_down ?? 0,
    toYou: own && gap ? gap.gap - own.gap : null,
    toMove: car === movingNow(race) ? 0 : at < 0 ? null : at + 1,
    state: scene.cars.find((state) => state.car === car) ?? null,
    player: seat === null ? null : (scene.players[seat] ?? null),
    out: scene.retired.find((out) => out.car === car)?.why ?? null,
  };
}

/** The check factor that a player has to stay under; null before qualifying. */
export function targetOf(race: RaceScreen, player: PlayerState): number | null {
  return player.target === null ? null : (race.card(player.target)?.factor ?? null);
}

/** How many race and track cards a player holds; those shown in a contest come back next turn. */
export function handOf({ hand }: PlayerState): { race: number; track: number } {
  const track = hand.filter((card) => card.startsWith("t")).length;
  return { race: hand.length - track, track };
}
