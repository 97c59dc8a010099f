/** What a seat is called, and what its bot is called by those who race against it. */

import { type GameInfo, PERSON, type SeatInfo } from "$/live/protocol";
import { has, say, sayOr } from "$/words";

/** Return the name at a seat that is taken: the person's, or how strong the bot is that drives for somebody without one. */
export function seatName({ driver, name }: SeatInfo): string {
  return name ?? (driver === PERSON ? say("seat-somebody") : botName(driver));
}

/** Return how strong a bot is, in a word or two. */
export function botName(bot: string): string {
  return sayOr(`bot-${bot}`, bot);
}

const USUAL_SEATS = 4;

/** Return how many seats a table has unless somebody wants more or fewer. */
export function usualSeats({ seats }: GameInfo): number {
  return seats.includes(USUAL_SEATS) ? USUAL_SEATS : seats[0]!;
}

/** Return in a sentence how a bot drives. */
export function botHelp(bot: string): string | undefined {
  return has(`bot-${bot}-help`) ? say(`bot-${bot}-help`) : undefined;
}
