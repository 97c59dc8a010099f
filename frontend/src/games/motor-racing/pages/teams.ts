/** Which teams the seats of a table drive. */

import type { SeatProps } from "$/pages/games";
import { type Team, TEAMS } from "../model";

/** Share teams out among seats in their order, as many to each as go round; the rest stays free. */
export function shareOut(teams: readonly string[], seats: number): string[][] {
  const share = Math.floor(teams.length / seats);
  return Array.from({ length: seats }, (_, at) => teams.slice(at * share, (at + 1) * share));
}

/** Return the teams of a seat, by the options of its table. */
export function teamsAt({ options, seat, seats }: SeatProps): Team[] {
  const teams = (options.teams as Team[] | undefined) ?? TEAMS;
  return (shareOut(teams, seats)[seat] ?? []) as Team[];
}
