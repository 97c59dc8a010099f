/** A race as one screen shows it: the reader and its show together. Each game adds what its own parts ask for. */

import {
  type Decision,
  type GameEvent,
  PERSON,
  type Refusal,
  type Request,
  type TableInfo,
  type View,
  type You,
} from "$/live/protocol";
import { motionSpeed } from "$/settings.svelte";
import { sayRefusal } from "$/ui/refusal";
import { type Client, type Message, tell } from "$/words";
import { ask } from "./asking";
import type { Show } from "./show.svelte";
import type { Stage } from "./sitting.svelte";

/** What the parts that all games share ask of a screen. */
export interface AnyScreen {
  readonly stage: Stage;
  readonly show: { readonly jumps: number };
  readonly events: readonly GameEvent[];
  readonly table: TableInfo;
  readonly you: You;
  readonly seat: number | null;
  readonly question: Decision | null;
  readonly isHanded: boolean;
  readonly canHurry: boolean;
  ask(request: Request): Promise<boolean>;
  hurry(): void;
}

export abstract class TableScreen<E extends GameEvent, V extends View, S> implements AnyScreen {
  readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  readonly reader = $derived.by(() => this.stage.reader);
  readonly show = $derived.by(() => this.stage.show as unknown as Show<E, V, S>);
  readonly view = $derived.by(() => this.reader.view as V);
  readonly scene = $derived.by(() => this.show.scene);
  readonly table = $derived.by(() => this.reader.table!);
  readonly you = $derived.by(() => this.reader.you!);
  readonly seat = $derived.by(() => this.you.seat);
  readonly events = $derived.by(() => this.reader.events as readonly GameEvent[] as readonly E[]);
  /** What is asked, once the show has come to it. */
  readonly question: V["decision"] = $derived.by(() =>
    this.stage.driven && !this.show.playing ? this.view.decision : null,
  );
  /** How fast things move; 0 without motion. */
  readonly speed = $derived.by(() => motionSpeed() * this.show.speed);
  readonly isRacing = $derived.by(() => this.table.phase === "racing");
  /** A bot drives the seat of this screen. */
  readonly isHanded = $derived.by(() => this.seat !== null && !this.stage.driven && this.isRacing);
  /** There is something to skip: the show, even of a finished race, or bots that are thinking. */
  readonly canHurry = $derived.by(
    () =>
      this.seat !== null &&
      (this.show.playing !== null ||
        (this.isRacing &&
          this.view.to_act.every((seat) => this.table.seats[seat]?.driver !== PERSON))),
  );

  /** What a player is called. */
  abstract readonly called: (seat: number) => string;

  protected readonly client: Client = { name: (seat) => this.table.seats[seat]?.name };

  /** A message in the language on screen. */
  readonly tell = (message: Message | undefined): string => tell(message, this.client);

  /** A refusal of the rules says why in the game's words; any other is the server's. */
  readonly sayWhy = (refusal: Refusal): string =>
    refusal.told === undefined ? sayRefusal(refusal) : this.tell(refusal.told);

  /** How a seat is spoken of: as you, or by name. */
  readonly name = (seat: number): { who: "you" | "other"; player: string } => ({
    who: seat === this.seat ? "you" : "other",
    player: this.called(seat),
  });

  /** Ask the server for something; a refusal is shown. */
  ask(request: Request): Promise<boolean> {
    return ask(this.reader, request, this.sayWhy);
  }

  /** Skip the rest of the show, and let the bots hurry to our next decision. */
  hurry(): void {
    this.show.hurry();
    if (this.seat !== null && this.isRacing) void this.ask({ type: "hurry" });
  }
}
