/** What holds for everybody now: flags that are out, the Safety Car, the restart. */

import type { GlyphName } from "../art/Glyph.svelte";
import type { RaceScreen } from "../race-screen.svelte";
import type { CarName } from "../model";
import { stageEnd } from "./turns";

export interface Condition {
  name: "safety-car" | "restart" | "yellow" | "blue" | "orange";
  glyph: GlyphName;
  /** How many there are, where that can be more than one. */
  count: number;
  /** Who holds the flag. */
  cars: CarName[];
  /** The sections with a yellow flag. */
  sections: number[];
}

export function conditionsNow({ scene, view }: RaceScreen): Condition[] {
  const { yellow, blue, orange } = scene;
  const found: Condition[] = [];
  if (scene.safetyCar) found.push(condition("safety-car", "safety-car", {}));
  // The view may be a turn ahead of what is on screen.
  if (view.restart && scene.turn === view.turn) found.push(condition("restart", "flag-green", {}));
  if (yellow.length)
    found.push(
      condition("yellow", "flag-yellow", { sections: yellow.map(({ section }) => section) }),
    );
  if (blue.length)
    found.push(condition("blue", "flag-blue", { cars: blue.map((seat) => `s${seat}`) }));
  if (orange !== null) found.push(condition("orange", "flag-orange", { cars: [`s${orange}`] }));
  return found;
}

function condition(
  name: Condition["name"],
  glyph: GlyphName,
  { cars = [], sections = [] }: { cars?: CarName[]; sections?: number[] },
): Condition {
  return { name, glyph, count: sections.length, cars, sections };
}

/** The turn after which flags and Safety Car go. */
export function untilTurn({ track, scene, view }: RaceScreen): number {
  return stageEnd(track, Math.max(scene.turn, 1), view.summary.turns);
}
