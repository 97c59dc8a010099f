/** A table that is being set up: who sits where, who drives what, which variants. */

import { type GameInfo, type NewTable, type Pace, PERSON } from "$/live/protocol";
import { shareOut } from "./seats";

export const PRESETS = ["alone", "together", "devices", "board"] as const;
export type Preset = (typeof PRESETS)[number];

/** Who shall drive a seat: somebody at this screen, a friend who comes by link, or a bot by its spec. */
export const HERE = "here";
export const FRIEND = "friend";

export class DraftSeat {
  who = $state("");
  name = $state("");
}

const USUAL_SEATS = 4;
const AT_ONE_SCREEN = 2;

export class Draft {
  readonly game: GameInfo;
  readonly seats: readonly DraftSeat[];
  /** How many of the seats there are; who was set beyond them is kept in case they come back. */
  seatCount = $state(0);
  options = $state<Record<string, unknown>>({});
  pace = $state<Pace>("normal");
  /** The option that shares something out among the seats (the teams), if the game has one. */
  readonly shared: string | null;

  constructor(game: GameInfo, name: string) {
    this.game = game;
    this.shared = game.options.find(({ form }) => form.type === "names" && form.all)?.name ?? null;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = Array.from({ length: game.seats.at(-1)! }, () => new DraftSeat());
    this.seats[0]!.name = name;
    this.seatCount = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0]!;
    this.use("alone");
  }

  get taken(): DraftSeat[] {
    return this.seats.slice(0, this.seatCount);
  }

  /** Set who sits where, for one of the usual ways to play. */
  use(preset: Preset): void {
    const { bot } = this.game;
    this.seats.forEach((seat, at) => {
      seat.who = {
        alone: at === 0 ? HERE : bot,
        together: at < AT_ONE_SCREEN ? HERE : bot,
        devices: at === 0 ? HERE : FRIEND,
        board: FRIEND,
      }[preset];
    });
  }

  /** Which of the usual ways this is, if any. */
  get preset(): Preset | null {
    const who = this.taken.map((seat) => seat.who);
    const here = who.filter((one) => one === HERE).length;
    const friends = who.filter((one) => one === FRIEND).length;
    if (friends === who.length) return "board";
    if (friends > 0) return here === 1 ? "devices" : null;
    return here > 1 ? "together" : here === 1 ? "alone" : null;
  }

  /** Whether the race can begin at once: nobody has to come first. */
  get isComplete(): boolean {
    return this.taken.every((seat) => seat.who !== FRIEND);
  }

  get teams(): string[] {
    return this.shared ? (this.options[this.shared] as string[]) : [];
  }

  teamsOf(seat: number): string[] {
    return shareOut(this.teams, this.seatCount)[seat] ?? [];
  }

  get freeTeams(): string[] {
    return this.teams.slice(shareOut(this.teams, this.seatCount).flat().length);
  }

  /** Give a seat another team for one of its own; whoever had it gets that one. */
  swapTeams(one: string, other: string): void {
    if (!this.shared) return;
    this.options[this.shared] = this.teams.map((team) =>
      team === one ? other : team === other ? one : team,
    );
  }

  /** Set an option. The number of races and a list with one circuit for each go together: one follows the other. */
  set(name: string, value: unknown): void {
    this.options[name] = value;
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

  request(): NewTable {
    return {
      game: this.game.name,
      seats: this.taken.map(({ who, name }) => {
        if (who === HERE) return { driver: PERSON, name: name.trim() || null, here: true };
        return { driver: who === FRIEND ? PERSON : who };
      }),
      options: { ...this.options },
      pace: this.pace,
      begin: this.isComplete,
    };
  }
}
