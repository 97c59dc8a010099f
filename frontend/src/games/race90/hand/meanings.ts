/** What the figures and signs of a card mean, each as a key of words with its values. */

import type { Values } from "$/words";
import type { Card } from "../printed";

export interface Meaning {
  key: string;
  values: Values;
}

/** `modules`: those that are played; without them the signs of event cards mean nothing. */
export function meanings(card: Card, modules: ReadonlySet<string>): Meaning[] {
  const { move, tyres, damage, check, draw, event, factor } = card;
  const found: Meaning[] = [{ key: "r90-hand-means-move", values: { move } }];
  if (tyres) found.push({ key: "r90-hand-means-tyres", values: { tyres } });
  if (damage) found.push({ key: "r90-hand-means-damage", values: { damage } });
  if (check !== null) found.push({ key: "r90-hand-means-check", values: { modifier: check } });
  if (draw) found.push({ key: "r90-hand-means-draw", values: { draw } });
  if (event) {
    const played = modules.has(event === "weather" ? "weather" : "flags");
    found.push({ key: `r90-hand-means-${played ? event : "nothing"}`, values: {} });
  }
  found.push({ key: "r90-hand-means-factor", values: { factor } });
  return found;
}
