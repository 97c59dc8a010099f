/** What a seat is called, and what its bot is called by those who race against it. */

import { PERSON, type SeatInfo } from "$/live/protocol";
import { has, say } from "$/words";

/** Return the name at a seat that is taken: the person's, or how strong the bot is that drives for somebody without one. */
export function seatName({ driver, name }: SeatInfo): string {
  return name ?? (driver === PERSON ? say("seat-somebody") : botName(driver));
}

/** Return how strong a bot is, in a word or two. */
export function botName(bot: string): string {
  return say(has(`strength-${bot}`) ? `strength-${bot}` : `bot-${bot}`);
}

/** Return in a sentence how a bot drives. */
export function botHelp(bot: string): string | undefined {
  return has(`strength-${bot}-help`) ? say(`strength-${bot}-help`) : undefined;
}
