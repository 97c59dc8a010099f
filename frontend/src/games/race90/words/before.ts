/** Events before the race: who drives what, the hands, the grid. */

import { type CarName, MODULES, seatOf } from "../model";
import type { Race90Cards } from "./cards";
import { countCards, type Tellers } from "./doers";

export const BEFORE: Tellers<
  "set-up" | "chart" | "skill" | "setup" | "dealt" | "substitute" | "grid" | "strategy"
> = {
  "set-up": (event, { words }) => {
    const sentence = words.say(event.short ? "event-set-up-short" : "event-set-up", {
      track: words.circuit(event.track),
      level: words.say(`level-${event.level}`),
      players: event.players,
      robots: words.cars(event.robots),
    });
    const modules = event.modules ?? [];
    if (event.level !== "advanced" || modules.length === MODULES.length) return sentence;
    const told = modules.map((module) => words.say(`module-${module}`));
    const list = words.listed(told.length ? told : [words.say("module-none")]);
    return `${sentence} ${words.say("event-modules", { modules: list })}`;
  },

  chart: (event, { words, doer }) => {
    const isNamed = doer.who !== "you" && words.isNamed(event.seat);
    const values = {
      ...doer,
      ...(isNamed && { who: "named" }),
      number: String(event.seat + 1),
      country: words.country(event.chart, "for"),
    };
    const chart = words.printed.charts[event.chart];
    if (!chart || words.modules.has("car-setup")) return words.say("event-chart-bare", values);
    return words.say("event-chart", { ...values, facts: words.chartFacts(chart) });
  },

  skill: (event, { words, doer }) =>
    words.say("event-skill", { ...doer, skill: words.skill(event.skill) }),

  setup: (event, { words, doer }) =>
    words.say("event-setup", { ...doer, facts: words.chartFacts(event) }),

  dealt: (event, { words, doer }) => {
    if (!event.cards) {
      return words.say("event-dealt", { ...doer, cards: countCards(words, event.count) });
    }
    const cards = event.cards.map((card) => words.card(card)).join(", ");
    return words.say("event-dealt-you", { ...doer, cards });
  },

  substitute: (event, { words, doer }) =>
    words.say(event.new ? "event-substitute-new" : "event-substitute-kept", doer),

  grid: (event, { words }) => {
    const order = event.order.map((car, at) => `${at + 1} ${words.car(car)}`).join(", ");
    const sentence = words.say("event-grid", { order });
    const fuel = due(words, event.fuel);
    return fuel ? `${sentence} ${words.say("event-fuel", { fuel })}` : sentence;
  },

  strategy: (event, { words, doer }) => {
    const isRare = event.when === "skip" || event.when === "versatility";
    const key = isRare ? `event-strategy-${event.when}` : "event-strategy";
    return words.say(key, { ...doer, strategy: words.strategy(event.strategy) });
  },
};

/** Who must refuel by which turn; players, but only types of robots, for the best placed stop. */
function due(words: Race90Cards, fuel: Record<CarName, number | null>): string {
  const turns = new Map<number, CarName[]>();
  for (const car of Object.keys(fuel).sort()) {
    const turn = fuel[car];
    if (turn) turns.set(turn, [...(turns.get(turn) ?? []), car]);
  }
  return [...turns]
    .sort(([one], [other]) => one - other)
    .map(([turn, cars]) => `${turn} ${counted(words, cars)}`)
    .join("; ");
}

function counted(words: Race90Cards, cars: readonly CarName[]): string {
  const counts = new Map<string, number>();
  for (const car of cars) {
    const name = seatOf(car) === null ? words.robotType(car) : words.car(car);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
}
