/** What happened, in sentences that tell the cause too. */

import { has, say } from "$/words";
import type { Move, RaceEvent, Summary, Team } from "../model";
import { car, card, places } from "./names";

/** What a seat is called in the story. */
export interface Called {
  who: "you" | "other";
  player: string;
}
export type Name = (seat: number) => Called;

type EventOf<Kind extends RaceEvent["kind"]> = Extract<RaceEvent, { kind: Kind }>;

/** The cards that strike the car in the place of the die. */
const BY_PLACE = ["spin", "spin-out", "crash"];

/** The sentence of an event; empty if there is nothing to say to this reader. */
export function event(event: RaceEvent, name: Name, summary: Summary): string {
  switch (event.kind) {
    case "race-started":
      return tellStart(event, name, summary);
    case "played":
      return tellPlayed(event, name);
    case "rolled":
      return say("event-rolled", { ...name(event.seat), face: event.face });
    case "moved":
      return tellMoved(event);
    case "no-effect":
      return tellNoEffect(event);
    case "stopped":
      return say("event-stopped", { ...name(event.seat), car: car(event.car) });
    case "drawn":
      return event.card ? say("event-drawn", { card: card(event.card) }) : "";
    case "race-finished":
      return tellFinish(event);
    case "driver":
      return tellDriver(event, name);
    default:
      return say(`event-${event.kind}`);
  }
}

function tellStart(event: EventOf<"race-started">, name: Name, summary: Summary): string {
  const pole = event.order[0]!;
  const free = summary.owners[pole.split(".")[0] as Team] === null;
  return say(free ? "event-race-started-free" : "event-race-started", {
    ...name(event.first),
    race: event.race,
    races: summary.races,
    circuit: say(`circuit-${event.circuit}`),
    car: car(pole),
  });
}

function tellPlayed(event: EventOf<"played">, name: Name): string {
  const values = { ...name(event.seat), card: card(event.card) };
  if (event.car === null) return say("event-played", values);
  return say("event-played-on", { ...values, car: car(event.car) });
}

function tellMoved({ by, moves }: EventOf<"moved">): string {
  const values = places(moves[0]!);
  if (moves[1]) {
    const partner = places(moves[1]);
    Object.assign(values, {
      partnerCar: partner.car,
      partnerFrom: partner.from,
      ...(partner.to ? { partnerTo: partner.to } : {}),
    });
  }
  return say(`event-moved-${causeOf(by, moves)}`, values);
}

/** How a move is told: by what the card did to the car it struck or was played on. */
function causeOf(by: string, moves: readonly Move[]): string {
  if (BY_PLACE.includes(by)) return by === "crash" && moves.length === 1 ? "crash-alone" : by;
  if (moves.length === 2) return "slipstream";
  const { from, to } = moves[0]!;
  const forward = to !== null && to < from;
  if (by.startsWith("charge-")) return forward ? "charge" : by;
  if (by === "pit") return by;
  return forward ? "up" : "back";
}

function tellNoEffect({ cars, why }: EventOf<"no-effect">): string {
  return say(`event-no-effect-${why}`, cars[0] ? { car: car(cars[0]) } : {});
}

function tellFinish({ classification }: EventOf<"race-finished">): string {
  const [first, second, third] = classification.slice(0, 3).map(car) as [string, string, string];
  return say("event-race-finished", { first, second, third });
}

function tellDriver(event: EventOf<"driver">, name: Name): string {
  if (event.name === "person") return say("event-driver-person", { ...name(event.seat) });
  const key = `bot-${event.name}`;
  const driver = has(key) ? say(key) : event.name;
  return say("event-driver", { ...name(event.seat), driver });
}
