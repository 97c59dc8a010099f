/** Events of which a row is told as one list: qualifying, the cards of a contest, robots' stops. */

import type { EventOf } from "../model";
import type { Race90Cards } from "./cards";
import { shortStrategy, signed } from "./text";

/** What a driver qualifies with: the card, and what fuel and skill add to it. */
export function qualified(words: Race90Cards, event: EventOf<"qualified">): string {
  const { car, move, factor, fuel, fuel_bonus, skill, value } = event;
  const card = `${signed(move)} (${factor})`;
  if ((value ?? move) === move && !fuel) return `${words.car(car)} ${card}`;
  const added = [card];
  if (fuel) {
    added.push(words.say("qualified-fuel", { turns: fuel, bonus: signed(fuel_bonus) }));
  }
  if (skill) added.push(`${shortStrategy("qualifying")} ${signed(skill)}`);
  return `${words.car(car)} ${signed(value)} (${added.join("; ")})`;
}

/** What a driver fights with. */
export function fought(words: Race90Cards, event: EventOf<"contest-shown">): string {
  const { car, modifier, strategy, total } = event;
  const sum = [counts(words, event).join(" ")];
  if (modifier) sum.push(words.say("contest-corner", { modifier: signed(modifier) }));
  if (strategy) sum.push(`${shortStrategy("banging-wheels")} ${signed(strategy)}`);
  return words.say("contest-value", {
    car: words.car(car),
    total: String(total),
    sum: sum.join(", "),
  });
}

/** What each card counts in a contest: some track cards count twice. */
function counts(words: Race90Cards, event: EventOf<"contest-shown">): string[] {
  const cards = event.cards.map((card) => words.printedCard(card)).filter((card) => card !== null);
  const printed = cards.reduce((sum, { move }) => sum + move, event.modifier + event.strategy);
  let more = event.total - printed;
  return cards.map(({ move, symbols }) => {
    const isDoubled = symbols.includes("contest") && move <= more;
    if (isDoubled) more -= move;
    return isDoubled ? `${signed(move)}×2` : signed(move);
  });
}

/** Where a robot comes back that changes tyres. */
export function tyreStop(words: Race90Cards, { car, to }: EventOf<"pit">): string {
  return `${words.car(car)} ${words.section(to, "at")}`;
}
