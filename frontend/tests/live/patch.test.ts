/** Patches made in Python give here what they gave there: any data, and pieces of real races. */

import { describe, expect, test } from "vitest";
import { script as motorRacing } from "$/games/motor-racing/scene";
import type { RaceEvent, RaceView } from "$/games/race90/model";
import { atRest, script as race90 } from "$/games/race90/scene";
import { type Patch, patched } from "$/live/patch";
import type { Update, View } from "$/live/protocol";
import type { Script } from "$/table/show.svelte";
import lines from "../fixtures/patches.jsonl?raw";

interface Piece {
  before: View;
  updates: Update[];
  after: View;
}

const rows = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as unknown);
const cases = rows[0] as { before: unknown; patch: Patch; after: unknown }[];
const pieces = rows.slice(1) as Piece[];

/** All views of a piece: after each event, and after each update. */
function* viewsOf({ before, updates }: Piece): Generator<[View, Update["events"][0] | null]> {
  let view = before;
  for (const { events, patch } of updates) {
    for (const event of events) {
      view = patched(view, event.patch!);
      yield [view, event];
    }
    view = patched(view, patch!);
    yield [view, null];
  }
}

test("any data", () => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { before, patch, after } of cases) {
    const kept = JSON.stringify(before);
    expect(patched(before, patch)).toEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  }
});

test("what did not change is shared, so that nothing is drawn anew", () => {
  const before = { a: [{ b: 1 }, { b: 2 }], c: { d: 1 } };
  const after = patched(before, [[["a", 1, "b"], 3]]);
  expect(after).toEqual({ a: [{ b: 1 }, { b: 3 }], c: { d: 1 } });
  expect([after.a[0] === before.a[0], after.c === before.c]).toEqual([true, true]);
});

describe.each(pieces.map((piece, at) => [at, piece] as const))("piece %i", (_, piece) => {
  test("its patches lead to the view at its end", () => {
    const views = [...viewsOf(piece)];
    expect(views.at(-1)).toEqual([piece.after, null]);
    expect(views.length).toBeGreaterThan(12);
  });

  test("the show comes through, and the table on screen is always the server's", () => {
    const script = (piece.before.game === "race90" ? race90 : motorRacing) as Script<
      Update["events"][0],
      View,
      object
    >;
    let scene = script.start(piece.before, []);
    for (const [view, event] of viewsOf(piece)) {
      scene = event ? script.step(scene, event, view) : script.settle(scene, view);
      const shown = scene as Record<string, unknown>;
      const known = view as unknown as Record<string, unknown>;
      const names = view.game === "race90" ? ["cars", "players"] : ["order", "hands"];
      for (const name of [...names, "deck", "discards", "retired"])
        expect(shown[name]).toBe(known[name]);
    }
  });
});

test("a car drives through the sections of its path", () => {
  const drives = pieces
    .filter(({ before }) => before.game === "race90")
    .flatMap((piece) => {
      let scene = race90.start(piece.before as RaceView, []);
      return [...viewsOf(piece)].flatMap(([view, event]) => {
        scene = event
          ? race90.step(scene, event as RaceEvent, view as RaceView)
          : atRest(view as RaceView);
        const { drive, cars } = scene;
        if (!drive) return [];
        expect(cars.find(({ car }) => car === drive.car)?.section).toBe(drive.sections.at(-1));
        return [drive];
      });
    });
  expect(drives.length).toBeGreaterThan(4);
});
