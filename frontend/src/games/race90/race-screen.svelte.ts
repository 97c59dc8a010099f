/** The race as one screen shows it: the reader and its show together, with what its parts ask for. */

import type { Refusal, Request } from "$/live/protocol";
import { motionSpeed } from "$/settings.svelte";
import { ask } from "$/table/asking";
import type { Show } from "$/table/show.svelte";
import type { Stage } from "$/table/sitting.svelte";
import { sayRefusal } from "$/ui/refusal";
import { Choosing } from "./choosing.svelte";
import {
  type CardName,
  type CarName,
  modulesOf,
  type PlayerState,
  type RaceEvent,
  type RaceView,
  seatOf,
} from "./model";
import type { Card, Printed, Track } from "./printed";
import type { Scene } from "./scene";
import { type Name, Race90Words } from "./words";

const NO_CARDS: readonly CardName[] = [];

export class RaceScreen {
  readonly stage: Stage;
  readonly printed: Printed;

  constructor(stage: Stage, printed: Printed) {
    this.stage = stage;
    this.printed = printed;
  }

  readonly reader = $derived.by(() => this.stage.reader);
  readonly show = $derived.by(() => this.stage.show as unknown as Show<RaceEvent, RaceView, Scene>);
  readonly view = $derived.by(() => this.reader.view as RaceView);
  readonly scene = $derived.by(() => this.show.scene);
  readonly table = $derived.by(() => this.reader.table!);
  readonly you = $derived.by(() => this.reader.you!);
  readonly seat = $derived.by(() => this.you.seat);
  readonly events = $derived.by(() => this.reader.events as readonly RaceEvent[]);
  readonly track: Track = $derived.by(() => this.printed.tracks[this.view.options.track]!);
  /** Every damage slot of the own car is taken: one more and it is out. */
  readonly isFull = $derived.by(
    () => this.own !== null && this.own.red + this.own.brown >= this.words.limits(this.own).damage,
  );
  readonly modules = $derived.by(() => modulesOf(this.view.options));
  /** Who has got as far as the second turn knows how answers are taken. */
  readonly isBeginning = $derived.by(() => this.view.turn <= 1);
  /** What is asked, once the show has come to it. */
  readonly question = $derived.by(() =>
    this.stage.driven && !this.show.playing ? this.view.decision : null,
  );
  /** The reader's own state on screen; null for who watches. */
  readonly own: PlayerState | null = $derived.by(() =>
    this.seat === null ? null : (this.scene.players[this.seat] ?? null),
  );
  readonly ownCar = $derived.by(() => (this.seat === null ? null : `s${this.seat}`));
  /** The own car has gone out, as far as the show has come. */
  readonly isOut = $derived.by(() => this.scene.retired.some(({ car }) => car === this.ownCar));
  readonly hand = $derived.by(() => this.own?.hand ?? NO_CARDS);
  /** How fast things move; 0 without motion. */
  readonly speed = $derived.by(() => motionSpeed() * this.show.speed);
  /** All that has been told so far. */
  readonly told = $derived.by(() => this.events.slice(0, this.show.shown));
  /** The words about this race; they know the track, the level, and who reads. */
  readonly words = $derived.by(() => new Race90Words(this.printed, this.view, this.called));

  readonly choosing = new Choosing({
    question: () => this.question,
    decision: () => (this.stage.driven ? this.view.decision : null),
    send: async (option) => {
      const decision = this.view.decision?.id;
      return decision !== undefined && this.ask({ type: "choose", decision, option });
    },
  });

  /** A card by its name; null for one that is hidden. */
  card(name: CardName): Card | null {
    return (name.startsWith("t") ? this.track.cards[name] : this.printed.cards[name]) ?? null;
  }

  /** What a player is called: by the own name, or after the chart. */
  readonly called = (seat: number): string => nameOf(this.stage, seat);

  /** How a seat is spoken of: as you, or by name. */
  readonly name: Name = (seat) => ({
    who: seat === this.seat ? "you" : "other",
    player: this.called(seat),
  });

  /** The chart of a player's car, as in `italy-1`; null before it is chosen, and for robots. */
  chartOf(car: CarName): string | null {
    const seat = seatOf(car);
    return seat === null ? null : (this.scene.players[seat]?.chart ?? null);
  }

  /** Ask the server for something; what it refuses is told. */
  ask(request: Request): Promise<boolean> {
    return ask(this.reader, request, this.sayWhy);
  }

  /** A refusal of the rules names cards and cars; any other is the server's. */
  readonly sayWhy = (refusal: Refusal): string =>
    this.words.knows(refusal) ? this.words.reason(refusal) : sayRefusal(refusal);

  /** Leave out the rest of the show, and let the bots hurry to our next decision. */
  hurry(): void {
    this.show.hurry();
    if (this.seat !== null && this.table.phase === "racing") void this.ask({ type: "hurry" });
  }
}

/** What a seat is called: by its person's name, or as the words call its car. */
export function nameOf({ reader }: Stage, seat: number): string {
  const name = reader.table?.seats[seat]?.name;
  return name ?? Race90Words.carOf(reader.view as RaceView, seat);
}
