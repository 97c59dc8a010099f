/** Events of the turns: contests, stops, cards, checks, and how the race ends. */

import { has, say } from "$/words";
import type { Race90Cards } from "./cards";
import { countCards, countTrackCards, type Tellers } from "./doers";
import { number } from "./text";

type Kinds =
  | "reshuffled"
  | "turn"
  | "chasing"
  | "contest"
  | "contest-laid"
  | "contest-result"
  | "pit"
  | "serviced"
  | "discarded"
  | "drew"
  | "laid"
  | "played"
  | "bonus"
  | "paid"
  | "damage"
  | "checked"
  | "out"
  | "rescued"
  | "finished"
  | "undone"
  | "driver";

export const TURNS: Tellers<Kinds> = {
  reshuffled: (event, { words }) =>
    words.say(event.deck === "track" ? "event-reshuffled-track" : "event-reshuffled"),

  turn: ({ turn, turns, special }, { words }) => {
    const [lap, laps] = [lapsIn(words, turn), lapsIn(words, turns)];
    const sentence = words.say("event-turn", { turn, turns, lap, laps });
    return special ? `${sentence} ${words.say(`event-turn-${special}`)}` : sentence;
  },

  chasing: (event, { words, doer }) => {
    if (event.car === null) return words.say("event-chasing-nobody", doer);
    return words.say("event-chasing", { ...doer, chased: words.car(event.car) });
  },

  contest: (event, { words }) => {
    const where = words.section(event.section, "at");
    return words.say("event-contest", { where, cars: words.cars(event.cars) });
  },

  "contest-laid": (event, { words, doer }) => {
    const { cards, count } = event;
    const told = cards?.length ? words.briefly(cards) : countCards(words, count);
    return words.say("event-contest-laid", { ...doer, cards: told });
  },

  "contest-result": (event, { words }) => {
    const ties = event.ties.map((tie) => words.say("event-contest-tie", { cars: words.cars(tie) }));
    const order = words.say("event-contest-result", { cars: words.cars(event.order) });
    return [...ties, order].join(" ");
  },

  pit: (event, { words, doer }) => {
    const key = event.why === "choice" ? "event-pit" : `event-pit-${event.why}`;
    return words.say(key, { ...doer, where: words.section(event.to, "at") });
  },

  serviced: (event, { words, doer }) => {
    const { tyres, repaired, drawn, cards = [] } = event;
    const things: string[] = [];
    if (!words.modules.has("weather") || !(repaired || drawn)) {
      things.push(words.say("new-tyres", { tyres }));
    }
    if (repaired) things.push(words.say("repairs", { repairs: repaired }));
    if (drawn) {
      const seen = cards.map((card) => words.card(card)).join("; ");
      const count = countCards(words, drawn);
      things.push(seen ? `${count} (${seen})` : count);
    }
    return words.say("event-serviced", { ...doer, things: words.listed(things) });
  },

  discarded: (event, { words, doer }) =>
    words.say("event-discarded", { ...doer, cards: words.briefly(event.cards) }),

  drew: (event, { words, doer }) => {
    if (event.from === "discards") {
      return words.say("event-drew-discards", { ...doer, cards: words.card(event.card!) });
    }
    const count = event.from === "track" ? countTrackCards : countCards;
    const cards = event.cards?.length ? words.cards(event.cards) : count(words, event.count);
    return words.say("event-drew", { ...doer, cards });
  },

  laid: (event, { words, doer }) =>
    words.say("event-laid", { ...doer, cards: words.briefly(event.cards) }),

  played: (event, { words, doer }) => {
    const { tyres, damage } = event;
    const values = { ...doer, cards: words.briefly(event.cards) };
    const cost: string[] = [];
    if (tyres) cost.push(words.say("tyres", { tyres }));
    if (damage) cost.push(words.say("damage", { damage }));
    if (!cost.length) return words.say("event-played", values);
    return words.say("event-played-cost", { ...values, cost: words.listed(cost) });
  },

  bonus: (event, { words }) => words.say("event-bonus", { bonus: words.bonus(event) }),

  paid: (event, { words, doer }) => {
    const paid = event.cards.map((card) => words.brief(card));
    if (event.chips || !paid.length) paid.unshift(words.say("tyres", { tyres: event.chips }));
    const key = event.why === "off-track" ? "event-paid-off-track" : "event-paid";
    return words.say(key, { ...doer, payment: words.listed(paid) });
  },

  damage: (event, { words, doer }) => words.say("event-damage", { ...doer, disc: event.disc }),

  checked: (event, { words, doer }) =>
    words.say(`event-${event.passed ? "passed" : "failed"}-${event.why}`, {
      ...doer,
      factor: String(event.factor),
      target: number(event.target),
    }),

  out: (event, { words, doer }) => words.say(`event-out-${event.why}`, doer),

  rescued: (event, { words, doer }) =>
    words.say("event-rescued", {
      ...doer,
      robot: words.car(event.car),
      where: words.section(event.section, "at"),
    }),

  finished: (event, { words }) => {
    const [first = "", second = "", third = ""] = event.classification.map((car) => words.car(car));
    return words.say(`event-finished-${event.why}`, { first, second, third });
  },

  undone: () => say("event-undone"),

  driver: (event, { doer }) => {
    if (event.name === "person") return say("event-driver-person", doer);
    const key = `bot-${event.name}`;
    return say("event-driver", { ...doer, driver: has(key) ? say(key) : event.name });
  },
};

/** The laps of the race up to the end of a turn. */
function lapsIn({ track }: Race90Cards, turn: number): number {
  return track.turns.slice(0, turn).reduce((sum, laps) => sum + laps, 0);
}
