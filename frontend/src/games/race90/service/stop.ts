/** The steps of a pit stop: which of them there are, and which one is on. */

import type { GlyphName } from "../art/Glyph.svelte";
import type { Kind, Module, RaceView } from "../model";

export interface StopStep {
  kind: Kind;
  glyph: GlyphName;
  state: "done" | "now" | "to-do";
}

/** In the order in which they are asked. */
const STEPS: readonly { kind: Kind; glyph: GlyphName; module?: Module }[] = [
  { kind: "refuel", glyph: "fuel", module: "fuel" },
  { kind: "discard", glyph: "deck" },
  { kind: "tyres", glyph: "tyre", module: "weather" },
  { kind: "strategy", glyph: "special" },
];

/** The steps of the stop that the question belongs to; none if it belongs to no stop. */
export function stopSteps(view: RaceView, modules: ReadonlySet<Module>): StopStep[] {
  const steps = STEPS.filter(({ module }) => !module || modules.has(module)).filter(
    (step) => step.kind !== "strategy" || view.options.level !== "junior",
  );
  const now = steps.findIndex((step) => step.kind === view.decision?.kind);
  if (!view.summary.stop || now < 0) return [];
  return steps.map((step, at) => ({
    kind: step.kind,
    glyph: step.glyph,
    state: at < now ? "done" : at === now ? "now" : "to-do",
  }));
}
