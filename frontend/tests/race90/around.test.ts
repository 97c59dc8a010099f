/** What stands around the plan: the turn track with its chits, the story in turns, who is next and why. */

import { describe, expect, it } from "vitest";
import { whyNext } from "$/games/race90/around/order";
import { chapters } from "$/games/race90/around/story";
import { stageEnd, turnTrack } from "$/games/race90/around/turns";
import type { RaceEvent, RaceView } from "$/games/race90/model";
import type { Track } from "$/games/race90/printed";
import type { RaceScreen } from "$/games/race90/race-screen.svelte";
import type { Scene } from "$/games/race90/scene";

const track = {
  turns: [1, 2, 3, 2, 1],
  stages: [2, 3],
  sections: Array(10).fill({}),
} as unknown as Track;
const view = { summary: { turns: 5 }, robot_fuel: [[3, "fast"]] } as unknown as RaceView;
const scene = {
  players: [
    { seat: 0, fuel: 4 },
    { seat: 1, fuel: 4 },
    { seat: 2, fuel: null },
  ],
  retired: [{ car: "s1", why: "damage" }],
} as unknown as Scene;

describe("the turn track", () => {
  it("has a row a stage, and counts laps", () => {
    const rows = turnTrack(track, view, scene);
    expect(rows.map(({ turns }) => turns.map(({ done }) => done))).toEqual([
      [1, 3],
      [6, 8, 9],
    ]);
    expect(rows[1]?.turns.at(-1)?.last).toBe(true);
  });

  it("shows chits where they lie, but not those of cars that are out", () => {
    const [, second] = turnTrack(track, view, scene);
    expect(second?.turns.map(({ chits }) => chits)).toEqual([
      [{ car: null, type: "fast" }],
      [{ car: "s0", type: null }],
      [],
    ]);
  });

  it("ends where a short race does", () => {
    const short = { ...view, summary: { ...view.summary, turns: 3 } };
    expect(turnTrack(track, short, scene).flatMap(({ turns }) => turns)).toHaveLength(3);
    expect(stageEnd(track, 3, 3)).toBe(3);
    expect(stageEnd(track, 1, 3)).toBe(2);
  });
});

describe("who is next", () => {
  const cars = [
    { car: "s0", section: 2, place: 2, status: "running" },
    { car: "s1", section: 2, place: 1, status: "running" },
    { car: "s2", section: 2, place: 3, status: "running" },
    { car: "s3", section: 9, place: 1, status: "running" },
    { car: "s4", section: 9, place: 2, status: "off-track" },
  ];
  const race = { scene: { cars, leader: "s0" }, track } as unknown as RaceScreen;

  it.each([
    ["s0", { why: "leader" }],
    ["s1", { why: "ahead-of-leader" }],
    ["s2", { why: "same-section" }],
    ["s3", { why: "behind", sections: 3 }],
    ["s4", { why: "off-track" }],
    ["s5", null],
  ])("is said of %s", (car, why) => {
    expect(whyNext(race, car)).toEqual(why);
  });
});

describe("the story", () => {
  it("begins a chapter with each turn", () => {
    const events = ["set-up", "grid", "turn", "drove", "turn"].map((kind, n) => ({
      kind,
      n: [n, 0],
      turn: n,
      story: kind === "turn" ? [] : [{ line: n, about: null, at: 0, told: [kind] }],
    }));
    const found = chapters(events as unknown as RaceEvent[]);
    expect(found.map(({ n, turn, lines }) => [n, turn, lines.map(({ line }) => line)])).toEqual([
      [0, 0, [0, 1]],
      [2, 2, [3]],
      [4, 4, []],
    ]);
  });
});
