/**
 * The show: plays what happened one event after another, each with its time, and always ends at the last view.
 * It knows no game; a script says what each event does to the scene on screen and how long it takes.
 */

import type { GameEvent, View } from "$/live/protocol";

export interface Script<E extends GameEvent, V extends View, S> {
  /** The scene as the view has it, with what the events before it leave on screen. */
  start(view: V, events: readonly E[]): S;
  /** The scene after an event, which led to a view. */
  step(scene: S, event: E, view: V): S;
  /** The scene at rest: exactly the view. */
  settle(scene: S, view: V): S;
  /** How long an event is on screen, in milliseconds at normal pace. */
  length(event: E, view: V): number;
  /** Whether the show waits here for the person who watches; `next` is the event behind it. */
  holds(event: E, next: E | undefined): boolean;
  /** Whether what was shown is no longer so, and only the view counts. */
  jumps(event: E): boolean;
}

/** An event that waits, and the view that it leads to. */
interface Waiting<E, V> {
  event: E;
  after: V;
}

/** More than this waiting (in milliseconds), and the show plays faster. */
const BEHIND = 5000;
/** More than this waiting, and the oldest events are not played at all. */
const FAR_BEHIND = 20000;

export class Show<E extends GameEvent, V extends View, S> {
  scene: S = $state.raw() as S;
  /** The event on screen; null when the show is at the view. */
  playing = $state.raw<E | null>(null);
  /** How many events have been shown. */
  shown = $state(0);
  /** It waits for `go`. */
  held = $state(false);
  /** How much faster than at normal pace it plays now. */
  speed = $state(1);
  /** How often it jumped because something was taken back. */
  jumps = $state(0);

  readonly #script: Script<E, V, S>;
  readonly #tempo: () => number;
  #queue: Waiting<E, V>[] = [];
  #taken: number;
  #hurrying = false;
  #view: V;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tempo` is the factor on every length: 2 takes twice the time. */
  constructor(
    script: Script<E, V, S>,
    view: V,
    events: readonly E[],
    tempo: () => number = () => 1,
  ) {
    this.#script = script;
    this.#tempo = tempo;
    this.#view = view;
    this.#taken = events.length;
    this.scene = script.start(view, events);
    this.shown = events.length;
  }

  /**
   * Take what has happened since, and the view that it led to. `unseen`: nobody looks at the page. `after` gives
   * the view after an event, or null: what happened can't be shown then.
   */
  follow(view: V, events: readonly E[], unseen: boolean, after: (event: E) => V | null): void {
    const news = events.slice(this.#taken);
    const known = news.flatMap((event) => {
      const view = after(event);
      return view ? [{ event, after: view }] : [];
    });
    const jump = news.some((event) => this.#script.jumps(event));
    const lost = events.length < this.#taken || (known.length < news.length && !jump);
    this.#taken = events.length;
    this.#view = view;
    this.#queue.push(...known);
    if (jump) this.jumps += 1;
    if (lost) this.#restart(events);
    else if (jump || unseen) this.end();
    else if (this.#hurrying) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Leave out the show up to where it would wait, or to its end. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      const event = this.#step();
      if (this.#holds(event)) return this.#hold(event);
    }
    this.#rest();
  }

  /** Leave out all that comes before the next decision, also what has not arrived yet. */
  hurry(): void {
    this.#hurrying = true;
    this.skip();
  }

  /** End the show: what is on screen is the view. */
  end(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) this.#step();
    this.#rest();
  }

  /** Go on after the show has waited. */
  go(): void {
    if (this.held) this.#next();
  }

  /** Stop for good. */
  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    this.held = false;
    this.#catchUp();
    if (this.#queue.length === 0) return this.#rest();
    const event = this.#step();
    if (this.#holds(event)) return this.#hold(event);
    this.playing = event;
    const tempo = this.#tempo();
    this.speed = this.#haste() / Math.max(tempo, 0.05);
    const length = this.#script.length(event, this.#view) / this.speed;
    this.#timer = setTimeout(() => this.#next(), length);
  }

  #hold(event: E): void {
    this.#hurrying = false;
    this.playing = event;
    this.held = true;
  }

  /** Bring the next event on screen. */
  #step(): E {
    const { event, after } = this.#queue.shift()!;
    this.scene = this.#script.step(this.scene, event, after);
    this.shown = this.#taken - this.#queue.length;
    return event;
  }

  #holds(event: E): boolean {
    return this.#script.holds(event, this.#queue[0]?.event);
  }

  /** Show the view as if the page had just been opened. */
  #restart(events: readonly E[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#rest();
    this.scene = this.#script.start(this.#view, events);
  }

  #rest(): void {
    if (this.#view.decision || this.#view.result) this.#hurrying = false;
    this.held = false;
    this.playing = null;
    this.speed = 1 / Math.max(this.#tempo(), 0.05);
    this.shown = this.#taken;
    this.scene = this.#script.settle(this.scene, this.#view);
  }

  #catchUp(): void {
    while (this.#waiting() > FAR_BEHIND) this.#step();
  }

  #haste(): number {
    return Math.max(1, this.#waiting() / BEHIND);
  }

  #waiting(): number {
    const lengths = this.#queue.map(({ event }) => this.#script.length(event, this.#view));
    return lengths.reduce((sum, length) => sum + length, 0) * this.#tempo();
  }
}
