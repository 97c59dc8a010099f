/** What each event does to the cars, on the track and beside it. */

import {
  type CarName,
  type CarState,
  type EventOf,
  type RaceEvent,
  type RaceView,
  seatOf,
} from "../model";
import type { Scene } from "../scene";
import * as table from "./cards";
import * as track from "./cars";

/** What an event does to cars. */
export function onTrack(scene: Scene, event: RaceEvent, view: RaceView, lap: number): Scene {
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
