/**
 * Choosing: which cards are picked, what is looked at, and what it would do. What was picked belongs to
 * one decision and is forgotten with it. Several answers that belong together are chosen with one
 * gesture and sent one after the other, as long as the server asks for just them.
 */

import { untrack } from "svelte";
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
  /** What the server asks, even if the show has not come to it. */
  decision?: () => Question | null;
  /** Tells whether it was done; nothing is as good as yes. */
  send: (option: string) => Promise<boolean | void>;
  /** Look now and whenever what is looked at changes; returns what ends it. */
  follow?: (look: () => void) => () => void;
}

interface Picked {
  decision: number;
  cards: readonly CardName[];
}

/** Answers on their way, and the question as it was when they were chosen. */
interface Chain {
  question: Question;
  cards: readonly CardName[];
  rest: string[];
}

const NONE: readonly CardName[] = [];

export class Choosing {
  readonly #source: Source;
  #picked = $state.raw<Picked | null>(null);
  #considered = $state.raw<{ decision: number; text: string } | null>(null);
  #looked = $state<CardName | null>(null);
  #chain = $state.raw<Chain | null>(null);
  #stop: () => void = () => {};
  /** Which cards a question begins with: the dock suggests some for checks. */
  suggest = $state.raw<(question: Question) => readonly CardName[]>(() => NONE);
  /** An answer is on its way. */
  sending = $state(false);

  constructor(source: Source) {
    this.#source = source;
  }

  /** What is asked; while answers are on their way, what they answer. */
  readonly question: Question | null = $derived.by(
    () => this.#chain?.question ?? this.#source.question(),
  );
  /** Several answers are on their way, and the server may ask for another than the one that is shown. */
  readonly chained = $derived.by(() => this.#chain !== null);
  readonly act: Act | null = $derived.by(() => actOf(this.question));
  /** The cards that are picked, in the order in which they were. */
  readonly cards: readonly CardName[] = $derived.by(() => {
    const { question } = this;
    if (!question) return NONE;
    if (this.#chain) return this.#chain.cards;
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
    if (looked === null || cards.includes(looked) || this.#chain) return cards;
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

  /** Tell whether a card may be picked, alone or with another. */
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

  /** Put back what is picked; tells whether there was anything. */
  back(): boolean {
    const had = this.cards.length > 0 || this.#considered !== null;
    this.#looked = null;
    this.#considered = null;
    if (this.cards.length > 0) this.pick(NONE);
    return had;
  }

  choose(option: Choice): void {
    this.#begin([option.text]);
  }

  /** Choose what is picked. */
  confirm(): void {
    if (this.question && this.ready) this.#begin(chainOf(this.question, this.cards));
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

  #begin(texts: string[]): void {
    const { question, cards } = this;
    if (this.sending || !question || !optionOf(question, texts[0] ?? "")) return;
    this.sending = true;
    this.#chain = { question, cards, rest: texts };
    this.#go(question);
  }

  /** Send the next answer if the server asks for it; else all has been said, or something came between. */
  #go(asked: Question): void {
    const [text, ...rest] = this.#chain?.rest ?? [];
    if (text === undefined || !optionOf(asked, text)) return this.#end();
    this.#chain = { ...this.#chain!, rest };
    void this.#source.send(text).then(
      (done) => {
        if (done === false || rest.length === 0) this.#end();
        else this.#await(asked.id);
      },
      () => this.#end(),
    );
  }

  #await(last: number): void {
    this.#stop();
    this.#stop = (this.#source.follow ?? follow)(() => {
      const asked = (this.#source.decision ?? this.#source.question)();
      if (asked?.id !== last) untrack(() => this.#arrived(asked));
    });
  }

  #arrived(asked: Question | null): void {
    this.#stop();
    if (asked) this.#go(asked);
    else this.#end();
  }

  #end(): void {
    this.#stop();
    this.#chain = null;
    this.#picked = null;
    this.#considered = null;
    this.#looked = null;
    this.sending = false;
  }
}

function follow(look: () => void): () => void {
  return $effect.root(() => {
    $effect(look);
  });
}
