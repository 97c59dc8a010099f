/** What teams, cars, places and cards are called, and what a card does. */

import { say } from "$/words";
import type { CardName, CarName, Team } from "../model";

export function team(team: Team): string {
  return say(`team-${team}`);
}

/** The colour of a team as it stands beside the word for it: `la scuderia rossa`. */
function ofTeam(team: Team): string {
  return say(`of-team-${team}`);
}

export function car(car: CarName): string {
  const [itsTeam, number] = car.split(".") as [Team, string];
  return say("car", { team: team(itsTeam), number });
}

export function place(place: number): string {
  return say("place", { place: String(place) });
}

export function card(name: CardName): string {
  const overtake = readOvertake(name);
  if (overtake) return say("card-overtake", { ...overtake, team: team(overtake.team) });
  if (name.endsWith("-pit")) return say("card-team-pit", { team: team(name.slice(0, -4) as Team) });
  return say(`card-${name}`);
}

/** What a card does, in one line. */
export function help(name: CardName): string {
  const overtake = readOvertake(name);
  if (overtake) return say("help-overtake", { ...overtake, team: ofTeam(overtake.team) });
  return say(`help-${name.endsWith("-pit") ? "pit" : name}`);
}

function readOvertake(name: CardName): { team: Team; places: number } | null {
  const [itsTeam, places] = name.split("+");
  return places ? { team: itsTeam as Team, places: Number(places) } : null;
}
