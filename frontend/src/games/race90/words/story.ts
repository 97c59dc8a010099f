/** What happened in short lines: what a driver does in a turn is one, so is a contest. */

import type { CarName, EventOf, RaceEvent } from "../model";
import type { Race90Cards } from "./cards";
import { isTyreStop, type Kind, type Name, subjectOf, type ToldEvent } from "./doers";
import { tell } from "./events";

/** What the story leaves out: it is on the screen, or other sentences say it. */
const NEVER_TOLD: ReadonlySet<Kind> = new Set<Kind>(["dealt", "laid"]);
/** What is of no use to anybody else. */
const TOLD_TO_DOER: ReadonlySet<Kind> = new Set<Kind>([
  ...(["chasing", "discarded", "drew", "sealed", "substitute"] as const),
]);
/** What goes on in the line of the driver who was named just before, or of the contest. */
const GOES_ON: ReadonlySet<Kind> = new Set<Kind>([
  ...(["braked-late", "checked", "damage", "discarded", "drew", "drove", "flag"] as const),
  ...(["leader", "off-track", "out", "paid", "penalty", "pit-due", "played", "point"] as const),
  ...(["re-entered", "refuelled", "regained", "serviced", "skipped", "special"] as const),
  ...(["strategy", "tyres", "weather"] as const),
  ...(["contest-laid", "contest-declined", "contest-shown", "contest-result"] as const),
]);
const CONTEST = "contest";

/** A line of the story. */
export interface Tale {
  text: string;
  /** Whom it is about; null: everybody, or a contest. */
  car: CarName | null;
  /** The number of its first event. */
  n: number;
}

export function story(words: Race90Cards, events: readonly RaceEvent[], name: Name): string[] {
  return tales(words, events, name).map(({ text }) => text);
}

/** The story line by line, with what each line is about. */
export function tales(words: Race90Cards, events: readonly RaceEvent[], name: Name): Tale[] {
  const lines: Tale[] = [];
  let about = "";
  for (const row of rowsOf(worthTelling(words, asTold(events)))) {
    const [{ kind, n }] = row;
    const subject = topicOf(row[0]);
    const goesOn = subject !== "" && subject === about && GOES_ON.has(kind);
    about = subject;
    const text = tell(words, row, name, goesOn && subject !== CONTEST);
    const car = subject && subject !== CONTEST && row.length === 1 ? subject : null;
    const line = lines.at(-1);
    if (goesOn && line) line.text += ` ${text}`;
    else lines.push({ text, car, n });
  }
  return lines;
}

/** Leave out what is of no use to the reader, or is told by other events. */
function worthTelling(words: Race90Cards, events: readonly ToldEvent[]): ToldEvent[] {
  const shown = new Set<CarName>();
  for (const event of events) if (event.kind === "contest-shown") shown.add(event.car);
  return events.filter(
    (event, at) =>
      !NEVER_TOLD.has(event.kind) &&
      !isAnothers(words, event) &&
      !isToldElsewhere(words, event, events[at + 1], shown),
  );
}

function isToldElsewhere(
  words: Race90Cards,
  event: ToldEvent,
  next: ToldEvent | undefined,
  shown: ReadonlySet<CarName>,
): boolean {
  switch (event.kind) {
    case "contest-laid":
      return shown.has(event.car);
    case "leader":
      return next?.kind === "grid";
    case "paid":
      return !event.cards.length && event.why !== "off-track";
    case "discarded":
      return event.why === "hand" || event.why === "out";
    case "drove":
      if (event.why === "safety-car") return true;
      return !event.path.length && (event.why === "stay" || event.why === "lap-check");
    case "serviced":
      return words.modules.has("weather") && !event.repaired && !event.drawn;
    default:
      return false;
  }
}

/** Tell whether an event is of use only to somebody else; what all can see never is. */
function isAnothers(words: Race90Cards, event: ToldEvent): boolean {
  if (!TOLD_TO_DOER.has(event.kind)) return false;
  if (event.kind === "drew" && event.from === "discards") return false;
  return subjectOf(event) !== `s${words.own}`;
}

/**
 * Put the cause first: a move before the lead that it brings, contact before its damage.
 * A move that went on after a question is told as one. Bonuses are told with the move.
 */
function asTold(events: readonly RaceEvent[]): ToldEvent[] {
  const told: ToldEvent[] = [];
  let bonuses: EventOf<"bonus">[] = [];
  for (const event of events) {
    if (event.kind === "bonus") {
      bonuses.push(event);
      continue;
    }
    const now: ToldEvent = event.kind === "drove" ? { ...event, bonuses } : event;
    if (event.kind === "drove" || event.kind === "played") bonuses = [];
    place(told, now);
  }
  return told;
}

/** Put an event into the story: at its end, before its effects, or into the move it goes on with. */
function place(told: ToldEvent[], event: ToldEvent): void {
  let at = told.length;
  if (event.kind === "drove" || event.kind === "braked-late") {
    while (at && told[at - 1]!.kind === "leader") at -= 1;
    const before = told[at - 1];
    if (before?.kind === "drove" && event.kind === "drove" && drivesOn(before, event)) {
      told[at - 1] = asOne(before, event);
      return;
    }
  } else if (event.kind === "contest-result") {
    while (at && isContact(told[at - 1]!)) at -= 1;
  }
  told.splice(at, 0, event);
}

type Move = EventOf<"drove"> & Pick<ToldEvent, "bonuses">;

/** Tell whether a car drives on where a question had stopped it. */
function drivesOn(before: Move, move: Move): boolean {
  return before.why === "question" && move.path.length > 0 && before.car === move.car;
}

function asOne(before: Move, move: Move): Move {
  const bonuses = [...(before.bonuses ?? []), ...(move.bonuses ?? [])];
  return { ...move, path: [...before.path, ...move.path], bonuses };
}

function isContact(event: RaceEvent): boolean {
  return event.kind === "damage" && event.why === CONTEST;
}

/** What a line is about: a contest, or the driver who acts. */
function topicOf(event: RaceEvent): string {
  return event.kind.startsWith(CONTEST) || isContact(event) ? CONTEST : subjectOf(event);
}

/** Events that are told in one sentence: one, or more that make a list. */
type Row = [ToldEvent, ...ToldEvent[]];

function rowsOf(events: readonly ToldEvent[]): Row[] {
  const rows: Row[] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row && makeAList(row[0], event)) row.push(event);
    else rows.push([event]);
  }
  return rows;
}

function makeAList(one: RaceEvent, other: RaceEvent): boolean {
  if (one.kind !== other.kind) return false;
  const isListed = one.kind === "qualified" || one.kind === "contest-shown";
  return isListed || (isTyreStop(one) && isTyreStop(other));
}
