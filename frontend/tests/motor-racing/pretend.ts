/**
 * A race that only pretends: cards and cars go anywhere, but its events lead to its views as the server's do.
 * What is on screen has to keep up with more than the rules would ever do.
 */

import type {
  CardName,
  CarName,
  Move,
  RaceEvent,
  RaceView,
  Team,
} from "$/games/motor-racing/model";

const TEAMS: Team[] = ["red", "blue", "yellow", "green", "black", "white"];
const CARS: CarName[] = TEAMS.flatMap((team) => [`${team}.1`, `${team}.2`]);
const CARDS: CardName[] = ["turbo", "pit", "spin", "crash", "red+3", "red-pit", "wrong-line"];
const SEATS = 3;
const OPTIONS: RaceView["options"] = {
  ...{ races: 99, set_aside: 0, circuits: "calendar", teams: TEAMS, drivers: false },
  ...{ ties: "last-race", free_teams: "idle" },
};

/** A small generator of chance that gives the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

type Happening = RaceEvent extends infer E ? (E extends RaceEvent ? Omit<E, "n"> : never) : never;

export class PretendRace {
  events: RaceEvent[] = [];
  order: CarName[] = [];
  retired: CarName[] = [];
  hand: CardName[] = [];
  sizes: number[] = [];
  deck = 0;
  discards: CardName[] = [];
  race = 0;
  turn = 0;
  readonly #pick: (below: number) => number;
  readonly #after = new Map<RaceEvent, RaceView>();

  constructor(seed: number) {
    this.#pick = chance(seed);
    this.#start();
  }

  /** Let one more thing happen. */
  go(): void {
    const kind = this.#pick(40);
    if (kind === 0) this.undo();
    else if (kind === 1 || this.order.length < 3) this.finish();
    else this.playTurn();
  }

  view(): RaceView {
    const hands = this.sizes.map((size) => Array<CardName>(size).fill("?"));
    hands[0] = this.hand.toSorted();
    const summary = {
      race: this.race,
      races: 99,
      circuit: "monza",
      owners: { red: 0, blue: 1, yellow: 2, green: null, black: null, white: null },
      standings: [],
    };
    return {
      ...{ game: "motor-racing", seats: SEATS, seat: 0, to_act: [this.turn], sealed: [] },
      ...{ rules: 2, asked: 0, options: OPTIONS },
      ...{ decision: null, result: null, summary, at: "play", turn: this.turn },
      ...{ order: [...this.order], retired: [...this.retired], hands, deck: this.deck },
      ...{ set_aside: 0, discards: [...this.discards], finished: [] },
    };
  }

  /** The view right after an event; null after what was taken back. */
  readonly after = (event: RaceEvent): RaceView | null => this.#after.get(event) ?? null;

  #tell(event: Happening): void {
    const told = { n: [0, this.events.length], ...event } as unknown as RaceEvent;
    this.events = [...this.events, told];
    if (event.kind !== "undone") this.#after.set(told, this.view());
  }

  #card(): CardName {
    return CARDS[this.#pick(CARDS.length)]!;
  }

  #start(): void {
    this.race += 1;
    this.order = this.race === 1 ? [...CARS] : [...this.order, ...this.retired.toReversed()];
    this.retired = [];
    this.discards = [];
    this.hand = [1, 2, 3, 4, 5].map(() => this.#card());
    this.sizes = Array<number>(SEATS).fill(5);
    this.deck = 20;
    const { race, order, turn: first, hand } = this;
    this.#tell({ kind: "race-started", race, circuit: "monza", order, first, hand });
  }

  /** Let the race end and the next one begin. */
  finish(): void {
    const classification = [...this.order, ...this.retired.toReversed()];
    this.#tell({ kind: "race-finished", race: this.race, classification, points: [10, 6, 4] });
    this.#start();
  }

  /** Take back, whatever that changes. */
  undo(): void {
    this.order = this.order.toReversed();
    this.#tell({ kind: "undone" });
  }

  /** Let a seat play a card. */
  playTurn(): void {
    const seat = this.turn;
    const at = this.#pick(5);
    const card = seat === 0 ? (this.hand[at] ?? this.hand[0]!) : this.#card();
    if (seat === 0) this.hand = this.hand.toSpliced(this.hand.indexOf(card), 1);
    this.discards = [...this.discards, card];
    const aimed = this.#pick(2) > 0;
    const car = aimed ? this.order[this.#pick(this.order.length)]! : null;
    this.#tell({ kind: "played", seat, card, car });
    for (let rolls = this.#pick(3); rolls > 0; rolls--)
      this.#tell({ kind: "rolled", seat, face: 1 + this.#pick(12) });
    this.#move();
    this.deck = (this.deck + 99) % 100;
    const drawn = this.#card();
    if (seat === 0) this.hand = [...this.hand, drawn];
    this.#tell({ kind: "drawn", seat, deck: this.deck, ...(seat === 0 && { card: drawn }) });
    this.turn = (seat + 1) % SEATS;
  }

  #move(): void {
    const from = this.#pick(this.order.length);
    const car = this.order[from]!;
    const rest = this.order.toSpliced(from, 1);
    const out = this.#pick(6) === 0;
    const to = this.#pick(this.order.length);
    this.order = out ? rest : rest.toSpliced(to, 0, car);
    if (out) this.retired = [...this.retired, car];
    const moves: Move[] = [{ car, from: from + 1, to: out ? null : to + 1 }];
    this.#tell({ kind: "moved", by: "turbo", moves, order: this.order });
  }
}
