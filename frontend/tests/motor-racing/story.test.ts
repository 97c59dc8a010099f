/** The log in turns, and what is told to who was away. */

import { expect, test } from "vitest";
import type { RaceEvent } from "$/games/motor-racing/model";
import { chapters, missed } from "$/games/motor-racing/story";

function events(...kinds: string[]): RaceEvent[] {
  return kinds.map((kind, n) => ({ n, kind, seat: n % 4 })) as unknown as RaceEvent[];
}

test("a card and what comes of it is one turn; what concerns everybody stands alone", () => {
  const told = events("race-started", "played", "rolled", "moved", "drawn", "last-round", "played");
  expect(chapters(told).map(({ n, seat, events }) => [n, seat, events.length])).toEqual([
    [0, null, 1],
    [1, 1, 4],
    [5, null, 1],
    [6, 2, 1],
  ]);
});

test("who was away hears of finished races by their results alone", () => {
  const told = events(
    "played",
    "race-finished",
    "race-started",
    "played",
    "race-finished",
    "race-started",
    "played",
  );
  expect(missed(told).map(({ n }) => n)).toEqual([1, 4, 5, 6]);
});

test("what was taken back is not told to who was away", () => {
  const told = events("played", "drawn", "undone", "played");
  expect(missed(told).map(({ kind }) => kind)).toEqual(["undone", "played"]);
});
