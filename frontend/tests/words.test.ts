/** The words of the pages: loaded, said, switched, and loud about what is missing. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeBundle, sentence } from "$/words/bundle";
import { findLanguage } from "$/words/languages";
import {
  addWords,
  has,
  language,
  LANGUAGES,
  ready,
  say,
  setLanguage,
  writeDate,
  writeList,
  writeNumber,
} from "$/words";

beforeEach(async () => {
  await ready;
  await addWords("motor-racing");
  await setLanguage("en");
});

describe("the language of a reader", () => {
  test.each([
    [["it"], "it"],
    [[null, "pt-BR", "en"], "pt"],
    [[null, "de-DE", "ES-mx"], "es"],
    [[null, "de", "fr"], "en"],
    [["nonsense", "it-CH"], "it"],
    [[], "en"],
  ])("%j gives %s", (wishes, found) => {
    expect(findLanguage(wishes)).toBe(found);
  });
});

test.each(LANGUAGES)("$name can be read whole", async ({ code }) => {
  await setLanguage(code);
  expect(language()).toBe(code);
  expect(has("guide-title")).toBe(true);
  expect(say("ask-play")).not.toBe("");
});

test("a switch changes what is said", async () => {
  expect(say("ask-play")).toBe("Play a card");
  await setLanguage("it");
  expect(say("ask-play")).toBe("Gioca una carta");
});

test("one race is no season, and no gap is no number", async () => {
  expect(say("turn-over", { races: 1 })).toBe("The race is over");
  expect(say("turn-over", { races: 3 })).toBe("The season is over");
  await addWords("race90");
  expect([0, 1, 4].map((sections) => say("r90-moments-gap", { sections }))).toEqual([
    "level",
    "+1 section",
    "+4 sections",
  ]);
});

test("the last of two quick switches wins", async () => {
  await Promise.all([setLanguage("it"), setLanguage("es")]);
  expect(language()).toBe("es");
});

test("the words of a game are there for all who asked for them", async () => {
  const here = async () => {
    await addWords("race90");
    return has("r90-country-italy");
  };
  expect(await Promise.all([here(), here(), setLanguage("it").then(here)])).toEqual([
    true,
    true,
    true,
  ]);
  expect(say("r90-country-italy", { form: "name" })).toBe("Italia");
});

test("a missing key or value throws while we build", () => {
  expect(has("no-such-sentence")).toBe(false);
  expect(() => say("no-such-sentence")).toThrow("no sentence for no-such-sentence in en-GB");
  expect(() => say("event-drawn")).toThrow("event-drawn in en-GB: Unknown variable: $card");
});

test("later it shows its key and complains to the console", () => {
  vi.stubEnv("DEV", false);
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(say("no-such-sentence")).toBe("no-such-sentence");
  expect(complaint).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
  complaint.mockRestore();
});

test("a message that is there twice is a mistake", () => {
  expect(() => makeBundle("en", ["a = one", "a = two"])).toThrow("a");
});

test("plurals are those of Portugal", () => {
  const bundle = makeBundle("pt-PT", ["points = { $n ->\n  [one] ponto\n *[other] pontos\n }"]);
  expect([0, 1, 2].map((n) => sentence(bundle, "points", { n }))).toEqual([
    "pontos",
    "ponto",
    "pontos",
  ]);
});

test("numbers, dates and lists follow the language", async () => {
  const moment = "2026-05-10T14:00:00Z";
  expect(writeNumber(12345.5)).toBe("12,345.5");
  expect(writeList(["Anna", "Bruno", "Carla"])).toBe("Anna, Bruno and Carla");
  expect(writeDate(moment, { dateStyle: "long", timeZone: "UTC" })).toBe("10 May 2026");
  await setLanguage("it");
  expect(writeNumber(12345.5)).toBe("12.345,5");
  expect(writeList(["Anna", "Bruno", "Carla"])).toBe("Anna, Bruno e Carla");
  expect(writeDate(moment, { dateStyle: "long", timeZone: "UTC" })).toBe("10 maggio 2026");
});
