/**
 * Choosing: which card is picked, which car is looked at, and what choosing it would do.
 * What was picked belongs to one decision and is forgotten with it.
 */

import type { CardName, CarName } from "./model";
import { type Choice, ghostsOf, playsOf, type Question, refusalsOf, targetsOf } from "./options";

export type How = "mouse" | "touch" | "keyboard";

interface Picked {
  /** The decision it was picked for; null: only looked at, while others play. */
  decision: number | null;
  slot: number;
}

export class Choosing {
  readonly #question: () => Question | null;
  readonly #hand: () => readonly CardName[];
  readonly #send: (option: string) => Promise<void>;
  #picked = $state.raw<Picked | null>(null);
  #pointed = $state<CarName | null>(null);
  #considered = $state<string | null>(null);
  #looked = $state<number | null>(null);
  #armed: CarName | null = null;
  /** An answer is on its way. */
  sending = $state(false);

  constructor(source: {
    question: () => Question | null;
    hand: () => readonly CardName[];
    send: (option: string) => Promise<void>;
  }) {
    this.#question = source.question;
    this.#hand = source.hand;
    this.#send = source.send;
  }

  readonly question = $derived.by(() => this.#question());
  /** An answer is asked for, not a card. */
  readonly answering = $derived(this.question !== null && this.question.kind !== "play");
  /** Which card of the hand is picked. */
  readonly slot = $derived(
    this.#picked && this.#picked.decision === (this.question?.id ?? null)
      ? this.#picked.slot
      : null,
  );
  readonly card = $derived.by(() =>
    this.slot === null ? null : (this.#hand()[this.slot] ?? null),
  );
  /** The card to read about: the picked one, or the one that a mouse is over. */
  readonly read = $derived.by(() => {
    const looked = this.#looked === null ? null : (this.#hand()[this.#looked] ?? null);
    return this.card ?? looked;
  });
  readonly targets = $derived(targetsOf(this.question, this.card));
  readonly refusals = $derived(refusalsOf(this.question, this.card));
  /** The car that is looked at, if it matters for the choice. */
  readonly car = $derived(
    this.#pointed && (this.targets.has(this.#pointed) || this.refusals.has(this.#pointed))
      ? this.#pointed
      : null,
  );
  readonly refusal = $derived(this.car ? (this.refusals.get(this.car) ?? null) : null);
  /** The option that would be chosen now. */
  readonly option = $derived.by(() => this.#find());
  readonly ghosts = $derived(this.option ? ghostsOf(this.option.preview) : []);

  /** Pick a card of the hand; picking it again puts it back. */
  pickCard(slot: number): void {
    if (this.sending || this.answering || slot >= this.#hand().length) return;
    const decision = this.question?.id ?? null;
    this.#picked = this.slot === slot ? null : { decision, slot };
    this.#pointed = null;
    this.#armed = null;
  }

  /** Take a car: a mouse or a key plays at once, a finger shows first what would happen. */
  pickCar(car: CarName, how: How): void {
    const option = this.targets.get(car);
    const armed = this.#armed === car;
    this.#pointed = car;
    this.#armed = how === "touch" ? car : null;
    if (option && (how !== "touch" || armed)) this.choose(option);
  }

  /** Look at a car without taking it. */
  point(car: CarName | null): void {
    if (car === null && this.#armed !== null) return;
    this.#pointed = car;
  }

  /** Look at a card without picking it. */
  look(slot: number | null): void {
    this.#looked = slot;
  }

  /** Look at an answer without giving it. */
  consider(option: Choice | null): void {
    this.#considered = option?.text ?? null;
  }

  /** Put the card back, or leave the car first. */
  back(): void {
    if (this.#armed !== null || this.#pointed !== null) {
      this.#armed = null;
      this.#pointed = null;
    } else this.#picked = null;
  }

  choose(option: Choice): void {
    if (this.sending) return;
    this.sending = true;
    void this.#send(option.text).finally(() => {
      this.sending = false;
      this.#picked = null;
      this.#pointed = null;
      this.#armed = null;
      this.#considered = null;
    });
  }

  #find(): Choice | null {
    if (!this.question) return null;
    if (this.car) return this.targets.get(this.car) ?? null;
    if (this.question.kind !== "play")
      return this.question.options.find(({ text }) => text === this.#considered) ?? null;
    const [only] = this.card ? playsOf(this.question, this.card) : [];
    return only && this.targets.size === 0 ? only : null;
  }
}
