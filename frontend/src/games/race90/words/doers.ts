/** Who an event is about, and what tells of it. */

import type { Values } from "$/words";
import { type CarName, type EventOf, type RaceEvent, seatOf } from "../model";
import type { Race90Cards } from "./cards";

/** What a seat is called in the story. */
export interface Called {
  who: "you" | "other";
  player: string;
}
export type Name = (seat: number) => Called;

/** What a sentence is about: its words, how seats are called, and the facts about its doer. */
export interface Telling {
  words: Race90Cards;
  name: Name;
  /** `who`, `player` and `kind`; empty if nobody does it. */
  doer: Values;
}

export type Kind = RaceEvent["kind"];
export type Teller<K extends Kind> = (event: EventOf<K>, telling: Telling) => string;
export type Tellers<K extends Kind> = { readonly [kind in K]: Teller<kind> };

/** An event with what the story adds to it: a move is told with its bonuses. */
export type ToldEvent = RaceEvent & { bonuses?: readonly EventOf<"bonus">[] };

/** The car that does something; empty if none does. */
export function subjectOf(event: RaceEvent): CarName | "" {
  if ("seat" in event && event.seat !== null) return `s${event.seat}`;
  return ("car" in event && event.car) || "";
}

/** What a driver is called in a sentence. */
export function driver(words: Race90Cards, car: CarName, name: Name): Values {
  const seat = seatOf(car);
  // English speaks of people as they, of robots as it.
  if (seat === null) return { who: "other", player: words.car(car), kind: "robot" };
  return { ...name(seat), kind: "person" };
}

/** Tell whether a robot stops because the weather has changed; they all do together. */
export function isTyreStop(event: RaceEvent): event is EventOf<"pit"> {
  return event.kind === "pit" && event.why === "tyres";
}

/** So many cards. */
export function countCards(words: Race90Cards, cards: number): string {
  return words.say("cards", { cards });
}

export function countTrackCards(words: Race90Cards, cards: number): string {
  return words.say("track-cards", { cards });
}
