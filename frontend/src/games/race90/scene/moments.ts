/** What the screen makes a moment of, above the plan: which events begin one, add to it or leave it standing. */

import {
  type CardName,
  type CarName,
  type EventOf,
  type OutWhy,
  type RaceEvent,
  seatOf,
  type Strategy,
  type Tyres,
} from "../model";

/** What lies in a contest: how many cards face down, then which. */
export interface ContestCar {
  car: CarName;
  laid: number;
  declined: boolean;
  shown: EventOf<"contest-shown"> | null;
}

export interface Contest {
  kind: "contest";
  section: number;
  /** As they stood, front to back. */
  cars: ContestCar[];
  /** The new order, once it is known. */
  order: CarName[] | null;
  ties: CarName[][];
}

export interface PitStop {
  kind: "pit";
  car: CarName;
  from: number;
  to: number;
  why: EventOf<"pit">["why"];
  serviced: EventOf<"serviced"> | null;
  refuelled: EventOf<"refuelled"> | null;
  tyres: Tyres | null;
  strategy: Strategy | null;
}

export interface LateBraking {
  kind: "late-braking";
  car: CarName;
  /** Null if a track card made it sure. */
  check: EventOf<"checked"> | null;
  /** The track card that made it sure. */
  card: CardName | null;
  to: number | null;
  passes: CarName[];
}

export type Moment =
  | { kind: "qualifying"; cars: EventOf<"qualified">[] }
  | { kind: "grid"; order: CarName[]; fuel: Record<CarName, number> }
  | { kind: "start" }
  | Contest
  | { kind: "check"; check: EventOf<"checked">; damage: EventOf<"damage"> | null }
  | LateBraking
  | { kind: "off-track"; car: CarName; section: number }
  | { kind: "back-on-track"; car: CarName; section: number }
  | PitStop
  | { kind: "weather"; weather: EventOf<"weather"> }
  | { kind: "flag"; flag: EventOf<"flag"> }
  | { kind: "flags-in"; flags: EventOf<"flags-in"> }
  | { kind: "safety-car"; leader: CarName }
  | { kind: "restart" }
  | { kind: "out"; car: CarName; why: OutWhy; section: number }
  | { kind: "rescued"; car: CarName; place: CarName; section: number }
  | { kind: "leader"; car: CarName }
  | { kind: "last-turn" }
  | { kind: "finish"; classification: CarName[] };

interface Before {
  moment: Moment | null;
  /** The contest that is on, also while somebody is asked. */
  contest: Contest | null;
  /** The pit stop that is on, also while somebody is asked. */
  stop: PitStop | null;
  turn: number;
}

/** The moment that an event makes, or the one that it leaves on screen. */
export function momentAfter(event: RaceEvent, before: Before): Moment | null {
  const { moment } = before;
  switch (event.kind) {
    case "qualified":
      return {
        kind: "qualifying",
        cars: [...(moment?.kind === "qualifying" ? moment.cars : []), event],
      };
    case "grid":
      return { kind: "grid", order: event.order, fuel: event.fuel };
    case "turn":
      return turnMoment(event);
    case "checked":
      return checkMoment(event);
    case "damage":
      return moment?.kind === "check" && event.why === "check"
        ? { ...moment, damage: event }
        : stays(moment);
    case "braked-late":
      return brakedLate(event, moment);
    case "off-track":
      return { kind: "off-track", car: event.car, section: event.section };
    case "re-entered":
      return { kind: "back-on-track", car: event.car, section: event.section };
    case "weather":
      return { kind: "weather", weather: event };
    case "flag":
      return { kind: "flag", flag: event };
    case "flags-in":
      return { kind: "flags-in", flags: event };
    case "safety-car":
      return { kind: "safety-car", leader: event.leader };
    case "out":
      return { kind: "out", car: event.car, why: event.why, section: event.section };
    case "rescued":
      return { kind: "rescued", car: `s${event.seat}`, place: event.car, section: event.section };
    case "leader":
      return moment ?? (before.turn > 1 ? { kind: "leader", car: event.car } : null);
    case "drove":
      return moment?.kind === "leader" && moment.car === event.car ? moment : null;
    case "finished":
      return { kind: "finish", classification: event.classification };
    default:
      return (
        contestAfter(event, before.contest) ?? stopAfter(event, before.stop) ?? stays(moment, event)
      );
  }
}

function turnMoment({ special }: EventOf<"turn">): Moment | null {
  if (special === "first") return { kind: "start" };
  if (special === "last") return { kind: "last-turn" };
  return special === "restart" ? { kind: "restart" } : null;
}

function checkMoment(check: EventOf<"checked">): Moment {
  if (check.why !== "late-braking") return { kind: "check", check, damage: null };
  return { kind: "late-braking", car: check.car, check, card: null, to: null, passes: [] };
}

function brakedLate(
  { car, to, passes, card }: EventOf<"braked-late">,
  moment: Moment | null,
): Moment {
  const check = moment?.kind === "late-braking" && moment.car === car ? moment.check : null;
  return { kind: "late-braking", car, check, card, to, passes };
}

/** A contest goes on while cards are dealt again and discs are drawn. */
function stays(moment: Moment | null, event?: RaceEvent): Moment | null {
  if (moment?.kind === "contest") return event?.kind === "turn" ? null : moment;
  return event?.kind === "reshuffled" || event?.kind === "safety-car-in" ? moment : null;
}

/** The contest after an event; null if the event has nothing to do with one. */
export function contestAfter(event: RaceEvent, contest: Contest | null): Contest | null {
  if (event.kind === "contest") {
    const cars = event.cars.map((car) => ({ car, laid: 0, declined: false, shown: null }));
    return { kind: "contest", section: event.section, cars, order: null, ties: [] };
  }
  if (!contest) return null;
  const change = (car: CarName, facts: Partial<ContestCar>): Contest => ({
    ...contest,
    cars: contest.cars.map((each) => (each.car === car ? { ...each, ...facts } : each)),
  });
  switch (event.kind) {
    case "contest-laid":
      return change(event.car, { laid: event.count });
    case "contest-declined":
      return change(event.car, { declined: true });
    case "contest-shown":
      return change(event.car, { laid: event.cards.length, shown: event });
    case "contest-result":
      return { ...contest, order: event.order, ties: event.ties };
    default:
      return null;
  }
}

/** The pit stop after an event; null if the event does not belong to one. */
export function stopAfter(event: RaceEvent, stop: PitStop | null): PitStop | null {
  if (event.kind === "pit") {
    const { car, from, to, why } = event;
    const nothing = { serviced: null, refuelled: null, tyres: null, strategy: null };
    return { kind: "pit", car, from, to, why, ...nothing };
  }
  if (!stop || !("seat" in event) || event.seat !== seatOf(stop.car)) return null;
  switch (event.kind) {
    case "refuelled":
      return { ...stop, refuelled: event };
    case "serviced":
      return { ...stop, serviced: event };
    case "tyres":
      return { ...stop, tyres: event.tyres };
    case "strategy":
      return event.when === "pit" ? { ...stop, strategy: event.strategy } : null;
    case "discarded":
      return event.why === "pit" ? stop : null;
    default:
      return null;
  }
}
