/** What a play would do, as a list of signs with words: the dock shows them as chips. */

import type { GlyphName } from "../art/glyph-drawings";
import type { CarName, CheckFacts, Pass, PlayFacts } from "../model";
import { number, type Race90Words, signed } from "../words";

export interface Fact {
  glyph: GlyphName;
  text: string;
  tone?: "good" | "bad";
  /** What is left to luck, from 0 to 1. */
  odds?: number;
}

const BONUSES: Record<string, GlyphName> = {
  trajectory: "trajectory",
  balance: "balance",
  hazard: "hazard",
  soft: "soft",
  tyres: "weather",
  "off-track": "off-track",
};

const EVENTS = {
  weather: "weather",
  yellow: "flag-yellow",
  green: "flag-green",
  blue: "flag-blue",
  orange: "flag-orange",
} as const;

/** Everything about a play but where it ends. */
export function factsOf(words: Race90Words, play: PlayFacts): Fact[] {
  if (play.cards.length === 0)
    return [{ glyph: "frozen", text: words.say("preview-skip", { level: words.level }) }];
  const checks = play.checks.flatMap((check) => checkFacts(words, check));
  // What is dangerous stands first, whatever room there is.
  return [
    ...checks.filter(({ glyph }) => glyph === "hazard").slice(0, 1),
    ...way(words, play),
    ...bonuses(words, play),
    ...costs(words, play),
    ...checks.filter(({ glyph }) => glyph !== "hazard"),
    ...braking(words, play),
    ...events(words, play),
    ...specials(words, play),
  ];
}

/** Whom the move passes and what stops it. */
function way(words: Race90Words, play: PlayFacts): Fact[] {
  const found: Fact[] = play.passes.map((pass) => passFact(words, pass));
  const { flags, lap_checks: checks, behind } = play;
  if (flags.length) {
    const text = words.say("preview-flags", { flags: flags.length });
    found.push({ glyph: "flag-yellow", text });
  }
  if (checks) found.push({ glyph: "check", text: words.say("preview-lap-checks", { checks }) });
  if (behind) {
    found.push({ glyph: "barrier", text: stuck(words, play, behind), tone: "bad" });
  }
  return found;
}

/** Who bars the way, and why it can't be passed there. */
function stuck(words: Race90Words, { to, why, needs }: PlayFacts, behind: CarName): string {
  const { kind } = words.track.sections[to]!;
  const rule = why !== "blocked" ? "none" : needs === null ? kind : "points";
  return words.say("hand-stuck", { car: words.car(behind), rule, needs: needs ?? 0 });
}

function passFact(words: Race90Words, { pass, how, cost }: Pass): Fact {
  const glyph = how === "lap" || how === "un-lap" ? "lapped" : "overtake";
  const text = words.say("hand-pass", { car: words.car(pass), cost });
  return { glyph, text, tone: "good" };
}

function bonuses(words: Race90Words, play: PlayFacts): Fact[] {
  const found: Fact[] = play.bonuses.map((bonus) => ({
    glyph: BONUSES[bonus.why] ?? "special",
    text: words.bonus(bonus),
    tone: bonus.value < 0 ? "bad" : "good",
  }));
  if (play.most > play.points + Math.min(words.soft, 1))
    found.push({ glyph: "special", text: words.say("preview-most", { points: play.most }) });
  for (const choice of play.bound) found.push({ glyph: "special", text: bound(words, choice) });
  return found;
}

/** A choice without which a track card would miss its corner. */
function bound(words: Race90Words, choice: string): string {
  const [act, section] = choice.split(" ");
  const where = section === undefined ? "" : words.section(Number(section), "at");
  return words.say(`preview-bound-${act}`, { where });
}

function costs(words: Race90Words, { tyres, damage, draws }: PlayFacts): Fact[] {
  const found: Fact[] = [];
  if (tyres) found.push({ glyph: "tyre", text: words.say("tyres", { tyres }) });
  if (damage) found.push({ glyph: "damage", text: words.say("damage", { damage }), tone: "bad" });
  if (draws) found.push({ glyph: "draw", text: words.say("draw", { cards: draws }), tone: "good" });
  return found;
}

/** A check that a play asks for: its target, the odds of a blind one, and your own cards that pass. */
export function checkFacts(words: Race90Words, check: CheckFacts): Fact[] {
  // A player with a card that passes need not rely on luck.
  const luck = check.own ? { tone: "good" as const } : { odds: check.odds };
  const found: Fact[] = [{ glyph: "check", text: checkText(words, check), ...luck }];
  if (check.out) found.unshift({ glyph: "hazard", text: words.say("preview-risk"), tone: "bad" });
  return found;
}

function checkText(words: Race90Words, { target, own }: CheckFacts): string {
  if (target === null) return words.say("hand-check-second");
  const told = number(target);
  return own === null
    ? words.say("hand-check-blind", { target: told })
    : words.say("hand-check-own", { target: told, own });
}

function braking(words: Race90Words, { braking }: PlayFacts): Fact[] {
  if (!braking) return [];
  const distance = signed(words.distance(braking.to) ?? 0);
  return [{ glyph: "braking", text: words.say("hand-brake", { distance }), odds: braking.odds }];
}

/** What event cards are good for, if their module is played. */
function events(words: Race90Words, { cards }: PlayFacts): Fact[] {
  const found = new Set(cards.map((card) => words.printedCard(card)?.event ?? ""));
  return [...found].flatMap((event) => {
    if (event === "") return [];
    const played = words.modules.has(event === "weather" ? "weather" : "flags");
    return played ? [{ glyph: EVENTS[event], text: words.say(`preview-event-${event}`) }] : [];
  });
}

function specials(words: Race90Words, { specials }: PlayFacts): Fact[] {
  return [true, false].flatMap((sure): Fact[] => {
    const cards = specials
      .filter((special) => special.sure === sure)
      .reduce((sum, special) => sum + special.cards, 0);
    const key = sure ? "preview-specials" : "preview-specials-perhaps";
    return cards
      ? [{ glyph: "special", text: words.say(key, { specials: cards }), tone: "good" }]
      : [];
  });
}
