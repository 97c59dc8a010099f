/** The browser says word for word what Python says; tests/test_twins.py writes the cases. */

import { beforeAll, describe, expect, test } from "vitest";
import type { Option, Refusal } from "$/live/protocol";
import type { Preview, RaceEvent, RaceView, Summary, Team } from "$/games/motor-racing/model";
import * as game from "$/games/motor-racing/words";
import { LANGUAGES, setLanguage, type Language } from "$/words";
import lines from "./fixtures/motor-racing-sentences.jsonl?raw";

interface Case {
  ask: string;
  given: unknown;
  called?: Record<number, game.Called>;
  summary?: Summary;
  view?: RaceView;
  said: Record<Language, string>;
}
const cases: Case[] = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

function tell({ ask, given, called, summary, view }: Case): string {
  switch (ask) {
    case "team":
      return game.team(given as Team);
    case "card":
      return game.card(given as string);
    case "help":
      return game.help(given as string);
    case "question":
      return game.question(given as RaceView);
    case "answer":
      return game.answer(view!, given as string);
    case "effect":
      return game.effect(given as Option<Preview>);
    case "preview":
      return game.preview(given as Preview);
    case "reason":
      return game.reason(given as Refusal);
    case "event":
      return game.event(given as RaceEvent, (seat) => called![seat]!, summary!);
    default:
      throw new Error(`nobody can tell ${ask}`);
  }
}

describe.each(LANGUAGES.map(({ code }) => code))("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  test.each(cases.map((row) => [row.ask, row.said[language], row] as const))(
    "%s: %s",
    (_, said, row) => {
      expect(tell(row)).toBe(said);
    },
  );
});

test("faces of the die are written in runs", () => {
  expect(game.facesText([1, 2, 3, 4, 5, 6])).toBe("1-6");
  expect(game.facesText([7])).toBe("7");
  expect(game.facesText([1, 2, 5, 7, 8])).toBe("1-2 5 7-8");
});
