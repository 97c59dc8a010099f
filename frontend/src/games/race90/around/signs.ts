/** Which signs stand for what on charts and in lists. */

import type { GlyphName } from "../art/Glyph.svelte";
import type { Tyres } from "../model";

/** The sign of a set of tyres; without weather all are the same. */
export function tyreGlyph(tyres: Tyres | null | undefined): GlyphName {
  if (!tyres) return "tyre";
  return tyres === "rain" ? "rain-tyre" : tyres;
}

/** The damage slots of a car in a row: red discs, brown ones, then what is free. */
export function damageGlyphs(red: number, brown: number, slots: number): GlyphName[] {
  const free = Math.max(0, slots - red - brown);
  return [
    ...Array.from({ length: red }, (): GlyphName => "damage-red"),
    ...Array.from({ length: brown }, (): GlyphName => "damage-brown"),
    ...Array.from({ length: free }, (): GlyphName => "slot"),
  ];
}
