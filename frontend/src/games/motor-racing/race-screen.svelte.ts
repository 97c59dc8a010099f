/** The race as one screen shows it: the reader and its show together, with what its parts ask for. */

import type { Refusal, Request } from "$/live/protocol";
import { motionSpeed } from "$/settings.svelte";
import { ask } from "$/table/asking";
import type { Show } from "$/table/show.svelte";
import type { Stage } from "$/table/sitting.svelte";
import { sayRefusal } from "$/ui/refusal";
import { has, say } from "$/words";
import { Choosing } from "./choosing.svelte";
import type { CardName, CarName, RaceEvent, RaceView, Team } from "./model";
import { TEAMS } from "./model";
import { carsOf } from "./options";
import type { Scene } from "./scene";
import * as words from "./words";

const NO_CARDS: readonly CardName[] = [];

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
  /** What the show is telling. */
  readonly told = $derived.by(() => (this.show.playing ? this.sentence(this.show.playing) : ""));

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

  async #choose(decision: number, option: string): Promise<void> {
    const { kind } = this.question!;
    const always = this.always;
    this.always = false;
    const done = await this.ask({ type: "choose", decision, option });
    if (done && always) await this.ask({ type: "standing", kind, option });
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

  readonly #firstPlay = $derived.by(() => {
    const found = this.events.findIndex(({ kind }) => kind === "played");
    return found < 0 ? Infinity : found;
  });

  readonly carName = (car: CarName): string => words.car(car);

  /** The sentence of an event; empty if there is nothing to say. Who drives from the start on is no news. */
  sentence(event: RaceEvent): string {
    if (event.kind === "driver" && event.n < this.#firstPlay) return "";
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
    this.show.skip();
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
