/** The race as one screen shows it: the reader and its show together, with what its parts ask for. */

import { TableScreen } from "$/table/screen.svelte";
import type { Stage } from "$/table/sitting.svelte";
import { sentenceOf } from "$/words";
import { Choosing } from "./choosing.svelte";
import {
  type CardName,
  type CarName,
  type Outcome,
  type Printed,
  type RaceEvent,
  type RaceView,
  type Team,
  TEAMS,
} from "./model";
import { carsOf, type Choice } from "./options";
import type { Scene } from "./scene";
import * as words from "./words";

const NO_CARDS: readonly CardName[] = [];

/** What a choice has left to the die. */
interface Risk {
  outcomes: readonly Outcome[];
  /** It was the answer to a question, not a card out of the hand. */
  answered: boolean;
  /** How many cards lie on the table, and how often the die was thrown for the last one before. */
  discards: number;
  rolls: number;
}

export class RaceScreen extends TableScreen<RaceEvent, RaceView, Scene> {
  readonly printed: Printed;

  constructor(stage: Stage, printed: Printed) {
    super(stage);
    this.printed = printed;
  }

  readonly hand = $derived.by(() =>
    this.seat === null ? NO_CARDS : (this.scene.hands[this.seat] ?? NO_CARDS),
  );
  readonly own = $derived.by(() => carsOf(this.teamsOf(this.seat)));
  /** The die is still rolling: what it shows is not told yet. */
  readonly rolling = $derived.by(
    () => this.show.playing?.kind === "rolled" && this.speed > 0 && this.scene.rolls > this.#rested,
  );
  #rested = $state(0);
  /** All that has been told so far. */
  readonly told = $derived.by(() => this.events.slice(0, this.show.shown - (this.rolling ? 1 : 0)));

  readonly choosing = new Choosing({
    question: () => this.question,
    hand: () => this.hand,
    send: async (option) => {
      const decision = this.question?.id;
      if (decision !== undefined) await this.#choose(decision, option);
    },
  });
  /** The next answer holds for all questions of its kind to come. */
  always = $state(false);

  #risked = $state.raw<Risk | null>(null);
  /** What the die may bring for the own choice, while that is being shown. */
  readonly risk = $derived.by(() => {
    const { act, discards } = this.scene;
    const shown = this.show.playing !== null && act?.seat === this.seat;
    return shown && this.#risked?.discards === discards.length ? this.#risked : null;
  });
  /** The face that the die shows for it, once it lies still. */
  readonly riskFace = $derived.by(() => {
    const faces = this.scene.act?.faces ?? [];
    const rolled = this.risk && !this.rolling && faces.length > this.risk.rolls;
    return rolled ? faces.at(-1)! : null;
  });

  async #choose(decision: number, option: string): Promise<void> {
    const { kind } = this.question!;
    this.#risked = this.#riskOf(option);
    const always = this.always;
    this.always = false;
    const done = await this.ask({ type: "choose", decision, options: [option] });
    if (done && always) await this.ask({ type: "standing", kind, option });
  }

  #riskOf(option: string): Risk | null {
    const { options, kind } = this.question!;
    const outcomes = options.find(({ text }) => text === option)?.preview.outcomes ?? [];
    if (outcomes.length < 2) return null;
    const answered = kind !== "play";
    const { discards, act } = this.scene;
    const rolls = answered ? (act?.faces.length ?? 0) : 0;
    return { outcomes, answered, rolls, discards: discards.length + (answered ? 0 : 1) };
  }

  /** The die has come to rest. */
  rest(): void {
    this.#rested = this.scene.rolls;
  }

  teamsOf(seat: number | null): Team[] {
    return seat === null ? [] : teamsOf(this.view, seat);
  }

  /** A player's name: their own, or that of their teams. */
  readonly called = (seat: number): string => nameOf(this.stage, seat);

  readonly carName = (car: CarName): string => words.car(car);

  /** What an event says; empty if there is nothing to say. */
  sentence(event: RaceEvent): string {
    return event.story ? this.tell(sentenceOf(event)) : "";
  }

  /** What is asked, in words. */
  readonly asked = $derived.by(() => (this.question ? this.tell(this.question.question) : ""));

  /** What an option would do, in one line. */
  effect({ effects }: Choice): string {
    return (effects ?? []).map(this.tell).join(" · ");
  }
}

/** A seat's name: that of its person, or of its teams. */
export function nameOf({ reader }: Stage, seat: number): string {
  const name = reader.table?.seats[seat]?.name;
  if (name) return name;
  return teamsOf(reader.view as RaceView, seat)
    .map(words.team)
    .join(" + ");
}

/** The teams of a seat. */
export function teamsOf({ summary }: RaceView, seat: number): Team[] {
  return TEAMS.filter((team) => summary.owners[team] === seat);
}
