/** Whether what to weigh is told with a question: at first yes, then as somebody has set it. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "$/settings.svelte";
import type { RaceScreen } from "./race-screen.svelte";

/** Where there is little room, only beginners are told unasked. */
const wide = new MediaQuery("(width >= 64rem) and (height >= 36rem)");
const FIRST_TURNS = 1;

export class Hint {
  readonly #race: () => RaceScreen;
  #wish = $state<boolean | null>(null);

  constructor(race: () => RaceScreen) {
    this.#race = race;
  }

  readonly shown: boolean = $derived.by(
    () => this.#wish ?? (settings.hints && (wide.current || this.#race().view.turn <= FIRST_TURNS)),
  );

  toggle(): void {
    this.#wish = !this.shown;
    if (wide.current) settings.hints = this.#wish;
  }
}
