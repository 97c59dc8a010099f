/** What a car on the plan is marked with, besides its livery. */

import type { CarName, CarState } from "../model";
import { seatOf } from "../model";
import type { Scene } from "../scene";

export interface Marks {
  own: boolean;
  acting: boolean;
  leader: boolean;
  /** 1 moves next; null: it has moved. */
  turn: number | null;
  lapsDown: number;
  pitted: boolean;
  offTrack: boolean;
  /** Movement it loses in its next turn. */
  penalty: number;
  /** It must stop. */
  pitDue: boolean;
  blue: boolean;
  orange: boolean;
}

export function marksOf(scene: Scene, state: CarState, own: CarName | null): Marks {
  const { car } = state;
  const seat = seatOf(car);
  const waits = scene.activation.indexOf(car);
  return {
    own: car === own,
    acting: car === scene.acting,
    leader: car === scene.leader,
    turn: waits < 0 ? null : waits + 1,
    lapsDown: state.laps_down,
    pitted: state.pitted,
    offTrack: state.status === "off-track",
    penalty: state.penalty ?? 0,
    pitDue: (state.pit_due ?? null) !== null,
    blue: seat !== null && scene.blue.includes(seat),
    orange: seat !== null && scene.orange === seat,
  };
}
