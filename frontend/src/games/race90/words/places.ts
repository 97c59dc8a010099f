/** What each section of a track is called after: its corner, and which of a row of like ones it is. */

import type { Section, SectionKind, Track } from "../printed";

export interface Place {
  kind: SectionKind;
  /** From 1; 0 is the main straight. */
  corner: number;
  part: number;
  parts: number;
}

const known = new WeakMap<Track, readonly Place[]>();

/** Return the places of a track, worked out once. */
export function placesOf(track: Track): readonly Place[] {
  const found = known.get(track) ?? findPlaces(track.sections);
  known.set(track, found);
  return found;
}

function findPlaces(sections: readonly Section[]): Place[] {
  const runs = sections.map((_, n) => runOf(sections, n));
  const isLike = (one: number, other: number) =>
    runs[one]!.kind === runs[other]!.kind && runs[one]!.corner === runs[other]!.corner;
  const length = sections.length;
  const first = runs.findIndex((_, n) => !isLike(n, (n + length - 1) % length));
  const rows: number[][] = [];
  for (let step = 0; step < length; step += 1) {
    const n = (first + step) % length;
    const row = rows.at(-1);
    if (row && isLike(row[0]!, n)) row.push(n);
    else rows.push([n]);
  }
  const places: Place[] = [];
  for (const row of rows) {
    const { kind, corner } = runs[row[0]!]!;
    const named = kind === "straight" && row.includes(0) ? 0 : corner;
    row.forEach((n, at) => {
      places[n] = { kind, corner: named, part: at + 1, parts: row.length };
    });
  }
  return places;
}

/** The kind of a section and its corner: its own, the next one or the one before. */
function runOf(sections: readonly Section[], n: number): { kind: SectionKind; corner: number } {
  const { kind } = sections[n]!;
  const step = kind === "braking" ? 1 : sections.length - 1;
  let at = n;
  while (!sections[at]!.corner) at = (at + step) % sections.length;
  return { kind, corner: sections[at]!.corner };
}
