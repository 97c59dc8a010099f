/**
 * Choosing: which cards are picked, what is looked at, and what it would do. What was picked belongs to
 * one decision and is forgotten with it. Answers that belong together (two cards, a payment) are chosen with
 * one gesture and sent as one chain, which the server takes as a whole or not at all.
 */

import {
  type Act,
  actOf,
  billOf,
  chainOf,
  choiceOf,
  excessOf,
  optionOf,
  pairFacts,
  partnersOf,
} from "./hand/acts";
import type { CardName, Choice, PlayFacts, Preview, Question } from "./model";

interface Source {
  question: () => Question | null;
  /** Answer a decision and those that follow; false if that was refused. */
  send: (decision: number, options: string[]) => Promise<boolean>;
}

interface Picked {
  decision: number;
  cards: readonly CardName[];
}

/** The question and the cards as they were when the answers were sent. */
interface Sent {
  question: Question;
  cards: readonly CardName[];
}

const NONE: readonly CardName[] = [];

export class Choosing {
  readonly #source: Source;
  #picked = $state.raw<Picked | null>(null);
  #considered = $state.raw<{ decision: number; text: string } | null>(null);
  #looked = $state<CardName | null>(null);
  #sent = $state.raw<Sent | null>(null);
  /** Which cards a question begins with: the dock suggests some for checks. */
  suggest = $state.raw<(question: Question) => readonly CardName[]>(() => NONE);

  constructor(source: Source) {
    this.#source = source;
  }

