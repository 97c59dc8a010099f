/** Whether hints are shown with questions: at first yes, then as the reader has set it. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "$/settings.svelte";
import type { RaceScreen } from "./race-screen.svelte";

/** Where there is little room, only what is asked for the first time is told unasked. */
const wide = new MediaQuery("(width >= 64rem) and (height >= 36rem)");
/** The first question of each kind at a table. */
const firsts: Record<string, number> = {};

export class Hint {
  readonly #race: () => RaceScreen;
  #wish = $state<boolean | null>(null);

  constructor(race: () => RaceScreen) {
    this.#race = race;
  }

  readonly shown: boolean = $derived.by(
    () => this.#wish ?? (settings.hints && (wide.current || this.#isFirst())),
  );

  #isFirst(): boolean {
    const { question, table } = this.#race();
    if (!question) return false;
    const key = `${table.id} ${question.kind}`;
    firsts[key] ??= question.id;
    return firsts[key] === question.id;
  }

  toggle(): void {
    this.#wish = !this.shown;
    if (wide.current) settings.hints = this.#wish;
  }
}
