/** Why a card of the hand can't be used now, in words. */

import { say } from "$/words";
import type { CardName } from "../model";
import type { RaceScreen } from "../race-screen.svelte";
import { billOf } from "./acts";
import type { Tag } from "./cards";

/** The sentence; null if the card can be used, or if nothing is asked about cards. */
export function whyNot(race: RaceScreen, name: CardName, tag: Tag): string | null {
  const { choosing, words } = race;
  if (tag === "frozen" || tag === "fresh")
    return words.say(`reason-card-${tag}`, { card: words.brief(name) });
  if (!choosing.act || choosing.cards.includes(name)) return null;
  if (!choosing.canPick(name)) {
    const refusal = choosing.refusalOf(name);
    return refusal ? race.tell(refusal.short ?? refusal.told) : null;
  }
  const [picked] = choosing.cards;
  if (choosing.partners && picked !== undefined && !choosing.partners.has(name))
    return say("r90-hand-no-pair", { card: words.brief(picked) });
  const bill = billOf(choosing.question);
  return bill && choosing.cards.length >= bill.most ? say("r90-hand-one-chip") : null;
}
