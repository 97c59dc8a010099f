/** Choosing: which cards make a pair, and the chain of answers that goes to the server. */

import { beforeEach, describe, expect, test } from "vitest";
import { Choosing } from "$/games/race90/choosing.svelte";
import {
  billOf,
  chainOf,
  cheapestPass,
  contestValue,
  partnersOf,
  rising,
} from "$/games/race90/hand/acts";
import type { Kind, PlayFacts, Preview, Question } from "$/games/race90/model";

let id = 0;

function question(
  kind: Kind,
  options: Record<string, Preview>,
  refused: Question["refused"] = [],
): Question {
  id += 1;
  const made = Object.entries(options).map(([text, preview], code) => ({
    text,
    preview,
    code,
    label: text,
    effects: [],
  }));
  return { id, seat: 0, kind, options: made, refused, question: kind };
}

function facts(cards: string[], points: number): PlayFacts {
  return {
    ...{
      cards,
      points,
      most: points,
      bonuses: [],
      bound: [],
      tyres: 0,
      damage: 0,
      draws: 0,
      checks: [],
    },
    ...{ to: points, why: "done", behind: null, needs: null, passes: [], flags: [] },
    lap_checks: 0,
    ...{ specials: [], braking: null },
  };
}

/** A hand of a +3, a +1 and a track card that goes with the +1 alone. */
function play(): Question {
  return question("play", {
    skip: facts([], 0),
    "play 9": { ...facts(["9"], 3), alone: true, pairs: { "20": facts(["9", "20"], 4) } },
    "play 20": {
      ...facts(["20"], 1),
      alone: true,
      pairs: { "9": facts(["9", "20"], 4), t5: facts(["20", "t5"], 3) },
    },
  });
}

describe("the order of cards", () => {
  test("track cards come after all race cards", () => {
    expect(rising(["t2", "100", "9", "t11"])).toEqual(["9", "100", "t2", "t11"]);
  });

  test("a pair begins with the lower one, however it was picked", () => {
    expect(chainOf(play(), ["20", "9"])).toEqual(["play 9", "add 20"]);
    expect(chainOf(play(), ["t5", "20"])).toEqual(["play 20", "add t5"]);
  });

  test("a card goes alone with a word only if another could follow", () => {
    expect(chainOf(play(), ["9"])).toEqual(["play 9", "alone"]);
    const last = question("play", { "play 30": { ...facts(["30"], 2), alone: true, pairs: {} } });
    expect(chainOf(last, ["30"])).toEqual(["play 30"]);
    const contest = question("contest", { "contest 3": {}, "contest 5": {} });
    expect(chainOf(contest, ["5"])).toEqual(["contest 5", "alone"]);
    expect(chainOf(contest, ["5", "3"])).toEqual(["contest 3", "join 5"]);
  });

  test("cards that go are named by rising number, and then it is enough", () => {
    const options = { enough: {}, "discard 4": {}, "discard 30": {}, "discard 41": {} };
    const discard = question("discard", options);
    expect(chainOf(discard, ["30", "4"])).toEqual(["discard 4", "discard 30", "enough"]);
    expect(chainOf(discard, [])).toEqual(["enough"]);
    expect(chainOf(discard, ["41"])).toEqual(["discard 41"]);
  });

  test("chips pay what cards leave, unless that needs no answer", () => {
    const pay = question("pay", {
      chips: { tyres: 3, left: 2 },
      ...{ "pay 4": {}, "pay 30": {}, "pay 41": {} },
    });
    expect(chainOf(pay, [])).toEqual(["chips"]);
    expect(chainOf(pay, ["4"])).toEqual(["pay 4", "chips"]);
    expect(chainOf(pay, ["41"])).toEqual(["pay 41"]);
    expect(chainOf(pay, ["30", "4"])).toEqual(["pay 4", "pay 30"]);
  });

  test("cards that nobody has ordered lie below the others as they were played", () => {
    const lay = question("lay", {
      "as-played": { cards: ["1", "2", "3"] },
      ...{ "lay 1": {}, "lay 2": {}, "lay 3": {} },
    });
    expect(chainOf(lay, ["2"])).toEqual(["lay 2", "lay 3"]);
    expect(chainOf(lay, ["2", "1", "3"])).toEqual(["lay 2", "lay 1"]);
  });
});

