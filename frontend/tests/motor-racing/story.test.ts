/** What is told to who was away. */

import { expect, test } from "vitest";
import type { RaceEvent } from "$/games/motor-racing/model";
import { missed } from "$/games/motor-racing/story";

function events(...kinds: string[]): RaceEvent[] {
  return kinds.map((kind, n) => ({ n: [n, 0], kind, seat: n % 4 })) as unknown as RaceEvent[];
}

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
  expect(missed(told).map(({ n }) => n[0])).toEqual([1, 4, 5, 6]);
});

test("what was taken back is not told to who was away", () => {
  const told = events("played", "drawn", "undone", "played");
  expect(missed(told).map(({ kind }) => kind)).toEqual(["undone", "played"]);
});
