/** How long each event is on screen: bots are quick, what concerns the reader takes its time. */

import { type RaceEvent, type RaceView, seatOf } from "../model";

type Kind = RaceEvent["kind"];

/** Milliseconds at normal pace; what is not here takes no time. */
const LENGTHS: Partial<Record<Kind, number>> = {
  qualified: 420,
  grid: 3200,
  weather: 1400,
  contest: 450,
  "contest-laid": 220,
  "contest-declined": 160,
  "contest-shown": 520,
  "contest-result": 1300,
  pit: 650,
  serviced: 250,
  played: 420,
  checked: 650,
  flag: 900,
  "flags-in": 900,
  point: 140,
  "braked-late": 900,
  "off-track": 1000,
  "re-entered": 650,
  "safety-car": 2000,
  out: 1600,
  rescued: 1200,
  finished: 1800,
};
/** What takes longer if it is the reader's own. */
const OWN: Partial<Record<Kind, number>> = {
  drew: 500,
  dealt: 600,
  played: 500,
  checked: 1500,
  pit: 1500,
  serviced: 1100,
  point: 250,
  "contest-shown": 800,
  "off-track": 1500,
  special: 300,
};
const SPECIAL_TURN = { first: 3000, last: 1600, restart: 1600, "safety-car": 300 };
const TURN = 250;
const LATE_BRAKING = { own: 2200, other: 1500 };
/** A flag that had no effect is soon told. */
const NOTHING_HAPPENED = 450;
/** A move takes this long, and so much more a section. */
const MOVE = 280;
const SECTION = 90;
const LONGEST_MOVE = 1100;

export function lengthOf(event: RaceEvent, view: RaceView): number {
  const own = isOwn(event, view);
  switch (event.kind) {
    case "turn":
      return event.special ? SPECIAL_TURN[event.special] : TURN;
    case "drove":
      if (event.path.length === 0) return 0;
      return Math.min(MOVE + SECTION * event.path.length * (own ? 1.6 : 1), LONGEST_MOVE);
    case "checked":
      if (event.why === "late-braking") return own ? LATE_BRAKING.own : LATE_BRAKING.other;
      break;
    case "flag":
      if (!event.taken) return NOTHING_HAPPENED;
      break;
    case "weather":
      if (event.why === "start") return (LENGTHS.weather ?? 0) * 1.3;
  }
  return (own ? OWN[event.kind] : undefined) ?? LENGTHS[event.kind] ?? 0;
}

/** The event is about the reader's car. */
export function isOwn(event: RaceEvent, { seat }: Pick<RaceView, "seat">): boolean {
  if (seat === null) return false;
  if ("car" in event && event.car !== null) return seatOf(event.car) === seat;
  return "seat" in event && event.seat === seat;
}
