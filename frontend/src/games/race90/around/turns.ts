/** The turn track: its stages and turns, the laps of each, and the refuelling chits that lie on them. */

import type { CarName, RaceView } from "../model";
import type { Track } from "../printed";
import type { Scene } from "../scene";

/** A refuelling chit: a driver's, or one of a type of robots (the best placed of that type stops). */
export type Chit = { car: CarName; type: null } | { car: null; type: string };

export interface TurnBox {
  turn: number;
  /** How many laps the turn stands for. */
  laps: number;
  /** The laps run when it is over. */
  done: number;
  chits: Chit[];
  /** The race ends with it. */
  last: boolean;
}

export interface StageRow {
  stage: number;
  turns: TurnBox[];
}

/** The turn track as it lies there: a row a stage, only as far as the race goes. */
export function turnTrack(track: Track, view: RaceView, scene: Scene): StageRow[] {
  const chits = chitsByTurn(view, scene);
  const last = view.summary.turns;
  let done = 0;
  let turn = 0;
  const rows = track.stages.map((turns, at) => ({
    stage: at + 1,
    turns: Array.from({ length: turns }, () => {
      const laps = track.turns[turn] ?? 0;
      turn += 1;
      done += laps;
      return { turn, laps, done, chits: chits.get(turn) ?? [], last: turn === last };
    }).filter((box) => box.turn <= last),
  }));
  return rows.filter(({ turns }) => turns.length > 0);
}

function chitsByTurn(view: RaceView, scene: Scene): Map<number, Chit[]> {
  const found = new Map<number, Chit[]>();
  const lay = (turn: number, chit: Chit) => found.set(turn, [...(found.get(turn) ?? []), chit]);
  for (const { seat, fuel } of scene.players)
    if (fuel !== null && isIn(`s${seat}`, scene)) lay(fuel, { car: `s${seat}`, type: null });
  for (const [turn, type] of view.robot_fuel) lay(turn, { car: null, type });
  return found;
}

/** The chit of a car that is out means nothing any more. */
function isIn(car: CarName, scene: Scene): boolean {
  return !scene.retired.some((out) => out.car === car);
}

/** The last turn of the stage in which a turn is, or of the race. */
export function stageEnd(track: Track, turn: number, turns: number): number {
  let end = 0;
  for (const length of track.stages) {
    end += length;
    if (turn <= end) break;
  }
  return Math.min(end, turns);
}
