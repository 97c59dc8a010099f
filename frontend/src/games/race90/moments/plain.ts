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

type Look = Pick<PlainFacts, "glyph" | "tone">;

/** What moments look like; a title is named after its moment. */
const LOOKS: Record<Exclude<PlainKind, "flag">, Look> = {
  start: { glyph: "flag-green", tone: "plain" },
  restart: { glyph: "flag-green", tone: "good" },
  "last-turn": { glyph: "end", tone: "warn" },
  finish: { glyph: "trophy", tone: "good" },
  "safety-car": { glyph: "safety-car", tone: "warn" },
  "flags-in": { glyph: "flag-green", tone: "plain" },
  "off-track": { glyph: "off-track", tone: "bad" },
  "back-on-track": { glyph: "car", tone: "good" },
  out: { glyph: "barrier", tone: "bad" },
  rescued: { glyph: "special", tone: "good" },
  leader: { glyph: "leader", tone: "good" },
};

export function plainFacts(moment: Extract<Moment, { kind: PlainKind }>): PlainFacts {
  if (moment.kind === "flag") {
    const { flag, seat } = moment.flag;
    return {
      glyph: `flag-${flag}`,
      tone: "plain",
      title: null,
      flag,
      car: `s${seat}`,
      place: null,
    };
  }
  return {
    ...LOOKS[moment.kind],
    title: `r90-moments-${moment.kind === "back-on-track" ? "back" : moment.kind}`,
    flag: null,
    car: "car" in moment ? moment.car : null,
    place: moment.kind === "off-track" ? moment.section : null,
  };
}