  /** What is asked; while answers are on their way, what they answer. */
  readonly question: Question | null = $derived.by(
    () => this.#sent?.question ?? this.#source.question(),
  );
  /** Answers are on their way, and the server may already ask for something else. */
  readonly sending = $derived.by(() => this.#sent !== null);
  readonly act: Act | null = $derived.by(() => actOf(this.question));
  /** The cards that are picked, in the order in which they were. */
  readonly cards: readonly CardName[] = $derived.by(() => {
    const { question } = this;
    if (!question) return NONE;
    if (this.#sent) return this.#sent.cards;
    return this.#picked?.decision === question.id ? this.#picked.cards : this.suggest(question);
  });
  /** The card that a mouse is over, that has the focus, or that was touched though it can't be picked. */
  readonly looked = $derived.by(() => this.#looked);
  /** The cards that go together with the picked one; null if that is not the question. */
  readonly partners: ReadonlySet<CardName> | null = $derived.by(() => {
    const [only, second] = this.cards;
    if (this.act?.mode !== "pair" || only === undefined || second !== undefined) return null;
    return partnersOf(this.question, only);
  });
  /** The cards whose play would be seen on the plan now: the picked ones, or those with one looked at. */
  readonly shown: readonly CardName[] = $derived.by(() => {
    const [looked, cards] = [this.#looked, this.cards];
    if (looked === null || cards.includes(looked) || this.#sent) return cards;
    if (this.act?.mode === "pair")
      return this.partners?.has(looked) ? [...cards, looked] : [looked];
    return this.act?.mode === "one" ? [looked] : cards;
  });
  /** The option that is looked at: by mouse or focus, or because its card is picked. */
  readonly option: Choice | null = $derived.by(() => {
    const { question } = this;
    const text = this.#considered?.decision === question?.id ? this.#considered?.text : undefined;
    if (text !== undefined) return optionOf(question, text);
    const [card] = this.act?.mode === "many" ? [] : this.shown;
    return card === undefined ? null : choiceOf(question, card);
  });
  /** What the cards in question would do when they are played; null if that is not the question. */
  readonly facts: PlayFacts | null = $derived.by(() => {
    const { option, shown, question } = this;
    const [first, second] = shown;
    if (option && !("bonuses" in option.preview)) return null;
    if (option && this.#considered) return option.preview as PlayFacts;
    if (question?.kind === "play" && first !== undefined && second !== undefined)
      return pairFacts(question, first, second);
    return option ? (option.preview as PlayFacts) : null;
  });
  /** What choosing now would do: the ghost on the plan and the price in the dock show it. */
  readonly preview: Preview | null = $derived.by(() => this.facts ?? this.option?.preview ?? null);
  /** What is picked is an answer. */
  readonly ready: boolean = $derived.by(() => this.question !== null && this.#isReady(this.cards));

  /** True if a card may be picked, alone or with another. */
  canPick(card: CardName): boolean {
    const { question } = this;
    if (choiceOf(question, card)) return true;
    if (this.act?.mode === "pair") return partnersOf(question, card).size > 0;
    const why = this.refusalOf(card)?.reason;
    return this.act?.mode === "many" && why === "too-few-after";
  }

  /** Why a card can't be picked, as the server says it. */
  refusalOf(card: CardName) {
    const text = `${this.act?.verb} ${card}`;
    return this.question?.refused.find((refused) => refused.text === text) ?? null;
  }

  /** Pick a card, or put it back. What can't be picked is looked at, so that it says why. */
  tap(card: CardName): void {
    if (this.sending) return;
    this.#considered = null;
    if (!this.act || !this.canPick(card)) this.#looked = this.#looked === card ? null : card;
    else if (this.cards.includes(card)) this.pick(this.cards.filter((other) => other !== card));
    else this.pick(this.#with(card));
  }

  /** A card was brought to the plan: it is played at once if that is an answer. */
  drop(card: CardName): void {
    if (this.sending || !this.canPick(card)) return this.tap(card);
    if (!this.cards.includes(card)) this.pick(this.#with(card));
    this.#looked = null;
    if (this.act?.mode === "one" || this.act?.mode === "pair") this.confirm();
  }

  /** Pick these cards. */
  pick(cards: readonly CardName[]): void {
    const decision = this.question?.id;
    this.#picked = decision === undefined ? null : { decision, cards };
  }

  /** Look at a card without picking it. */
  look(card: CardName | null): void {
    this.#looked = card;
  }

  /** Look at an option without taking it. */
  consider(option: Choice | null): void {
    const decision = this.question?.id;
    this.#considered = option && decision !== undefined ? { decision, text: option.text } : null;
  }

  /** Put back what is picked; true if there was anything. */
  back(): boolean {
    const had = this.cards.length > 0 || this.#considered !== null;
    this.#looked = null;
    this.#considered = null;
    if (this.cards.length > 0) this.pick(NONE);
    return had;
  }

  choose(option: Choice): void {
    this.#send([option.text]);
  }

  /** Choose what is picked. */
  confirm(): void {
    if (this.question && this.ready) this.#send(chainOf(this.question, this.cards));
  }

  #with(card: CardName): readonly CardName[] {
    const { cards } = this;
    switch (this.act?.mode) {
      case "pair":
        return this.partners?.has(card) ? [...cards, card] : [card];
      case "many": {
        const most = billOf(this.question)?.most ?? Infinity;
        return cards.length < most ? [...cards, card] : cards;
      }
      case "order":
        return [...cards, card];
      default:
        return [card];
    }
  }

  #isReady(cards: readonly CardName[]): boolean {
    const { question, act } = this;
    if (!question || !act) return false;
    if (act.mode === "many") {
      const bill = billOf(question);
      return cards.length >= (bill ? bill.least : excessOf(question));
    }
    const [first, second] = cards;
    if (first === undefined) return false;
    if (act.mode !== "pair") return choiceOf(question, first) !== null;
    if (second !== undefined) return partnersOf(question, first).has(second);
    const alone = choiceOf(question, first);
    return alone !== null && alone.preview.alone !== false;
  }

  #send(texts: string[]): void {
    const { question, cards } = this;
    if (this.sending || !question || !optionOf(question, texts[0] ?? "")) return;
    this.#sent = { question, cards };
    void this.#source.send(question.id, texts).then((done) => {
      this.#sent = null;
      if (done) this.#forget();
    });
  }

  /** After a refusal nothing has changed: what was picked stays picked. */
  #forget(): void {
    this.#picked = null;
    this.#considered = null;
    this.#looked = null;
  }
}
