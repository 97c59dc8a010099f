/** Race! Formula 90 in sentences: the twin of boxbox/words/race90*.py, word for word. */

import type { Refusal } from "$/live/protocol";
import type { Preview, RaceEvent } from "../model";
import { Race90Cards } from "./cards";
import type { Name } from "./doers";
import { pieces } from "./effects";
import { tell } from "./events";
import { effectsOf, label } from "./options";
import { hint, question } from "./questions";
import { knows, reason, unplayable } from "./reasons";
import { story, type Tale, tales } from "./story";
import { ARROW } from "./text";

export type { Called, Name } from "./doers";
export type { By, Form } from "./names";
export { offTo } from "./outcomes";
export type { Tale } from "./story";
export { ARROW, number, percent, shortStrategy, signed } from "./text";

const PIECES = " · ";

export class Race90Words extends Race90Cards {
  /** What the reader is asked; empty if nothing is. */
  question(): string {
    return question(this);
  }

  /** What to weigh, in a sentence or two. */
  hint(): string {
    return hint(this);
  }

  /** What an option is called. */
  label(text: string): string {
    return label(this, text);
  }

  /** What an option would do and what it is good for, in one line; empty if its label says it. */
  effect(text: string, preview: Preview): string {
    return this.effects(text, preview).join(PIECES);
  }

  /** The same piece by piece. */
  effects(text: string, preview: Preview): string[] {
    return effectsOf(this, text, preview);
  }

  /** An option and what it would do, in one line. */
  option(text: string, preview: Preview): string {
    const label = this.label(text);
    const effect = this.effect(text, preview);
    const gap = effect.startsWith(ARROW) ? " " : " — ";
    return effect ? `${label}${gap}${effect}` : label;
  }

  /** What a choice would do, in one line. */
  preview(preview: Preview): string {
    return this.pieces(preview).join(PIECES) || this.say("preview-nothing");
  }

  /** What a choice would do, piece by piece. */
  pieces(preview: Preview): string[] {
    return pieces(this, preview);
  }

  /** Whether this game has a sentence of its own for a refusal. */
  knows(refusal: Refusal): boolean {
    return knows(this, refusal);
  }

  /** Why something is refused. */
  reason(refusal: Refusal): string {
    return reason(this, refusal);
  }

  /** Why a card can't be played, beside the card: shorter where that is enough. */
  unplayable(refusal: Refusal): string {
    return unplayable(this, refusal);
  }

  /** The sentence of an event. */
  event(event: RaceEvent, name: Name): string {
    return tell(this, [event], name);
  }

  /** What happened in lines: what a driver does in a turn is one, so is a contest. */
  story(events: readonly RaceEvent[], name: Name): string[] {
    return story(this, events, name);
  }

  /** The same with what each line is about. */
  tales(events: readonly RaceEvent[], name: Name): Tale[] {
    return tales(this, events, name);
  }
}
