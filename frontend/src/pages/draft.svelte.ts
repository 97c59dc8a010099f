/** A table that is being set up: who sits where, and at which pace; each game adds what is raced. */

import { type GameInfo, type Grace, type NewTable, type Pace, PERSON } from "$/live/protocol";
import { usualSeats } from "./seats";

export const PRESETS = ["alone", "together", "devices", "board"] as const;
export type Preset = (typeof PRESETS)[number];

/** Who shall drive a seat: somebody at this screen, a friend who comes by link, or a bot by its spec. */
export const HERE = "here";
export const FRIEND = "friend";

export class DraftSeat {
  who = $state("");
  name = $state("");
}

const AT_ONE_SCREEN = 2;

export abstract class Draft {
  readonly game: GameInfo;
  readonly seats: readonly DraftSeat[];
  /** How many of the seats there are; drivers set for removed seats are kept in case the seats come back. */
  seatCount = $state(0);
  pace = $state<Pace>("normal");
  grace = $state<Grace>(60);

  constructor(game: GameInfo, name: string) {
    this.game = game;
    this.seats = Array.from({ length: game.seats.at(-1)! }, () => new DraftSeat());
    this.seats[0]!.name = name;
    this.seatCount = usualSeats(game);
    this.use("alone");
  }

  /** The options as the server wants them; it takes whatever they are set to here. */
  abstract get values(): Record<string, unknown>;

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

  get hasBots(): boolean {
    return this.taken.some(({ who }) => this.game.bots.includes(who));
  }

  get hasFriends(): boolean {
    return this.taken.some(({ who }) => who === FRIEND);
  }

  request(): NewTable {
    return {
      game: this.game.name,
      seats: this.taken.map(({ who, name }) => {
        if (who === HERE) return { driver: PERSON, name: name.trim() || null, here: true };
        return { driver: who === FRIEND ? PERSON : who };
      }),
      options: this.values,
      pace: this.pace,
      grace: this.grace,
      begin: this.isComplete,
    };
  }
}

/** A table whose options are set one by one, as the server offers them. */
export class OptionsDraft extends Draft {
  options = $state<Record<string, unknown>>({});

  constructor(game: GameInfo, name: string) {
    super(game, name);
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  }

  get values(): Record<string, unknown> {
    return { ...this.options };
  }

  set(name: string, value: unknown): void {
    this.options[name] = value;
  }
}
