/** The race as one screen shows it: the reader and its show together, with what its parts ask for. */

import type { Refusal, Request } from "$/live/protocol";
import { motionSpeed } from "$/settings.svelte";
import { ask } from "$/table/asking";
import type { Show } from "$/table/show.svelte";
import type { Stage } from "$/table/sitting.svelte";
import { sayRefusal } from "$/ui/refusal";
import { has, say } from "$/words";
import { Choosing } from "./choosing.svelte";
import type { CardName, CarName, Outcome, RaceEvent, RaceView, Team } from "./model";
import { TEAMS } from "./model";
import { carsOf } from "./options";
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

export class RaceScreen {
  readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  readonly reader = $derived.by(() => this.stage.reader);
  readonly show = $derived.by(() => this.stage.show as unknown as Show<RaceEvent, RaceView, Scene>);
  readonly view = $derived.by(() => this.reader.view as RaceView);
  readonly scene = $derived.by(() => this.show.scene);
  readonly table = $derived.by(() => this.reader.table!);
  readonly you = $derived.by(() => this.reader.you!);
  readonly seat = $derived.by(() => this.you.seat);
  readonly events = $derived.by(() => this.reader.events as readonly RaceEvent[]);
  /** What is asked, once the show has come to it. */
  readonly question = $derived.by(() =>
    this.stage.driven && !this.show.playing ? this.view.decision : null,
  );
  readonly hand = $derived.by(() =>
    this.seat === null ? NO_CARDS : (this.scene.hands[this.seat] ?? NO_CARDS),
  );
  readonly own = $derived.by(() => carsOf(this.teamsOf(this.seat)));
  /** How fast things move; 0 without motion. */
  readonly speed = $derived.by(() => motionSpeed() * this.show.speed);
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
    const done = await this.ask({ type: "choose", decision, option });
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
    if (seat === null) return [];
    return TEAMS.filter((team) => this.view.summary.owners[team] === seat);
  }

  /** What a player is called: by the own name, or by the teams. */
  called(seat: number): string {
    return nameOf(this.stage, seat);
  }

  /** How a seat is spoken of: as you, or by name. */
  readonly name: words.Name = (seat) => ({
    who: seat === this.seat ? "you" : "other",
    player: this.called(seat),
  });

  /** Where the story begins: the events before it say only who drives from the start on. */
  readonly #start = $derived.by(() => {
    const told = this.events.findIndex(({ kind }) => kind !== "driver" && kind !== "race-started");
    return Math.min(told < 0 ? Infinity : told, 1 + this.table.seats.length);
  });

  readonly carName = (car: CarName): string => words.car(car);

  /** The sentence of an event; empty if there is nothing to say. Who drives from the start on is no news. */
  sentence(event: RaceEvent): string {
    if (event.kind === "driver" && event.n < this.#start) return "";
    return words.event(event, this.name, this.view.summary);
  }

  /** What is asked, in words; a kind of question that has none is asked in general. */
  readonly asked = $derived.by(() => {
    const kind = this.question?.kind;
    if (!kind) return "";
    return has(`ask-${kind}`) ? words.question(this.view) : say("ask-other");
  });

  /** What an answer is called; its notation if it has no words. */
  answer(text: string): string {
    return has(`answer-${text}`) ? words.answer(this.view, text) : text;
  }

  /** Ask the server for something; what it refuses is told. */
  ask(request: Request): Promise<boolean> {
    return ask(this.reader, request, sayWhy);
  }

  /** Leave out the rest of the show, and let the bots hurry to our next decision. */
  hurry(): void {
    this.show.hurry();
    if (this.seat !== null && this.table.phase === "racing") void this.ask({ type: "hurry" });
  }
}

/** What a seat is called: by its person's name, or by its teams. */
export function nameOf({ reader }: Stage, seat: number): string {
  const name = reader.table?.seats[seat]?.name;
  if (name) return name;
  const { owners } = (reader.view as RaceView).summary;
  return TEAMS.filter((team) => owners[team] === seat)
    .map(words.team)
    .join(" + ");
}

/** A refusal of the rules names cards and cars; any other is the server's. */
export function sayWhy(refusal: Refusal): string {
  const ours = has(`reason-${refusal.reason}`);
  return ours ? words.reason(refusal) : sayRefusal(refusal);
}
