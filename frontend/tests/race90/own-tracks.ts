/** Tracks of owners, made up by chance. */

import type { Bend, Section, Track } from "$/games/race90/wire";

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const STRAIGHT: Section = {
  kind: "straight",
  corner: 0,
  trajectories: [],
  late_braking: 0,
  modifier: 0,
  path: [],
  begins: 0,
};

/** A track with these bends, each in a corner of its own, and sections between them. */
export function trackOf(
  angles: readonly number[],
  random: () => number = () => 0.5,
  name = "own",
): Track {
  const sections: Section[] = [];
  const bends: Bend[] = [];
  let at = 0;
  const add = (length: number, corner = 0) => {
    sections.push({ ...STRAIGHT, kind: corner ? "corner" : "straight", corner, begins: at });
    at += length;
  };
  for (let i = 0; i < 3; i++) add(100 + random() * 200);
  angles.forEach((angle, i) => {
    const radius = 20 + random() * 130;
    const arc = (radius * Math.abs(angle) * Math.PI) / 180;
    bends.push({ at: at + 20, angle, radius });
    add(arc + 40, i + 1);
    const straights = Math.floor(random() * 3);
    for (let more = 0; more < straights; more++) add(60 + random() * 400);
  });
  while (sections.length < 12 || random() < 0.5) add(100 + random() * 200);
  return {
    name,
    sections,
    bends,
    length: at,
    corners: angles.map(() => ""),
  } as unknown as Track;
}

/** Angles that all turn one way, about once around. */
export function convex(random: () => number): number[] {
  const parts = Array.from({ length: 4 + Math.floor(random() * 8) }, () => 0.3 + random());
  const all = parts.reduce((sum, part) => sum + part, 0);
  const way = random() < 0.5 ? -1 : 1;
  const turn = 330 + random() * 60;
  return parts.map((part) => Math.round((way * turn * part) / all));
}

/** The same, with bends to the other side between them. */
export function winding(random: () => number): number[] {
  const all = convex(random);
  const way = Math.sign(all[0]!);
  const more = 1 + Math.floor(random() * 4);
  for (let i = 0; i < more; i++) {
    const back = Math.round(15 + random() * 60);
    const at = Math.floor(random() * all.length);
    all.splice(at, 1, all[at]! + way * back);
    all.splice(Math.floor(random() * (all.length + 1)), 0, -way * back);
  }
  return all;
}

export function wild(random: () => number): number[] {
  return Array.from({ length: 1 + Math.floor(random() * 30) }, () =>
    Math.round(random() * 540 - 270),
  );
}
