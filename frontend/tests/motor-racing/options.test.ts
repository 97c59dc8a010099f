/** Options sorted by card and car, and choosing among them by mouse, finger and key. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choosing } from "$/games/motor-racing/choosing.svelte";
import type { Move, Preview } from "$/games/motor-racing/model";
import {
  ghostsOf,
  playsOf,
  type Question,
  refusalsOf,
  riskOf,
  targetsOf,
} from "$/games/motor-racing/options";

const move = (car: string, from: number, to: number | null): Move => ({ car, from, to });
const certain = (...moves: Move[]): Preview => ({ outcomes: [{ faces: [], moves, order: [] }] });
const rolled = (...outcomes: [number[], ...Move[]][]): Preview => ({
  outcomes: outcomes.map(([faces, ...moves]) => ({ faces, moves, order: [] })),
});

const REFUSED = {
  text: "red+3 blue.1",
  label: "red+3 blue.1",
  told: "no",
  reason: "wrong-team",
  values: { team: "red" },
};

function ask(kind: string, options: Record<string, Preview>): Question {
  const list = Object.entries(options).map(([text, preview], code) => ({
    text,
    code,
    preview,
    label: text,
    effects: [],
  }));
  const refused = kind === "play" ? [REFUSED] : [];
  return { id: 7, seat: 0, kind, options: list, refused, question: kind };
}

const play = ask("play", {
  "red+3 red.1": certain(move("red.1", 5, 2), move("blue.1", 6, 3)),
  "red+3 red.2": certain(move("red.2", 9, 6)),
  spin: rolled([[1], move("red.1", 1, 12)], [[2], move("blue.1", 2, 12)]),
  "green-pit": certain(),
});
const charge = ask("charge", {
  roll: rolled([[1, 2, 9], move("red.1", 5, 4)], [[10, 11, 12], move("red.1", 5, null)]),
  stop: certain(),
});
const crash = ask("crash", {
  ahead: certain(move("red.1", 5, null), move("blue.1", 4, null)),
  behind: certain(move("red.1", 5, null), move("green.1", 6, null)),
});

test("a card has its plays, its cars and its refusals", () => {
  expect(playsOf(play, "red+3").map(({ text }) => text)).toEqual(["red+3 red.1", "red+3 red.2"]);
  expect([...targetsOf(play, "red+3").keys()]).toEqual(["red.1", "red.2"]);
  expect([...refusalsOf(play, "red+3")]).toEqual([["blue.1", REFUSED]]);
  expect(refusalsOf(play, "spin").size + targetsOf(play, "spin").size).toBe(0);
  expect(targetsOf(play, null).size + targetsOf(null, "spin").size).toBe(0);
});

test("answers that differ by one car are chosen on the track, others are not", () => {
  const targets = targetsOf(crash, null);
  expect([...targets].map(([car, { text }]) => [car, text])).toEqual([
    ["blue.1", "ahead"],
    ["green.1", "behind"],
  ]);
  expect(targetsOf(charge, null).size).toBe(0);
});

test("ghosts show every car that moves, by faces where a die decides", () => {
  expect(ghostsOf(play.options[0]!.preview)).toHaveLength(2);
  expect(ghostsOf(play.options[2]!.preview)).toEqual([]);
  expect(ghostsOf(charge.options[0]!.preview).map(({ to, label }) => [to, label])).toEqual([
    [4, "1-2 9"],
    [null, "10-12"],
  ]);
});

test("the risk of a roll is the faces that lose", () => {
  expect(riskOf(charge.options[0]!.preview)).toEqual({ faces: [10, 11, 12], out: true });
});

describe("choosing", () => {
  let question: Question | null;
  let send: ReturnType<typeof vi.fn<(option: string) => Promise<void>>>;
  let choosing: Choosing;

  beforeEach(() => {
    question = play;
    send = vi.fn(() => Promise.resolve());
    const hand = () => ["red+3", "spin", "green-pit"];
    choosing = new Choosing({ question: () => question, hand, send });
  });

  test("a mouse or a key plays at once", () => {
    choosing.pickCard(0);
    choosing.pickCar("red.2", "mouse");
    expect(send).toHaveBeenCalledExactlyOnceWith("red+3 red.2");
    choosing.pickCar("red.1", "keyboard");
    expect(send).toHaveBeenCalledOnce();
  });

  test("a finger sees first and plays then", () => {
    choosing.pickCard(0);
    choosing.pickCar("red.1", "touch");
    choosing.point(null);
    expect([choosing.car, choosing.option?.text, choosing.ghosts.length]).toEqual([
      "red.1",
      "red+3 red.1",
      2,
    ]);
    expect(send).not.toHaveBeenCalled();
    choosing.pickCar("red.1", "touch");
    expect(send).toHaveBeenCalledExactlyOnceWith("red+3 red.1");
  });

  test("a car that is refused says why and is not played", () => {
    choosing.pickCard(0);
    choosing.pickCar("blue.1", "mouse");
    expect(choosing.refusal?.reason).toBe("wrong-team");
    expect([choosing.option, send.mock.calls.length]).toEqual([null, 0]);
  });

  test("a card without a car waits to be played", () => {
    choosing.pickCard(1);
    expect(choosing.option?.text).toBe("spin");
    choosing.pickCard(2);
    expect(choosing.option?.text).toBe("green-pit");
  });

  test("going back leaves the car, then the card", () => {
    choosing.pickCard(0);
    choosing.pickCar("red.1", "touch");
    choosing.back();
    expect([choosing.car, choosing.card]).toEqual([null, "red+3"]);
    choosing.back();
    expect(choosing.card).toBeNull();
  });

  test("what was picked is forgotten with its question", () => {
    choosing.pickCard(0);
    question = { ...play, id: 8 };
    const later = new Choosing({ question: () => question, hand: () => ["red+3"], send });
    expect(later.card).toBeNull();
    question = charge;
    later.pickCard(0);
    expect(later.card).toBeNull();
  });

  test("an answer is looked at before it is given", () => {
    question = charge;
    const asked = new Choosing({ question: () => question, hand: () => [], send });
    expect(asked.option).toBeNull();
    asked.consider(charge.options[0]!);
    expect(asked.ghosts).toHaveLength(2);
  });
});
