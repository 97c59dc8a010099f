/** A table of Formula Motor Racing that is being set up: who drives which team, how many races, which variants. */

import { OptionsDraft } from "$/pages/draft.svelte";
import { shareOut } from "./teams";

export class MotorRacingDraft extends OptionsDraft {
  get teams(): string[] {
    return this.options.teams as string[];
  }

  teamsOf(seat: number): string[] {
    return shareOut(this.teams, this.seatCount)[seat] ?? [];
  }

  get freeTeams(): string[] {
    return this.teams.slice(shareOut(this.teams, this.seatCount).flat().length);
  }

  /** Give a seat another team for one of its own; whoever had it gets that one. */
  swapTeams(one: string, other: string): void {
    this.options.teams = this.teams.map((team) =>
      team === one ? other : team === other ? one : team,
    );
  }

  /** Set an option. The number of races and a list with one circuit for each go together: one follows the other. */
  override set(name: string, value: unknown): void {
    super.set(name, value);
    const { races, circuits } = this.options;
    if (!Array.isArray(circuits)) return;
    if (name === "circuits" && circuits.length > 0) this.options.races = circuits.length;
    else this.options.circuits = this.#fill(circuits, Number(races));
  }

  /** Return as many circuits as there are races: the chosen ones, then others in the order of the season. */
  #fill(chosen: string[], races: number): string[] {
    const form = this.game.options.find(({ name }) => name === "circuits")?.form;
    const others = form?.type === "names" ? form.names.filter((one) => !chosen.includes(one)) : [];
    return [...chosen, ...others].slice(0, races);
  }
}
