/** What cards are called, and what they ask for and bring. */

import type { CardName } from "../model";
import type { Card } from "../printed";
import { Race90Names } from "./names";
import { signed } from "./text";

export class Race90Words extends Race90Names {
  /** The card of a name such as `17`, or `t5` of this track; null if it is hidden. */
  printedCard(name: CardName): Card | null {
    return (name.startsWith("t") ? this.track.cards[name] : this.printed.cards[name]) ?? null;
  }

  /** A card in full: `+3 driving (43) Check+20`, `+4 speeding (26) [Ascari: …]`. */
  card(name: CardName): string {
    const card = this.printedCard(name);
    if (!card) return this.brief(name);
    return [this.face(card), ...this.costs(card), ...this.use(card)].join(" ");
  }

  /** A card in brief: `+3 driving (43)`, `+3 driving (77) [Roggia]`. */
  brief(name: CardName): string {
    const card = this.printedCard(name);
    if (!card) return this.say("unknown-card", { card: name });
    return card.corner ? `${this.face(card)} [${this.corner(card.corner)}]` : this.face(card);
  }

  private face({ move, type, factor }: Card): string {
    return `+${move} ${this.say(`type-${type}`)} (${factor})`;
  }

  /** The corner of a track card with what it can do there: `[Roggia: …]`. */
  private use(card: Card): string[] {
    if (!card.corner) return [];
    const corner = this.corner(card.corner);
    const symbols = this.symbols(card).join(", ");
    return [symbols ? `[${corner}: ${symbols}]` : `[${corner}]`];
  }

  /** What a card asks for and brings, each in a word or two. */
  costs({ tyres, damage, check, draw, event }: Card): string[] {
    const found: string[] = [];
    if (tyres) found.push(this.say("tyres", { tyres }));
    if (damage) found.push(this.say("damage", { damage }));
    if (check !== null) found.push(this.say("check", { modifier: check ? signed(check) : "" }));
    if (draw) found.push(this.say("draw", { cards: draw }));
    if (event) found.push(this.say(`flag-${event}`));
    return found;
  }

  /** What a track card can do at its corner, each in a word or two. */
  symbols({ symbols }: Card): string[] {
    return symbols.map((symbol) => this.say(`symbol-${symbol}`));
  }

  /** A bonus, or what is lost, and where it comes from. */
  bonus({ value, why }: { value: number; why: string }): string {
    return this.say("preview-bonus", { bonus: signed(value), why });
  }
}
