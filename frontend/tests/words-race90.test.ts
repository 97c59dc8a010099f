/** The browser says word for word what Python says; tests/test_twins_race90.py writes the cases. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Refusal } from "$/live/protocol";
import type { Choice, Preview, RaceEvent, RaceView } from "$/games/race90/model";
import type { Printed } from "$/games/race90/printed";
import { type By, type Form, type Name, percent, Race90Words } from "$/games/race90/words";
import { addWords, LANGUAGES, setLanguage, type Language } from "$/words";
import printedText from "./fixtures/race90-printed.json?raw";
import lines from "./fixtures/race90-sentences.jsonl?raw";

interface Case {
  /** Which of the views above it. */
  in: number;
  ask: string;
  given: unknown;
  said: Record<Language, string | string[]>;
}
type Row = Case | { view: RaceView };

const printed: Printed = JSON.parse(printedText);
const rows: Row[] = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const views = rows.flatMap((row) => ("view" in row ? [row.view] : []));
const cases = rows.flatMap((row) => ("view" in row ? [] : [row]));

function wordsFor(view: RaceView): Race90Words {
  return new Race90Words(printed, view, (seat) => Race90Words.carOf(view, seat), "list");
}

function tell({ in: at, ask, given }: Case): string | string[] {
  const view = views[at]!;
  const words = wordsFor(view);
  const name: Name = (seat) => ({
    who: seat === view.seat ? "you" : "other",
    player: words.called(seat),
  });
  switch (ask) {
    case "question":
      return words.question();
    case "hint":
      return words.hint();
    case "option":
      return words.option((given as Choice).text, (given as Choice).preview);
    case "preview":
      return words.preview(given as Preview);
    case "reason":
      return words.reason(given as Refusal);
    case "unplayable":
      return words.unplayable(given as Refusal);
    case "event":
      return words.event(given as RaceEvent, name);
    case "story":
      return words.story(given as RaceEvent[], name);
    case "card":
      return words.card(given as string);
    case "brief":
      return words.brief(given as string);
    case "cars":
      return words.cars(given as string[]);
    case "chart":
      return words.chart(given as string);
    case "sections":
      return words.places
        .flatMap(({ part }, n) => (part === 1 ? [words.section(n, given as Form)] : []))
        .join("; ");
    case "where":
      return words.places.map((_, n) => words.where(n)).join("; ");
    default:
      throw new Error(`nobody can tell ${ask}`);
  }
}

beforeAll(() => addWords("race90"));

describe.each(LANGUAGES.map(({ code }) => code))("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  test.each(cases.map((row) => [row.ask, String(row.said[language]), row] as const))(
    "%s: %s",
    (_, __, row) => {
      expect(tell(row)).toEqual(row.said[language]);
    },
  );
});

describe("what only the browser says", () => {
  beforeAll(() => setLanguage("en"));

  const view = views.find(({ players }) => players[1]?.chart)!;
  const words = new Race90Words(printed, view, (seat) => (seat ? "Anna" : "Italy"));

  test("a person with a name is called by it", () => {
    expect(words.car("s1")).toBe("Anna");
    expect(words.cars(["s1", "fast2"])).toBe("Anna, FAST 2");
    const event = { n: 1, kind: "chart", seat: 1, chart: "japan-1" } as const;
    const sentence = words.event(event, () => ({ who: "other", player: "Anna" }));
    expect(sentence).toMatch(/^Anna drives for Japan/);
    const taken = { reason: "chart-taken", values: { chart: "italy-1", seat: 1 } };
    expect(words.reason(taken)).toContain("Anna has that chart");
  });

  test("a car has letters for tight places", () => {
    expect(words.code("superfast1")).toBe("SF1");
    expect(words.code("s1")).toHaveLength(3);
  });

  test("refusals of the rules are known, others are the server's", () => {
    expect(words.knows({ reason: "card-frozen", values: { card: "3" } })).toBe(true);
    expect(words.knows({ reason: "no-late-braking", values: { why: "section" } })).toBe(true);
    expect(words.knows({ reason: "stale", values: {} })).toBe(false);
  });

  test("effects come piece by piece", () => {
    const option = cases.find(({ ask, said }) => ask === "option" && said.en.includes(" · "))!;
    const { text, preview } = option.given as Choice;
    const told = wordsFor(views[option.in]!);
    expect(told.effects(text, preview).join(" · ")).toBe(told.effect(text, preview));
  });

  test("a line of the story knows whom it is about", () => {
    const events = [
      { n: 4, kind: "turn", turn: 2, turns: 26, laps: 50, stage: 1, special: null },
      { n: 5, kind: "skipped", seat: 1 },
      { n: 6, kind: "leader", car: "s1" },
      { n: 7, kind: "contest", section: 3, cars: ["s1", "fast1"] },
      { n: 8, kind: "contest-declined", car: "s1" },
    ] as RaceEvent[];
    const tales = words.tales(events, () => ({ who: "other", player: "Anna" }));
    expect(tales.map(({ car, n }) => [car, n])).toEqual([
      [null, 4],
      ["s1", 5],
      [null, 7],
    ]);
    expect(tales[1]!.text).toBe("Anna skips the turn. They take the lead!");
  });

  test("a corner that is not ours has its own name", () => {
    const monza = printed.tracks.monza!;
    const tracks = { ...printed.tracks, monza: { ...monza, corners: ["Piratella"] } };
    const there = { ...view, options: { ...view.options, track: "monza" } };
    const told = new Race90Words({ ...printed, tracks }, there, String);
    expect(told.corner(1, "at")).toBe("at the Piratella");
  });

  test("who picks cards from a hand reads nothing of lists", () => {
    const at = views.find(({ decision, steps }) => steps && decision?.kind === "play")!;
    const hint = (by: By) => new Race90Words(printed, at, String, by).hint();
    expect(hint("list")).toContain("in this list");
    expect(hint("hand")).toContain("A pair is");
  });

  test("nobody is asked anything", () => {
    const watching = wordsFor({ ...view, decision: null });
    expect([watching.question(), watching.hint()]).toEqual(["", ""]);
  });

  test("halves are rounded as Python rounds them", () => {
    expect([0.125, 0.135, 0.345, 0.005].map(percent)).toEqual([12, 14, 34, 0]);
  });
});
