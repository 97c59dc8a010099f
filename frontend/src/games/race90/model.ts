/** Race! Formula 90 as the server shows it: the shapes of ./wire under the names of the screens. */

import type { AnyPreview, CarName, Module, Options, RaceEvent } from "./wire";
import * as wire from "./wire";

export { MODULES, SKILLS, STRATEGIES, TYRES } from "./wire";
export type {
  CardName,
  CarName,
  CarState,
  CheckFacts,
  Classified,
  Gap,
  Kind,
  Level,
  Module,
  Options,
  OutWhy,
  PassPart as Pass,
  PathFacts,
  PlayerState,
  RaceEvent,
  Skill,
  Strategy,
  Tyres,
  WhyEnd,
} from "./wire";

/** What a card or a pair would do; of a single card also what it would do in pairs. */
export type PlayFacts = wire.PlayFacts & Partial<Pick<wire.PlayPreview, "pairs" | "alone">>;

type FactName<Shape> = Shape extends unknown ? keyof Shape : never;
type Fact<Shape, Name> = Shape extends unknown
  ? Name extends keyof Shape
    ? Shape[Name]
    : never
  : never;

/** What a choice would do. Which facts there are depends on the question and the act. */
export type Preview = {
  [Name in FactName<Exclude<AnyPreview, wire.Nothing>>]?: Fact<
    Exclude<AnyPreview, wire.Nothing>,
    Name
  >;
};
export type Choice = Omit<wire.Choice, "preview"> & { preview: Preview };
export type Question = Omit<wire.Question, "options"> & { options: Choice[] };
export type RaceView = Omit<wire.RaceView, "decision"> & { decision: Question | null };

export type EventOf<K extends RaceEvent["kind"]> = Extract<RaceEvent, { kind: K }>;

/** The seat of a player's car; null for a robot. */
export function seatOf(car: CarName): number | null {
  return /^s\d$/.test(car) ? Number(car[1]) : null;
}

/** The modules of the Advanced Game that are played. */
export function modulesOf({ level, modules }: Options): ReadonlySet<Module> {
  if (level !== "advanced") return new Set();
  return new Set(modules === "all" ? wire.MODULES : modules);
}
