/** What a table gives to its seats before the race. */

import type { SeatProps } from "$/pages/games";

/** Return what a seat is given by an option with a name for each; null if that is settled in the race. */
export function givenTo(
  { options, seat }: SeatProps,
  option: "charts" | "skills" | "strategies",
): string | null {
  const given = options[option];
  return Array.isArray(given) ? ((given[seat] as string | undefined) ?? null) : null;
}
