/** Messages are told as the terminal tells them; tests/test_told.py writes the cases. */

import { beforeAll, describe, expect, test } from "vitest";
import type { RaceView } from "$/games/race90/model";
import type { Printed } from "$/games/race90/printed";
import { type Form, percent, Race90Words } from "$/games/race90/words";
import {
  addWords,
  LANGUAGES,
  type Language,
  linesOf,
  type Message,
  setLanguage,
  tell,
} from "$/words";
import names from "./fixtures/race90-names.json";
import printedText from "./fixtures/race90-printed.json?raw";
import told from "./fixtures/told.json";

const printed = JSON.parse(printedText) as Printed;

interface Told {
  message: Message;
  names: Record<string, string>;
  by: "hand" | "list";
  said: Record<Language, string>;
}

function wordsFor(track: string): Race90Words {
  const view = {
    options: { track, level: "advanced", modules: "all" },
    turn: 1,
    summary: { turns: 2 },
    seat: 0,
    cars: [{ car: "s0", section: 5 }],
    players: [{ seat: 0, chart: null }],
  } as unknown as RaceView;
  return new Race90Words(printed, view, (seat) => Race90Words.carOf(view, seat));
}

function name(words: Race90Words, ask: string, given: string): string {
  if (ask === "card") return words.card(given);
  if (ask === "brief") return words.brief(given);
  if (ask === "chart") return words.chart(given);
  if (ask === "car") return words.car(given);
  if (ask === "where") return words.places.map((_, n) => words.where(n)).join("; ");
  return words.places.map((_, n) => words.section(n, given as Form)).join("; ");
}

beforeAll(async () => {
  await addWords("motor-racing");
  await addWords("race90");
});

describe.each(LANGUAGES.map(({ code }) => code))("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  test.each(
    (told as Told[]).map((row) => [row.said[language as keyof typeof row.said], row] as const),
  )("%s", (said, row) => {
    const client = { name: (seat: number) => row.names[seat], by: row.by };
    expect(tell(row.message, client)).toBe(said);
  });

  test.each(
    names.map(
      (row) =>
        [row.track, row.ask, row.given, row.said[language as keyof typeof row.said]] as const,
    ),
  )("on %s %s %s is %s", (track, ask, given, said) => {
    expect(name(wordsFor(track), ask, given)).toBe(said);
  });
});

describe("the story", () => {
  const events = [
    { n: 4, told: "A plays.", story: [{ line: 4, about: "s1", at: 0, told: ["A plays."] }] },
    { n: 5, story: [{ line: 5, about: null, at: 0, told: ["It rains."] }] },
    { n: 6, told: "A drives.", story: [{ line: 4, about: "s1", at: 1, told: ["They drive."] }] },
    { n: 7, story: [{ line: 7, about: "s2", at: 0, told: ["B plays."], before: 5 }] },
    { n: 8, story: [{ line: 5, about: null, at: 0, told: [] }] },
  ];

  test("has lines that grow, come before others and go", () => {
    expect(linesOf(events.slice(0, 4)).map(({ told }) => told.join(" "))).toEqual([
      "A plays. They drive.",
      "B plays.",
      "It rains.",
    ]);
    expect(linesOf(events).map(({ line, about }) => [line, about])).toEqual([
      [4, "s1"],
      [7, "s2"],
    ]);
  });

  test("begins anywhere with a sentence that can stand alone", () => {
    expect(linesOf(events.slice(2)).map(({ told }) => told.join(" "))).toEqual([
      "A drives.",
      "B plays.",
    ]);
  });
});

describe("names that only the browser says", () => {
  beforeAll(() => setLanguage("en"));

  test("a corner that is not ours has its own name", () => {
    const monza = printed.tracks.monza!;
    const tracks = { ...printed.tracks, monza: { ...monza, corners: ["Piratella"] } };
    const words = new Race90Words({ ...printed, tracks }, wordsFor("monza").view, String);
    expect(words.corner(1, "at")).toBe("at the Piratella");
  });

  test("halves are rounded as Python rounds them", () => {
    expect([0.125, 0.135, 0.345, 0.005].map(percent)).toEqual([12, 14, 34, 0]);
  });
});
