/**
 * A table of Race! Formula 90 that is being set up: track, level and modules, charts and skills.
 * What was set for a module is kept while the module is off; the server gets only what is played.
 */

import type { Form, GameInfo } from "$/live/protocol";
import { Draft } from "$/pages/draft.svelte";
import {
  type Level,
  type Module,
  MODULES,
  type Options,
  type Skill,
  SKILLS,
  STRATEGIES,
} from "../model";

/** Who says what a seat gets: its driver in the race, luck, or this table. */
export const CHOOSE = "choose";
export const RANDOM = "random";
export const OWN = "own";
export type Source = typeof CHOOSE | typeof RANDOM | typeof OWN;

/** From the easiest on. */
export const LEVELS: readonly Level[] = ["junior", "basic", "advanced"];

const NO_SOURCE = CHOOSE;

export class Race90Draft extends Draft {
  track = $state("");
  level = $state<Level>("basic");
  modules = $state<readonly Module[]>(MODULES);
  short = $state(false);
  rescue = $state(false);
  weather = $state<Options["weather"]>("draw");
  refuelling = $state<Options["refuelling"]>("chit");
  hazard = $state<Options["hazard"]>("printed");
  charts = $state<Source>(CHOOSE);
  strategies = $state<Source>(CHOOSE);
  skills = $state<Source>(CHOOSE);
  /** What this table gives to the seats, also to those that are not taken for now. */
  #charts = $state<string[]>([]);
  #strategies = $state<string[]>([]);
  #skills = $state<Skill[]>([]);

  constructor(game: GameInfo, name: string) {
    super(game, name);
    this.track = this.tracks[0]!;
    this.#charts = this.chartNames.filter((chart) => chart.endsWith("-1"));
    this.#strategies = this.seats.map((_, at) => STRATEGIES[at % STRATEGIES.length]!);
    this.#skills = this.seats.map((_, at) => SKILLS[at % SKILLS.length]!);
  }

  get tracks(): string[] {
    return this.choices("track");
  }

  /** Both sides of every chart, as in `italy-1`. */
  get chartNames(): string[] {
    return this.choices("charts");
  }

  #form(option: string): Form | undefined {
    return this.game.options.find(({ name }) => name === option)?.form;
  }

  /** How many seats may have the same. */
  #mostOf(option: string): number {
    const form = this.#form(option);
    return (form?.type === "names" ? form.most : null) ?? Infinity;
  }

  /** What an option may be set to. */
  choices<Name extends keyof Options>(option: Name): (Options[Name] & string)[] {
    const form = this.#form(option);
    const names = form?.type === "choice" ? form.choices : form?.type === "names" ? form.names : [];
    return names as (Options[Name] & string)[];
  }

  get hasStrategies(): boolean {
    return this.level !== "junior";
  }

  plays(module: Module): boolean {
    return this.level === "advanced" && this.modules.includes(module);
  }

  /** Switch a module; the last one stays, for without any it is the Basic Game. */
  switchModule(module: Module, on: boolean): void {
    const modules = MODULES.filter((one) => (one === module ? on : this.modules.includes(one)));
    if (modules.length > 0) this.modules = modules;
  }

  chartOf(seat: number): string {
    return this.#charts[seat]!;
  }

  /** Give a seat a chart; whoever had a side of it gets the seat's own. */
  setChart(seat: number, chart: string): void {
    const before = this.chartOf(seat);
    this.#charts = this.#charts.map((one, at) =>
      at === seat ? chart : countryOf(one) === countryOf(chart) ? before : one,
    );
  }

  strategyOf(seat: number): string {
    return this.#strategies[seat]!;
  }

  setStrategy(seat: number, strategy: string): void {
    this.#strategies[seat] = strategy;
  }

  skillOf(seat: number): Skill {
    return this.#dealtSkills()[seat]!;
  }

  /** The skills that a seat may have beside those of the others. */
  skillsFor(seat: number): Skill[] {
    const others = this.#dealtSkills().filter((_, at) => at !== seat);
    return this.#free(others);
  }

  setSkill(seat: number, skill: Skill): void {
    this.#skills[seat] = skill;
  }

  /** Return the skills of the seats: as set, or another one where that can't be. */
  #dealtSkills(): Skill[] {
    const dealt: Skill[] = [];
    for (const wanted of this.#skills.slice(0, this.seatCount)) {
      const free = this.#free(dealt);
      dealt.push(free.includes(wanted) ? wanted : free[0]!);
    }
    return dealt;
  }

  #free(taken: readonly Skill[]): Skill[] {
    const most = this.#mostOf("skills");
    const left = SKILLS.filter((skill) => taken.filter((one) => one === skill).length < most);
    return this.plays("car-setup") ? left : left.filter((skill) => skill !== "tuning");
  }

  get values(): Record<string, unknown> {
    const seats = this.seatCount;
    const given = (source: Source, own: readonly string[]) =>
      source === OWN ? own.slice(0, seats) : source;
    return {
      level: this.level,
      modules:
        this.level === "advanced" && this.modules.length < MODULES.length ? this.modules : "all",
      track: this.track,
      short: this.level !== "junior" && this.short,
      rescue: this.rescue,
      charts: given(this.charts, this.#charts),
      strategies: this.hasStrategies ? given(this.strategies, this.#strategies) : NO_SOURCE,
      skills: this.plays("skills") ? given(this.skills, this.#dealtSkills()) : NO_SOURCE,
      weather: this.plays("weather") ? this.weather : "draw",
      refuelling: this.plays("fuel") ? this.refuelling : "chit",
      hazard: this.hasStrategies ? this.hazard : "printed",
    };
  }
}

/** Return the country of a chart: `italy` of `italy-1`. */
export function countryOf(chart: string): string {
  return chart.slice(0, chart.lastIndexOf("-"));
}
