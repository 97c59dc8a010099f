/** What screen readers are told: each sentence once, never a heap of old ones. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announced, hush } from "$/ui/announcer.svelte";

const texts = () => announced().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hush();
  vi.useRealTimers();
});

test("the same sentence may be said again, each on its own", () => {
  announce("Red moves up.");
  announce("Red moves up.");
  expect(texts()).toEqual(["Red moves up.", "Red moves up."]);
  expect(new Set(announced().map(({ id }) => id)).size).toBe(2);
});

test("old sentences go, and never more than a few are kept", () => {
  for (let turn = 0; turn < 50; turn++) announce(`Turn ${turn}`);
  expect(texts()).toEqual(["Turn 45", "Turn 46", "Turn 47", "Turn 48", "Turn 49"]);
  vi.advanceTimersByTime(10000);
  expect(texts()).toEqual([]);
});

test("nothing is left for the next person", () => {
  announce("You draw Crash.");
  hush();
  expect(texts()).toEqual([]);
});
