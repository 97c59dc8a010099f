/** The steps of a pit stop: which of them there are, and which one is on. */

import type { GlyphName } from "../art/Glyph.svelte";
import type { Kind, Module, RaceView } from "../model";

export interface StopStep {
  kind: Kind;
  glyph: GlyphName;
  state: "done" | "now" | "to-do";
}

/** How the stack of the view names the occasion of a question: a pit stop. */
const IN_PIT = 1;
/** In the order in which they are asked. */
const STEPS: readonly { kind: Kind; glyph: GlyphName; module?: Module }[] = [
  { kind: "refuel", glyph: "fuel", module: "fuel" },
  { kind: "discard", glyph: "deck" },
  { kind: "tyres", glyph: "tyre", module: "weather" },
  { kind: "strategy", glyph: "special" },
];

/** The steps of the stop that the question belongs to; none if it belongs to no stop. */
export function stopSteps(view: RaceView, modules: ReadonlySet<Module>): StopStep[] {
  const kind = view.decision?.kind;
  if (!kind || !isInStop(view, kind)) return [];
  const steps = STEPS.filter(({ module }) => !module || modules.has(module)).filter(
    (step) => step.kind !== "strategy" || view.options.level !== "junior",
  );
  const now = steps.findIndex((step) => step.kind === kind);
  return steps.map((step, at) => ({
    kind: step.kind,
    glyph: step.glyph,
    state: at < now ? "done" : at === now ? "now" : "to-do",
  }));
}

function isInStop({ steps }: RaceView, kind: Kind): boolean {
  if (kind === "refuel" || kind === "discard") return true;
  return (kind === "tyres" || kind === "strategy") && steps.at(-1)?.[2] === IN_PIT;
}
