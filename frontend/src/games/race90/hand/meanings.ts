/** What the figures and signs of a card mean, each as a key of words with its values. */

import type { Values } from "$/words";
import type { Card } from "../printed";

export interface Meaning {
  key: string;
  values: Values;
}

export function meanings(card: Card): Meaning[] {
  const { move, tyres, damage, check, draw, event, factor } = card;
  const found: Meaning[] = [{ key: "r90-hand-means-move", values: { move } }];
  if (tyres) found.push({ key: "r90-hand-means-tyres", values: { tyres } });
  if (damage) found.push({ key: "r90-hand-means-damage", values: { damage } });
  if (check !== null) found.push({ key: "r90-hand-means-check", values: { modifier: check } });
  if (draw) found.push({ key: "r90-hand-means-draw", values: { draw } });
  if (event) found.push({ key: `r90-hand-means-${event}`, values: {} });
  found.push({ key: "r90-hand-means-factor", values: { factor } });
  return found;
}
