/** The parts of the questions that count: who stands where, which step of a stop is on, what is a gloss. */

import { describe, expect, test } from "vitest";
import type { Kind, RaceView } from "$/games/race90/model";
import { cellsAround } from "$/games/race90/questions/parts/around";
import { glossed } from "$/games/race90/questions/parts/gloss";
import { stopSteps } from "$/games/race90/service/stop";
import { carAt } from "./pretend";

function view(kind: Kind, stops = true, level = "advanced"): RaceView {
  const decision = { id: 1, seat: 0, kind, options: [], refused: [] };
  return {
    decision,
    summary: { stop: stops ? { car: "s0" } : null },
    options: { level },
  } as unknown as RaceView;
}

describe("the sections around a place", () => {
  const cars = [carAt("s1", 3), carAt("fast1", 3), carAt("s0", 9), carAt("slow1", 4)];
  const landing = { car: "s0", to: 3, passed: [] };

  test("the car comes in last, and is no longer where it was", () => {
    const cells = cellsAround(cars, 24, landing);
    const there = cells.find(({ section }) => section === 3)!;
    expect(there.cars.map((one) => one.car)).toEqual(["s1", "fast1", "s0"]);
    expect(there.cars.map(({ ghost }) => ghost)).toEqual([false, false, true]);
    expect(cells.flatMap((cell) => cell.cars).filter((one) => one.car === "s0")).toHaveLength(1);
  });

  test("it stands ahead of those that it has passed", () => {
    const cells = cellsAround(cars, 24, { ...landing, passed: ["fast1"] });
    const there = cells.find(({ section }) => section === 3)!;
    expect(there.cars.map((one) => one.car)).toEqual(["s1", "s0", "fast1"]);
  });

  test("sections follow one another over the line", () => {
    const cells = cellsAround([], 24, { ...landing, to: 0 });
    expect(cells.map(({ section }) => section)).toEqual([21, 22, 23, 0, 1, 2, 3, 4]);
  });

  test("the more cars there are, the fewer sections", () => {
    const full = Array.from({ length: 6 }, (_, at) => carAt(`s${at}`, 4));
    const cells = cellsAround(full, 24, { car: "slow1", to: 3, passed: [] });
    expect(cells.flatMap((cell) => cell.cars)).toHaveLength(7);
    expect(cells.length).toBeLessThan(5);
  });

  test("who is rescued takes the place of a robot", () => {
    const cells = cellsAround(cars, 24, { car: "s2", to: 4, passed: [], without: "slow1" });
    const there = cells.find(({ section }) => section === 4)!;
    expect(there.cars).toEqual([{ car: "s2", ghost: true }]);
  });
});

describe("the steps of a stop", () => {
  const all = new Set(["fuel", "weather"] as const);

  test("what comes before is done, what comes after is to do", () => {
    const steps = stopSteps(view("tyres"), all);
    expect(steps.map(({ kind }) => kind)).toEqual(["refuel", "discard", "tyres", "strategy"]);
    expect(steps.map(({ state }) => state)).toEqual(["done", "done", "now", "to-do"]);
  });

  test("there are only those that are played", () => {
    expect(stopSteps(view("discard"), new Set()).map(({ kind }) => kind)).toEqual([
      "discard",
      "strategy",
    ]);
    expect(stopSteps(view("discard", true, "junior"), new Set())).toHaveLength(1);
  });

  test("tyres and a strategy at the start belong to no stop", () => {
    expect(stopSteps(view("tyres", false), all)).toEqual([]);
    expect(stopSteps(view("strategy", false), all)).toEqual([]);
    expect(stopSteps(view("play"), all)).toEqual([]);
  });
});

test("a gloss stands apart from its name", () => {
  expect(glossed("HAZARD (rischio)")).toEqual({ name: "HAZARD", gloss: "rischio" });
  expect(glossed("HAZARD")).toEqual({ name: "HAZARD", gloss: "" });
});
