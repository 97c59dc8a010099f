/** What is printed on each card: its picture, its colours and its value in figures. */

import { type CardKind, type CardName, type Team, TEAMS } from "../model";
import type { Paint } from "./liveries";

interface Print {
  kind: CardKind;
  team: Team | null;
  paint: Paint;
  /** The colour of the picture's ground and of what is written on it. */
  ground: string;
  ink: string;
  /** Places gained or lost, in figures; empty if the die alone decides. */
  value: string;
  /** The die is rolled. */
  die: boolean;
}

type Neutral = Pick<Print, "ground" | "value" | "die">;

const MINUS = "\u2212";

type NeutralKind = Exclude<CardKind, "overtake">;

const NEUTRAL: Readonly<Record<NeutralKind, Neutral>> = {
  pit: { ground: "#566072", value: MINUS, die: true },
  "wrong-line": { ground: "#1f7480", value: `${MINUS}1`, die: false },
  "off-circuit": { ground: "#8a5a14", value: `${MINUS}2`, die: false },
  "lose-control": { ground: "#b84a12", value: `${MINUS}3`, die: false },
  turbo: { ground: "#6c2bb3", value: "+3", die: false },
  "charge-gears": { ground: "#1c4560", value: "+1", die: true },
  "charge-engine": { ground: "#5e1633", value: "+1", die: true },
  spin: { ground: "#47603b", value: "", die: true },
  "spin-out": { ground: "#7a3a16", value: "", die: true },
  crash: { ground: "#a5121f", value: "", die: true },
};

export function printOf(card: CardName): Print | null {
  const team = TEAMS.find((name) => card.startsWith(`${name}+`) || card.startsWith(`${name}-`));
  if (team) return teamPrint(team, card.slice(team.length));
  if (!isNeutral(card)) return null;
  return { kind: card, team: null, paint: "works", ink: "#ffffff", ...NEUTRAL[card] };
}

function isNeutral(card: CardName): card is NeutralKind {
  return card in NEUTRAL;
}

function teamPrint(team: Team, rest: string): Print {
  const pit = rest === "-pit";
  return {
    kind: pit ? "pit" : "overtake",
    team,
    paint: team,
    ground: `var(--team-${team})`,
    ink: `var(--team-${team}-ink)`,
    value: pit ? MINUS : rest,
    die: pit,
  };
}
