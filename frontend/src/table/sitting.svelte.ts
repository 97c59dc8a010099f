/**
 * Who sits at this screen: a reader for each seat taken here, and one that sees what everybody may see.
 * With several seats here, people hand the screen to each other, and only its holder's hand is shown.
 */

import { untrack } from "svelte";
import { type GameEvent, type Pace, PERSON, type View } from "$/live/protocol";
import { Reader } from "$/live/reader.svelte";
import type { Keys } from "$/mine";
import { type Script, Show } from "./show.svelte";

export type AnyScript = Script<GameEvent, View, unknown>;
export type AnyShow = Show<GameEvent, View, unknown>;

/** How long the show takes at each pace, compared with the normal one. */
const TEMPO: Record<Pace, number> = { instant: 0.2, fast: 0.55, normal: 1, slow: 1.6 };
/** Readers who arrive this early have missed nothing: show them the start. */
const EARLY = 24;

/** One reader with its show. */
export class Stage {
  readonly reader: Reader;
  show = $state.raw<AnyShow | null>(null);
  /** How far the seat had seen before this page was opened; null once that has been told. */
  #before: number | null = null;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** A person drives the seat, not a bot for it. */
  readonly driven = $derived.by(() => {
    const { table, you } = this.reader;
    return you?.seat != null && table?.seats[you.seat]?.driver === PERSON;
  });
  /** The seat is asked and its person has to answer. */
  readonly asked = $derived.by(() => this.driven && Boolean(this.reader.view?.decision));

  /** Show what the reader knows; call it whenever that changes. */
  follow(script: AnyScript, unseen: boolean): void {
    const { view, events, you } = this.reader;
    if (!view || !you) return;
    untrack(() => {
      if (!this.show) {
        const seen = this.reader.countBefore(you.seen);
        const fresh = seen === 0 && events.length < EARLY;
        const tempo = () => TEMPO[this.reader.table?.pace ?? "normal"];
        this.#before = fresh ? null : seen;
        this.show = new Show(script, view, fresh ? [] : events, tempo);
      }
      this.show.follow(view, events, unseen, (event) => this.reader.viewAfter(event));
    });
  }

  /** From where on to tell what was missed, once. */
  takeBefore(): number | null {
    const before = this.#before;
    this.#before = null;
    return before;
  }

  close(): void {
    this.reader.close();
    this.show?.close();
  }
}

export class Sitting {
  readonly seats: readonly Stage[];
  readonly watcher: Stage | null;
  /** Who has taken the screen, where several people share it. */
  holder = $state.raw<Stage | null>(null);

  constructor(id: string, keys: Pick<Keys, "host" | "seats">) {
    const { host } = keys;
    const stage = (token: string | null, next?: string) =>
      new Stage(new Reader(id, { token, host, next }));
    this.seats = keys.seats.map(({ token, next }) => stage(token, next));
    this.watcher = this.seats.length === 1 ? null : stage(null);
  }

  readonly all = $derived.by(() => [...this.seats, ...(this.watcher ? [this.watcher] : [])]);
  readonly shared = $derived.by(() => this.seats.length > 1);
  /** Whose board is on screen. */
  readonly onScreen = $derived.by(() =>
    this.shared ? (this.holder ?? this.watcher!) : (this.seats[0] ?? this.watcher!),
  );
  /** The reader that speaks for this screen in matters of the table. */
  readonly voice = $derived.by(() => (this.seats[0] ?? this.watcher!).reader);
  /** Who is asked next and has to take the screen first. */
  readonly called = $derived.by(() => (this.shared && !this.holder ? this.#called() : null));
  /** The holder has nothing left to do and hands the screen on. */
  readonly done = $derived.by(() => {
    return this.holder?.show?.playing === null && !this.holder.asked;
  });

  close(): void {
    for (const stage of this.all) stage.close();
  }

  #called(): Stage | null {
    if (!this.watcher?.show || this.watcher.show.playing) return null;
    return this.seats.find(({ asked }) => asked) ?? null;
  }
}
