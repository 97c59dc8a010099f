/** The race as text for one reader, fetched again whenever something happens or the language changes. */

import type { Stage } from "$/table/sitting.svelte";
import { language, say } from "$/words";

export interface RaceText {
  names: string[];
  board: string;
  story: string[];
  question: string | null;
  options: { text: string; label: string; effect: string }[];
  verdict: string | null;
}

/** Return what a seat is called: its person's name, or its number. */
export function called({ reader }: Stage, seat: number): string {
  return reader.table?.seats[seat]?.name ?? say("plain-player", { number: seat + 1 });
}

export class TextScreen {
  text = $state.raw<RaceText | null>(null);
  failed = $state(false);
  readonly #stage: Stage;
  #asking = false;
  #wanted = "";

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Follow the race; `columns` letters fit beside each other. Call it in an effect. */
  follow(columns: number): void {
    const { reader } = this.#stage;
    if (!reader.view) return;
    this.#wanted = `/api/tables/${reader.id}/text?language=${language()}&width=${columns}`;
    if (!this.#asking) void this.#ask();
  }

  /** One request at a time; what has changed meanwhile is asked for afterwards. */
  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#wanted) {
      const path = this.#wanted;
      this.#wanted = "";
      await this.#fetch(path);
    }
    this.#asking = false;
  }

  async #fetch(path: string): Promise<void> {
    const { token } = this.#stage.reader;
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    try {
      const answer = await fetch(path, { headers });
      this.failed = !answer.ok;
      if (answer.ok) this.text = (await answer.json()) as RaceText;
    } catch {
      this.failed = true;
    }
  }
}
