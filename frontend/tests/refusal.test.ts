import { beforeAll, describe, expect, it } from "vitest";
import { sayRefusal } from "../src/ui/refusal";
import { ready, setLanguage } from "../src/words";

const tooMany = {
  reason: "bad-option",
  values: {
    problem: {
      reason: "too-many-aside",
      values: { option: "set_aside", cards: 35, hands: 4, most: 34 },
    },
  },
};

beforeAll(() => ready);

describe("an option that the server refuses", () => {
  it.each([
    ["en", "That can't be set up: option “Shorter races”: 35 cards, but 4 hands leave only 34."],
    ["it", "35 carte, ma 4 mani ne lasciano solo 34."],
    ["es", "35 cartas, pero 4 manos solo dejan 34."],
    ["pt", "35 cartas, mas 4 mãos só deixam 34."],
  ] as const)("is told in the reader's language: %s", async (language, sentence) => {
    await setLanguage(language);
    expect(sayRefusal(tooMany)).toContain(sentence);
  });

  it("is told with what was expected, which is a message too", async () => {
    await setLanguage("it");
    const expected = { reason: "expected-one", values: { choices: ["dry", "rain"] } };
    const values = { option: "weather", given: "snow", expected };
    const refusal = {
      reason: "bad-option",
      values: { problem: { reason: "wrong-option", values } },
    };
    expect(sayRefusal(refusal)).toBe(
      "Così non si può preparare: opzione weather: 'snow' non va bene, serve uno tra dry, rain.",
    );
  });

  it("has a general sentence if the page does not know the reason", async () => {
    await setLanguage("en");
    const refusal = { reason: "bad-option", values: { problem: { reason: "new", values: {} } } };
    expect(sayRefusal(refusal)).toMatch(/^These variants don't go together/);
  });
});

it("tells other refusals as before", async () => {
  await setLanguage("en");
  expect(sayRefusal({ reason: "no-such-bot", values: { bot: "x" } })).toBe("There is no bot “x”.");
  expect(sayRefusal({ reason: "never-heard-of", values: {} })).not.toContain("never-heard-of");
});
