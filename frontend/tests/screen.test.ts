/** What the screens of all games know: who may take a seat back, and when there is something to leave out. */

import { describe, expect, test } from "vitest";
import type { GameEvent, View } from "$/live/protocol";
import { TableScreen } from "$/table/screen.svelte";
import type { Stage } from "$/table/sitting.svelte";

class Screen extends TableScreen<GameEvent, View, null> {
  readonly called = (seat: number): string => `seat ${seat}`;
}

interface Situation {
  /** Whose screen it is; null for who watches. */
  seat?: number | null;
  drivers?: string[];
  phase?: string;
  toAct?: number[];
  playing?: GameEvent | null;
}

function screen(now: Situation): Screen {
  const { seat = 0, drivers = ["person", "rules"], phase = "racing", toAct = [1] } = now;
  const stage = {
    driven: seat !== null && drivers[seat] === "person",
    show: { playing: now.playing ?? null, speed: 1, scene: null },
    reader: {
      you: { seat },
      table: { phase, seats: drivers.map((driver) => ({ driver })) },
      view: { to_act: toAct, decision: { id: 7 } },
      events: [],
    },
  };
  return new Screen(stage as unknown as Stage);
}

const MOVED: GameEvent = { n: [3, 0], kind: "moved" };

describe("a seat that was handed to a bot", () => {
  test("can be taken back as long as there is a race", () => {
    const drivers = ["rules", "rules"];
    expect(screen({ drivers }).isHanded).toBe(true);
    expect(screen({ drivers, phase: "over" }).isHanded).toBe(false);
    expect(screen({}).isHanded).toBe(false);
    expect(screen({ seat: null }).isHanded).toBe(false);
  });
});

describe("hurrying", () => {
  test("leaves out bots that think, and never people", () => {
    expect(screen({ toAct: [1] }).canHurry).toBe(true);
    expect(screen({ toAct: [0, 1] }).canHurry).toBe(false);
    expect(screen({ seat: null }).canHurry).toBe(false);
  });

  test("leaves out what is still shown, also when the race is over", () => {
    expect(screen({ toAct: [], phase: "over", playing: MOVED }).canHurry).toBe(true);
    expect(screen({ toAct: [], phase: "over" }).canHurry).toBe(false);
  });
});

test("a question is asked only when the show has come to it", () => {
  expect(screen({ toAct: [0] }).question).toEqual({ id: 7 });
  expect(screen({ toAct: [0], playing: MOVED }).question).toBeNull();
  expect(screen({ drivers: ["rules", "rules"] }).question).toBeNull();
});

test("the reader is spoken of as you", () => {
  expect(screen({}).name(0)).toEqual({ who: "you", player: "seat 0" });
  expect(screen({}).name(1)).toEqual({ who: "other", player: "seat 1" });
});
