/** A new language is a new folder: the pages are built with it, and with English where it has nothing. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { completed, languages, words } from "./words-plugin";

const SOURCE = join(import.meta.dirname, "../src/boxbox");
const GERMAN: Record<string, string> = {
  "words/locales/de/language.ftl": "language-name = Deutsch\nlanguage-variety = de-DE\n",
  "words/locales/de/pages.ftl": "home-race-now = Losfahren\n",
  "games/motor_racing/words/locales/de/game.ftl": "ask-play = Welche Karte spielst du?\n",
};

let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "boxbox-"));
  for (const locales of ["words", "games/motor_racing/words", "games/race90/words"])
    cpSync(join(SOURCE, locales, "locales"), join(copy, locales, "locales"), { recursive: true });
  for (const [name, text] of Object.entries(GERMAN)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  }
  return () => rmSync(copy, { recursive: true });
});

function load(id: string): string {
  const { load } = words(copy) as unknown as { load: (this: unknown, id: string) => string };
  return load.call({ addWatchFile() {} }, `\0virtual:words${id}`);
}

const files = (id: string) => JSON.parse(load(id).replace("export default ", "")) as string[];

describe("a language that somebody adds", () => {
  it("is listed with what it calls itself", () => {
    expect(languages(join(copy, "words/locales")).map(({ code }) => code)).toEqual([
      "en",
      "de",
      "es",
      "it",
      "pt",
    ]);
    expect(load("")).toContain('{"code":"de","name":"Deutsch","tag":"de-DE"}');
  });

  it("has its own messages and English ones for the rest", () => {
    const shared = files("/shared/de").join("\n");
    expect(shared).toContain("home-race-now = Losfahren");
    expect(shared).not.toContain("home-race-now = Race now");
    expect(shared).toContain("home-guide = ");
    const [own, lacking] = files("/motor-racing/de");
    expect(own).toBe(GERMAN["games/motor_racing/words/locales/de/game.ftl"]);
    expect(lacking).not.toMatch(/^ask-play = /m);
    expect(lacking).toMatch(/^ask-charge = /m);
  });

  it("leaves whole languages as they are", () => {
    expect(files("/race90/it")).toHaveLength(files("/race90/en").length);
    expect(files("/race90/de").join("\n")).toContain("r90-level-basic = Basic Game");
  });
});

it("takes messages whole, however many lines they have", () => {
  const english =
    "# note\na = one\nb = { $n ->\n        [one] x\n       *[other] y\n    } z\n\nc = three\n";
  expect(completed(["a = eins\n"], [english])).toEqual([
    "a = eins\n",
    "b = { $n ->\n        [one] x\n       *[other] y\n    } z\nc = three",
  ]);
  expect(completed(["a = 1\nb = 2\nc = 3\n"], [english])).toHaveLength(1);
});
