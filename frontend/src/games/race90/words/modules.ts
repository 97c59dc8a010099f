/** Events of the Advanced Game: weather, tyres, fuel, flags, SPECIALs, Safety Car. */

import type { EventOf } from "../model";
import { countTrackCards, type Tellers } from "./doers";
import { number, shortStrategy } from "./text";

export const MODULE_EVENTS: Tellers<
  | "weather"
  | "robot-tyres"
  | "tyres"
  | "refuelled"
  | "special"
  | "flag"
  | "forced"
  | "penalty"
  | "pit-due"
  | "safety-car"
> = {
  weather: (event, { words, doer }) => {
    const { kind } = words.track.weather[event.slot - 1]!;
    const slot = words.slot(event.slot, kind);
    return words.say(`event-weather-${event.why}`, { ...doer, slot, way: wayOf(event) });
  },

  "robot-tyres": (event, { words }) =>
    words.say(`event-robot-tyres-${event.why}`, { tyres: words.tyreType(event.tyres) }),

  tyres: (event, { words, doer }) =>
    words.say("event-tyres", { ...doer, tyres: words.tyreType(event.tyres), chips: event.chips }),

  refuelled: ({ turns, chit }, { words, doer }) => {
    const key = chit ? "event-refuelled" : "event-refuelled-enough";
    return words.say(key, { ...doer, turns, chit: chit ?? 0 });
  },

  special: (event, { words, doer }) => {
    const strategy = shortStrategy(event.strategy);
    const values = { ...doer, strategy, cards: countTrackCards(words, event.cards) };
    if (!event.shown.length) return words.say("event-special", values);
    return words.say("event-special-shown", { ...values, shown: words.cards(event.shown) });
  },

  flag: ({ flag, section, ahead, taken }, { words, doer }) => {
    if (!taken) return words.say("event-flag-unused", { flag: words.say(`flag-${flag}`) });
    if (section === null) return words.say(`event-flag-${flag}`, doer);
    const where = words.section(section, "at");
    return words.say(`event-flag-${flag}`, { ...doer, where, ahead: ahead ?? 0 });
  },

  forced: (event, { words, doer }) =>
    words.say("event-forced", { ...doer, car: words.car(event.car) }),

  penalty: (event, { words, doer }) => words.say("event-penalty", { ...doer, points: event.value }),

  "pit-due": (event, { words, doer }) =>
    words.say("event-pit-due", { ...doer, turn: number(event.turn) }),

  "safety-car": (event, { words }) =>
    words.say("event-safety-car", { cars: words.cars(event.order) }),
};

/** Whether it got drier or wetter; at the start neither. */
function wayOf({ from, slot }: EventOf<"weather">): "drier" | "wetter" | "unknown" {
  if (from === null) return "unknown";
  return slot < from ? "drier" : "wetter";
}
