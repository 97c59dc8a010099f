/** What happened, a sentence an event. */

import type { EventOf, RaceEvent } from "../model";
import { BEFORE } from "./before";
import type { Race90Cards } from "./cards";
import { driver, isTyreStop, type Kind, type Name, subjectOf, type Teller } from "./doers";
import { DRIVING } from "./driving";
import { fought, qualified, tyreStop } from "./lists";
import { MODULE_EVENTS } from "./modules";
import { TURNS } from "./turns";

/** Those that are not here have a sentence that needs no more than who does it. */
const TELLERS = { ...BEFORE, ...TURNS, ...DRIVING, ...MODULE_EVENTS } as unknown as Partial<
  Record<Kind, Teller<Kind>>
>;

/** The sentence of an event, or of a row of like ones that make one list. */
export function tell(
  words: Race90Cards,
  row: readonly RaceEvent[],
  name: Name,
  again = false,
): string {
  const event = row[0]!;
  if (event.kind === "qualified") {
    const results = (row as EventOf<"qualified">[]).map((one) => qualified(words, one));
    return words.say("event-qualified", { results: results.join(", ") });
  }
  if (event.kind === "contest-shown") {
    const results = (row as EventOf<"contest-shown">[]).map((one) => fought(words, one));
    return words.say("event-contest-shown", { results: results.join(", ") });
  }
  if (isTyreStop(event)) {
    const stops = (row as EventOf<"pit">[]).map((one) => tyreStop(words, one));
    return words.say("event-pit-tyres", { stops: stops.join(", ") });
  }
  const car = subjectOf(event);
  const doer = car ? driver(words, car, name) : {};
  // Who was named just before need not be named again.
  if (again && doer.who === "other") doer.who = "same";
  const teller = TELLERS[event.kind];
  return teller ? teller(event, { words, name, doer }) : words.say(`event-${event.kind}`, doer);
}
