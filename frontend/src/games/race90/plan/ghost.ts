/** What a considered choice would do, as the plan shows it: a car where the move would end, and the way there. */

import type { CarName, CarState, Kind, Pass, Preview, WhyEnd } from "../model";
import type { Track } from "../printed";
import type { Circuit } from "./geometry";
import { gapBetween } from "./motion";
import { type Stand, standsOf } from "./stands";

export interface Ghost {
  car: CarName;
  section: number;
  stand: Stand;
  /** Where it comes from; null: it is not on the track yet. */
  from: Stand | null;
  /** How far along the road; backward into the pits. */
  gap: number;
  how: "drive" | "pit" | "brake" | "enter";
  /** Its chance, 0 to 1, if it needs luck. */
  odds: number | null;
  why: WhyEnd | null;
  /** The car that bars the way. */
  behind: CarName | null;
}

export interface Ghosts {
  ghosts: Ghost[];
  passes: Pass[];
}

interface Considered {
  kind: Kind;
  preview: Preview;
  own: CarName;
}

const NOTHING: Ghosts = { ghosts: [], passes: [] };
const SHADE = "ghost";

/** The ghosts of what is looked at. */
export function ghostsOf(
  circuit: Circuit,
  track: Track,
  cars: readonly CarState[],
  considered: Considered | null,
): Ghosts {
  if (!considered) return NOTHING;
  const { kind, preview, own } = considered;
  const car = (kind !== "rescue" && preview.car) || own;
  const passes = (preview.passes ?? []).map(passOf);
  const end = (to: number | null | undefined, how: Ghost["how"], odds: number | null) =>
    typeof to === "number"
      ? [ghostAt(circuit, track, cars, { car, to, how, odds, passes, preview })]
      : [];
  const late = kind === "brake" || kind === "pass" || kind === "orange-flag";
  const lucky = late && preview.odds !== undefined;
  const ghosts = end(preview.to, howOf(kind, lucky), lucky ? preview.odds! : null);
  const { braking } = preview;
  if (braking) ghosts.push(...end(braking.to, "brake", braking.odds));
  return { ghosts, passes };
}

function howOf(kind: Kind, lucky: boolean): Ghost["how"] {
  if (kind === "pit" || kind === "refuel") return "pit";
  if (kind === "rescue") return "enter";
  return lucky ? "brake" : "drive";
}

function passOf(pass: Pass | CarName): Pass {
  return typeof pass === "string" ? { pass, how: "overtake", cost: 0 } : pass;
}

interface End {
  car: CarName;
  to: number;
  how: Ghost["how"];
  odds: number | null;
  passes: readonly Pass[];
  preview: Preview;
}

function ghostAt(
  circuit: Circuit,
  track: Track,
  cars: readonly CarState[],
  { car, to, how, odds, passes, preview }: End,
): Ghost {
  const now = standsOf(circuit, track, cars).get(car) ?? null;
  const passed = new Set(passes.map(({ pass }) => pass));
  const others = cars.filter((other) => other.car !== car);
  const here = cars.find((other) => other.car === car);
  const stays = here?.section === to && !passed.size && how !== "pit";
  // Who is passed in that section is behind, who was there before is ahead.
  const ahead = others.filter((other) => other.section === to && !passed.has(other.car));
  const place = Math.max(0, ...ahead.map((other) => other.place)) + 0.5;
  const shade: CarState = {
    ...(here ?? cars[0]!),
    car: SHADE,
    section: to,
    place,
    point: null,
    status: "running",
  };
  const stand = stays && now ? now : standsOf(circuit, track, [...others, shade]).get(SHADE)!;
  const { behind = null, why = null } = preview;
  return {
    car,
    section: to,
    stand,
    from: now,
    gap: now ? wayTo(circuit, now, stand, how) : 0,
    how,
    odds,
    why: how === "drive" ? why : null,
    behind: typeof behind === "string" && how === "drive" ? behind : null,
  };
}

/** Moves go forward, and stops in the pits go back. */
function wayTo(circuit: Circuit, from: Stand, to: Stand, how: Ghost["how"]): number {
  const gap = gapBetween(circuit, from, to);
  return how === "pit" && gap > 0 ? gap - circuit.length : gap;
}
