/** Moments that need no picture of their own: which sign, title and tone each has. */

import type { GlyphName } from "../art/glyph-drawings";
import type { CarName } from "../model";
import type { FlagColour } from "../printed";
import type { Moment } from "../scene";

export type PlainKind = Exclude<
  Moment["kind"],
  "qualifying" | "grid" | "contest" | "check" | "late-braking" | "pit" | "weather"
>;

export interface PlainFacts {
  glyph: GlyphName;
  /** The key of the title; null: the flag's own name. */
  title: string | null;
  flag: FlagColour | null;
  tone: "plain" | "good" | "bad" | "warn";
  car: CarName | null;
  /** The section that it is about, if the words don't name it better. */
  place: number | null;
}

const NOTHING = { flag: null, car: null, place: null };

export function plainFacts(moment: Extract<Moment, { kind: PlainKind }>): PlainFacts {
  switch (moment.kind) {
    case "start":
      return { ...NOTHING, glyph: "flag-green", title: "r90-moments-start", tone: "plain" };
    case "restart":
      return { ...NOTHING, glyph: "flag-green", title: "r90-moments-restart", tone: "good" };
    case "last-turn":
      return { ...NOTHING, glyph: "end", title: "r90-moments-last-turn", tone: "warn" };
    case "finish":
      return { ...NOTHING, glyph: "trophy", title: "r90-moments-finish", tone: "good" };
    case "safety-car":
      return { ...NOTHING, glyph: "safety-car", title: "r90-moments-safety-car", tone: "warn" };
    case "flags-in":
      return { ...NOTHING, glyph: "flag-green", title: "r90-moments-flags-in", tone: "plain" };
    case "flag": {
      const { flag, seat } = moment.flag;
      return {
        ...NOTHING,
        glyph: `flag-${flag}`,
        title: null,
        flag,
        car: `s${seat}`,
        tone: "plain",
      };
    }
    default:
      return { ...NOTHING, ...aboutCar(moment) };
  }
}

type AboutCar = Extract<
  Moment,
  { kind: "off-track" | "back-on-track" | "out" | "rescued" | "leader" }
>;

function aboutCar(
  moment: AboutCar,
): Pick<PlainFacts, "glyph" | "title" | "tone" | "car" | "place"> {
  const { car } = moment;
  switch (moment.kind) {
    case "off-track":
      return {
        glyph: "off-track",
        title: "r90-moments-off-track",
        tone: "bad",
        car,
        place: moment.section,
      };
    case "back-on-track":
      return { glyph: "car", title: "r90-moments-back", tone: "good", car, place: null };
    case "out":
      return { glyph: "barrier", title: "r90-moments-out", tone: "bad", car, place: null };
    case "rescued":
      return { glyph: "special", title: "r90-moments-rescued", tone: "good", car, place: null };
    case "leader":
      return { glyph: "leader", title: "r90-moments-leader", tone: "good", car, place: null };
  }
}
