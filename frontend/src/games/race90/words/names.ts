/** What things are called: cars, sections, strategies, skills, tyres. */

import { has, say, type Values } from "$/words";
import {
  type CarName,
  type Level,
  type Module,
  modulesOf,
  type PlayerState,
  type RaceView,
  seatOf,
  type Skill,
  type Strategy,
  type Tyres,
} from "../model";
import type { Chart, Printed, Track, WeatherKind } from "../printed";
import { type Place, placesOf } from "./places";
import { sayCircuit } from "../circuits";
import { signed, titled } from "./text";

/** How a place stands in a sentence: bare, at it, to it, of it, or where there is little room. */
export type Form = "name" | "at" | "to" | "of" | "short";

const NO_CHART: Chart = { tyres: 0, cards: 0, damage: 0 };

/** Names for the eyes of the seat whose view it is. */
export class Race90Names {
  readonly printed: Printed;
  readonly view: RaceView;
  /** What the player of a seat is called. */
  readonly called: (seat: number) => string;
  readonly track: Track;
  readonly places: readonly Place[];
  /** The seat that reads. */
  readonly own: number | null;
  /** The section of the reader's car. */
  readonly here: number | null;
  readonly level: Level;
  readonly modules: ReadonlySet<Module>;
  readonly lastTurn: boolean;
  /** The bonuses that the reader's soft tyres have left. */
  readonly soft: number;

  constructor(printed: Printed, view: RaceView, called: (seat: number) => string) {
    this.printed = printed;
    this.view = view;
    this.called = called;
    this.track = printed.tracks[view.options.track]!;
    this.places = placesOf(this.track);
    this.own = view.seat;
    this.here = view.cars.find(({ car }) => car === `s${view.seat}`)?.section ?? null;
    this.level = view.options.level;
    this.modules = modulesOf(view.options);
    this.lastTurn = view.turn === view.summary.turns;
    this.soft = (this.own !== null && view.players[this.own]?.soft) || 0;
  }

  /** What the car of a seat is called by a view alone: after the country of the chart. */
  static carOf(view: RaceView, seat: number): string {
    const chart = view.players[seat]?.chart;
    return chart ? countryOf(chart) : playerOf(seat);
  }

  /** A sentence of this game. */
  say(key: string, values?: Values): string {
    return say(`r90-${key}`, values);
  }

  has(key: string): boolean {
    return has(`r90-${key}`);
  }

  // Cars

  car(car: CarName): string {
    const seat = seatOf(car);
    if (seat !== null) return this.called(seat);
    return this.say(car.slice(0, -1), { number: car.slice(-1) });
  }

  cars(cars: readonly CarName[]): string {
    return cars.map((car) => this.car(car)).join(", ");
  }

  /** A person by name; one who has none by the number, where a country would say nothing. */
  person(seat: number): string {
    return this.isNamed(seat) ? this.called(seat) : playerOf(seat);
  }

  /** True if a seat has a name of its own. */
  isNamed(seat: number): boolean {
    return this.called(seat) !== Race90Names.carOf(this.view, seat);
  }

  /** The type of a robot: `FAST`. */
  robotType(robot: CarName): string {
    return this.say(`robot-${robot.replace(/\d+$/, "")}`);
  }

  /** The country of a chart, bare or as what somebody drives `for`. */
  country(chart: string, form: "name" | "for" = "name"): string {
    return countryOf(chart, form);
  }

  /** What a chart is called: country and side. */
  chart(chart: string): string {
    const side = chart.slice(chart.lastIndexOf("-") + 1);
    return this.say("chart-name", { country: countryOf(chart), side });
  }

  /** What the car of a player was built with: as printed, or as it was set up. */
  limits({ setup, chart }: PlayerState): Chart {
    if (setup) return { tyres: setup[0], cards: setup[1], damage: setup[2] };
    return (chart && this.printed.charts[chart]) || NO_CHART;
  }

  // The track

  circuit(name: string): string {
    return sayCircuit(name);
  }

  /** The name of a corner, bare or as the form of a sentence needs it. */
  corner(corner: number, form: Form = "name"): string {
    const name = this.track.corners[corner - 1];
    if (!name) return this.say("corner-turn", { name: String(corner), form });
    const key = `corner-${(name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-")}`;
    return this.has(key) ? this.say(key, { form }) : this.say("corner-the", { name, form });
  }

  /** What a section is called: bare, `at` it, `to` it, or in short. */
  section(section: number, form: Form = "name"): string {
    const { kind, corner, part, parts } = this.places[section]!;
    const name = kind === "corner" ? this.corner(corner, form) : this.betweenCorners(section, form);
    return parts > 1 ? `${name} (${part}/${parts})` : name;
  }

  private betweenCorners(section: number, form: Form): string {
    const { kind, corner } = this.places[section]!;
    if (!corner) return this.say("section-main", { form });
    const short = this.corner(corner, form === "short" ? "short" : "name");
    return this.say(`section-${kind}`, { corner: this.corner(corner, "of"), short, form });
  }

  /** A section with how far it is from the reader's car. */
  where(section: number): string {
    const distance = this.distance(section);
    const name = this.section(section);
    if (distance === null) return name;
    return distance ? `${signed(distance)} ${name}` : `${this.say("here")}, ${name}`;
  }

  /** How many sections a section is ahead of the reader's car, the shorter way; behind is below 0. */
  distance(section: number): number | null {
    if (this.here === null) return null;
    const length = this.track.sections.length;
    const forward = (section - this.here + length) % length;
    return forward <= Math.floor(length / 2) ? forward : forward - length;
  }

  // Strategies, skills, tyres, weather

  strategy(strategy: Strategy): string {
    return this.say(`strategy-${strategy}`);
  }

  /** What earns a strategy's SPECIAL. */
  special(strategy: Strategy): string {
    return this.say("special", { what: this.say(`special-${strategy}`) });
  }

  skill(skill: Skill): string {
    return this.say(`skill-${skill}`);
  }

  /** A type of tyres: `soft tyres`, short `soft`, or its letter. */
  tyreType(tyres: Tyres, form: "full" | "short" | "letter" = "full"): string {
    return this.say(`tyre-type-${tyres}`, { form });
  }

  weather(kind: WeatherKind): string {
    return this.say(`weather-${kind}`);
  }

  /** A slot of the weather table: its kind, and where it stands. */
  slot(slot: number, kind: WeatherKind): string {
    return `${this.weather(kind)} (${slot}/${this.track.weather.length})`;
  }

  // What is played

  /** `yes` if a module is played, as sentences need it. */
  plays(module: Module): "yes" | "no" {
    return this.modules.has(module) ? "yes" : "no";
  }
}

function playerOf(seat: number): string {
  return say("r90-player", { number: String(seat + 1) });
}

function countryOf(chart: string, form: "name" | "for" = "name"): string {
  const country = chart.slice(0, chart.lastIndexOf("-"));
  const key = `r90-country-${country}`;
  if (has(key)) return say(key, { form });
  return say("r90-country-other", { name: titled(country), form });
}
