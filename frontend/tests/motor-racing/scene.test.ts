/** What is on screen keeps up with whatever happens, and ends exactly at the view. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RaceView } from "$/games/motor-racing/model";
import { type Scene, script } from "$/games/motor-racing/scene";
import { Show } from "$/table/show.svelte";
import { chance, PretendRace } from "./pretend";

function expectView(scene: Scene, view: RaceView): void {
  const { order, retired, hands, deck, discards, turn } = scene;
  const { order: o, retired: r, hands: h, deck: d, discards: c, turn: t } = view;
  expect({ order, retired, hands, deck, discards, turn }).toEqual({
    ...{ order: o, retired: r, hands: h, deck: d, discards: c, turn: t },
  });
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(seeds)("after any events and any waits, ending the show shows the view (%i)", (seed) => {
  const pick = chance(seed + 1000);
  const race = new PretendRace(seed);
  const show = new Show(script, race.view(), race.events, () => pick(30) / 10);
  for (let round = 0; round < 30; round++) {
    for (let more = pick(8); more > 0; more--) race.go();
    show.follow(race.view(), race.events, pick(9) === 0, race.after);
    vi.advanceTimersByTime(pick(4000));
    if (pick(3) === 0) show.go();
    if (pick(5) > 0) continue;
    show.end();
    expectView(show.scene, race.view());
    expect([show.playing, show.shown]).toEqual([null, race.events.length]);
  }
  show.end();
  expectView(show.scene, race.view());
});

test.each(seeds)("left alone it ends at the view as well (%i)", (seed) => {
  const race = new PretendRace(seed);
  const show = new Show(script, race.view(), race.events);
  for (let turns = 0; turns < 12; turns++) race.go();
  show.follow(race.view(), race.events, false, race.after);
  for (let waits = 0; waits < 20; waits++) {
    vi.advanceTimersByTime(60000);
    show.go();
  }
  expectView(show.scene, race.view());
});

test.each(seeds)("after every event the table is the server's (%i)", (seed) => {
  const race = new PretendRace(seed);
  let scene = script.start(race.view(), race.events);
  for (let turns = 0; turns < 20; turns++) race.go();
  for (const event of race.events) {
    const view = race.after(event);
    if (!view) continue;
    scene = script.step(scene, event, view);
    const { order, retired, hands, deck, discards } = scene;
    expect({ order, retired, hands, deck, discards }).toEqual({
      ...{ order: view.order, retired: view.retired, hands: view.hands },
      ...{ deck: view.deck, discards: view.discards },
    });
  }
});

test("events whose changes are not known any more are left out", () => {
  const race = new PretendRace(3);
  const show = new Show(script, race.view(), race.events);
  for (let turns = 0; turns < 3; turns++) race.playTurn();
  show.follow(race.view(), race.events, false, () => null);
  expectView(show.scene, race.view());
  expect([show.playing, show.shown, show.jumps]).toEqual([null, race.events.length, 0]);
  expect(show.scene.act?.card).toBe(race.discards.at(-1));
});

describe("the pace of the show", () => {
  function begin() {
    const race = new PretendRace(1);
    const show = new Show(script, race.view(), race.events);
    const follow = (unseen = false) => show.follow(race.view(), race.events, unseen, race.after);
    return { race, show, follow };
  }
  test("nothing old is played at first", () => {
    const { race, show } = begin();
    expect([show.playing, show.shown]).toEqual([null, race.events.length]);
  });

  test("it plays one event after another", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    follow();
    expect(show.playing?.kind).toBe("played");
    expect(show.shown).toBe(2);
    vi.advanceTimersByTime(30000);
    expect([show.playing, show.shown]).toEqual([null, race.events.length]);
  });

  test("it plays faster when it falls behind, and never more than half a minute", () => {
    const { race, show, follow } = begin();
    for (let turns = 0; turns < 30; turns++) race.playTurn();
    follow();
    expect(show.speed).toBeGreaterThan(2);
    vi.advanceTimersByTime(30000);
    expect(show.playing === null || show.held).toBe(true);
  });

  test("it does not play to nobody", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    follow(true);
    expect(show.playing).toBeNull();
  });

  test("it waits on the podium until it may go on", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    race.finish();
    const finish = race.events.findLastIndex(({ kind }) => kind === "race-finished");
    follow();
    vi.advanceTimersByTime(120000);
    expect([show.held, show.shown, show.scene.finish?.race]).toEqual([true, finish + 1, 1]);
    show.go();
    expect([show.held, show.scene.lights]).toEqual([false, true]);
  });

  test("skipping leaves the podium in", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    race.finish();
    race.playTurn();
    follow();
    show.skip();
    expect([show.held, show.scene.finish?.race]).toEqual([true, 1]);
    show.skip();
    expect([show.held, show.playing, show.shown]).toEqual([false, null, race.events.length]);
  });

  test("hurrying leaves out what is still to come, up to a decision or a podium", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    follow();
    show.hurry();
    race.playTurn();
    follow();
    expect([show.playing, show.shown]).toEqual([null, race.events.length]);
    const asked = { ...race.view(), decision: { id: 1 } as RaceView["decision"] };
    show.follow(asked, race.events, false, race.after);
    show.hurry();
    race.playTurn();
    follow();
    expect(show.playing?.kind).toBe("played");
    show.hurry();
    race.finish();
    follow();
    expect(show.held).toBe(true);
    show.go();
    race.playTurn();
    follow();
    expect(show.playing).not.toBeNull();
  });

  test("what is taken back is told, and the view is shown at once", () => {
    const { race, show, follow } = begin();
    race.playTurn();
    race.undo();
    follow();
    expect([show.playing, show.jumps]).toEqual([null, 1]);
  });

  test("a card in play is found again after loading the page", () => {
    const { race } = begin();
    race.playTurn();
    const played = race.events.findLast((event) => event.kind === "played")!;
    const show = new Show(script, race.view(), race.events);
    expect(show.scene.act).toMatchObject({ seat: played.seat, card: played.card, car: played.car });
  });
});
