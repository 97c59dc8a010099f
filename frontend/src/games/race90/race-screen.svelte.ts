/** The race as one screen shows it: the reader and its show together, with what its parts ask for. */

import { TableScreen } from "$/table/screen.svelte";
import type { Stage } from "$/table/sitting.svelte";
import { type Message, tell } from "$/words";
import { Choosing } from "./choosing.svelte";
import {
  type CardName,
  type CarName,
  type Choice,
  modulesOf,
  type PlayerState,
  type RaceEvent,
  type RaceView,
  seatOf,
} from "./model";
import type { Card, Printed, Track } from "./printed";
import type { Scene } from "./scene";
import { PIECES, Race90Words } from "./words";

const NO_CARDS: readonly CardName[] = [];

export class RaceScreen extends TableScreen<RaceEvent, RaceView, Scene> {
  readonly printed: Printed;

  constructor(stage: Stage, printed: Printed) {
    super(stage);
    this.printed = printed;
  }

  readonly track: Track = $derived.by(() => this.printed.tracks[this.view.options.track]!);
  /** Every damage slot of the reader's car is taken: one more and it retires. */
  readonly isFull = $derived.by(
    () => this.own !== null && this.own.red + this.own.brown >= this.words.limits(this.own).damage,
  );
  readonly modules = $derived.by(() => modulesOf(this.view.options));
  /** From the second turn on, players know how to answer. */
  readonly isBeginning = $derived.by(() => this.view.turn <= 1);
  /** The reader's own state on screen; null for spectators. */
  readonly own: PlayerState | null = $derived.by(() =>
    this.seat === null ? null : (this.scene.players[this.seat] ?? null),
  );
  readonly ownCar = $derived.by(() => (this.seat === null ? null : `s${this.seat}`));
  /** The reader's car has retired, as far as the show has got. */
  readonly isOut = $derived.by(() => this.scene.retired.some(({ car }) => car === this.ownCar));
  readonly hand = $derived.by(() => this.own?.hand ?? NO_CARDS);
  /** All that has been told so far. */
  readonly told = $derived.by(() => this.events.slice(0, this.show.shown));
  /** The words about this race; they know the track, the level, and who reads. */
  readonly words = $derived.by(() => new Race90Words(this.printed, this.view, this.called));

  readonly choosing = new Choosing({
    question: () => this.question,
    send: (decision, options) => this.ask({ type: "choose", decision, options }),
  });

  /** A card by its name; null for one that is hidden. */
  card(name: CardName): Card | null {
    return (name.startsWith("t") ? this.track.cards[name] : this.printed.cards[name]) ?? null;
  }

  /** A player's name: their own, or the country of their chart. */
  readonly called = (seat: number): string => nameOf(this.stage, seat);

  /** The same where cards are named one by one, in the order of a list. */
  readonly tellListed = (message: Message | undefined): string =>
    tell(message, { ...this.client, by: "list" });

  /** What an option is called. */
  readonly label = ({ label }: Choice): string => this.tell(label);

  /** What an option would do and what it is good for, in one line; empty if its label says it. */
  readonly effect = ({ effects }: Choice): string => (effects ?? []).map(this.tell).join(PIECES);

  /** The chart of a player's car, as in `italy-1`; null before it is chosen, and for robots. */
  chartOf(car: CarName): string | null {
    const seat = seatOf(car);
    return seat === null ? null : (this.scene.players[seat]?.chart ?? null);
  }
}

/** A seat's name: that of its person, or of its car. */
export function nameOf({ reader }: Stage, seat: number): string {
  const name = reader.table?.seats[seat]?.name;
  return name ?? Race90Words.carOf(reader.view as RaceView, seat);
}