describe("what cards are for", () => {
  test("partners are found from both cards of a pair", () => {
    expect(partnersOf(play(), "t5")).toEqual(new Set(["20"]));
    expect(partnersOf(play(), "20")).toEqual(new Set(["9", "t5"]));
  });

  test("two cards in a contest count what is added only once", () => {
    const contest = question("contest", {
      decline: {},
      "contest 3": { value: 6, modifier: 1, strategy: 3 },
      "contest 5": { value: 5, modifier: 1, strategy: 3 },
    });
    expect(contestValue(contest, ["3"])).toBe(6);
    expect(contestValue(contest, ["3", "5"])).toBe(7);
  });

  test("one tyre is paid in chips, and cards pay what chips do not reach for", () => {
    const pay = question("pay", { "pay 4": { owed: 2, chips: 1 } }, [
      {
        text: "chips",
        label: "chips",
        told: "no",
        reason: "not-enough-chips",
        values: { owed: 3, chips: 1 },
      },
    ]);
    expect(billOf(pay)).toEqual({ owed: 3, chips: 1, least: 2, most: 2 });
  });

  test("a card that is played anyway is the cheapest for a check, then the slowest", () => {
    const check = question("check", {
      "check 1": { factor: 20, passed: true },
      "check 2": { factor: 40, passed: true },
      "check 3": { factor: 30, passed: true },
      "check 4": { factor: 90, passed: false },
      blind: {},
    });
    const moveOf = (card: string) => (card === "1" ? 4 : 1);
    expect(cheapestPass(check, ["1", "2", "3", "4"], moveOf)).toBe("2");
    expect(cheapestPass(check, ["2", "3", "4"], moveOf)).toBe("1");
  });

  test("no card of the hand goes for a check that the deck is sure to pass", () => {
    const check = question("check", {
      "check 1": { factor: 20, passed: true },
      "check 2": { factor: 40, passed: true },
      blind: { odds: 1 },
    });
    expect(cheapestPass(check, ["1", "2"], () => 1)).toBeNull();
    expect(cheapestPass(check, ["1"], () => 1)).toBe("2");
  });

  test("a check is not made with a card that leaves a hopeless target", () => {
    const check = question("check", {
      "check 1": { factor: 6, passed: true },
      "check 2": { factor: 80, passed: true },
    });
    expect(cheapestPass(check, ["2"], () => 1)).toBe("2");
  });
});

describe("picking and sending", () => {
  let asked: { question: Question | null; done: boolean };
  let sent: [number, string[]][];
  let choosing: Choosing;

  beforeEach(() => {
    asked = { question: null, done: true };
    sent = [];
    choosing = new Choosing({
      question: () => asked.question,
      send: (decision, options) => {
        sent.push([decision, options]);
        return Promise.resolve(asked.done);
      },
    });
  });

  /** Let what is promised come. */
  async function settle() {
    for (let n = 0; n < 4; n++) await Promise.resolve();
  }

  test("a second card that goes with the first makes a pair, another takes its place", () => {
    asked.question = play();
    choosing.tap("9");
    expect(choosing.facts?.points).toBe(3);
    choosing.tap("20");
    expect(choosing.cards).toEqual(["9", "20"]);
    expect(choosing.preview?.points).toBe(4);
    choosing.tap("9");
    choosing.tap("t5");
    expect(choosing.cards).toEqual(["20", "t5"]);
    choosing.pick(["9"]);
    choosing.tap("t5");
    expect(choosing.cards).toEqual(["t5"]);
    expect(choosing.ready).toBe(false);
  });

  test("looking at a card beside the picked one shows the pair, without picking it", () => {
    asked.question = play();
    choosing.tap("9");
    choosing.look("20");
    expect(choosing.preview?.points).toBe(4);
    expect(choosing.cards).toEqual(["9"]);
  });

  test("both halves of a pair are sent at once", async () => {
    const { id } = (asked.question = play());
    choosing.pick(["20", "9"]);
    choosing.confirm();
    expect(sent).toEqual([[id, ["play 9", "add 20"]]]);
    expect(choosing.sending).toBe(true);
    expect(choosing.cards).toEqual(["20", "9"]);
    await settle();
    expect(sent).toHaveLength(1);
    expect(choosing.sending).toBe(false);
    expect(choosing.cards).toEqual([]);
  });

  test("while answers are on their way the question stays, and nothing else is sent", async () => {
    const first = (asked.question = play());
    choosing.pick(["9"]);
    choosing.confirm();
    asked.question = question("pay", { chips: { tyres: 1, left: 3 } });
    expect(choosing.question?.id).toBe(first.id);
    choosing.confirm();
    expect(sent).toHaveLength(1);
    await settle();
    expect(choosing.question?.kind).toBe("pay");
  });

  test("after a refusal everything is as it was", async () => {
    const { id } = (asked.question = play());
    asked.done = false;
    choosing.pick(["9", "20"]);
    choosing.confirm();
    await settle();
    expect(choosing.sending).toBe(false);
    expect(choosing.question?.id).toBe(id);
    expect(choosing.cards).toEqual(["9", "20"]);
  });

  test("a card that can't be used is looked at, so that it says why", () => {
    const refused = [
      { text: "play 30", label: "play 30", told: "no", reason: "no-damage-slots", values: {} },
    ];
    asked.question = { ...play(), refused };
    choosing.tap("30");
    expect(choosing.cards).toEqual([]);
    expect(choosing.looked).toBe("30");
    expect(choosing.refusalOf("30")?.reason).toBe("no-damage-slots");
  });

  test("a card that is dropped on the plan is played at once", () => {
    asked.question = play();
    choosing.drop("9");
    expect(sent.map(([, options]) => options)).toEqual([["play 9", "alone"]]);
  });
});
