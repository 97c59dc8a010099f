/** What is on screen follows the events of real races, and comes by itself to where the next view is. */

import { describe, expect, test } from "vitest";
import type { CarName, CarState, PlayerState, RaceEvent, RaceView } from "$/games/race90/model";
import { atRest, knowTracks, type Scene, script } from "$/games/race90/scene";
import { grid, leaveTrack } from "$/games/race90/scene/cars";
import type { Track } from "$/games/race90/printed";
import lines from "../fixtures/race90-shows.jsonl?raw";

interface Piece {
  before: RaceView;
  events: RaceEvent[];
  after: RaceView;
}

const [laps, ...rows] = lines.trim().split("\n");
const pieces = rows.map((row) => {
  const { before, events, after } = JSON.parse(row) as Piece;
  return { before, events, after: { ...before, ...after } };
});
const tracks = Object.entries(JSON.parse(laps!) as Record<string, number>).map(
  ([name, sections]) => [name, { sections: Array(sections).fill(null) } as unknown as Track],
);
knowTracks({ tracks: Object.fromEntries(tracks) as Record<string, Track> });

function play({ before, events, after }: Piece): Scene {
  return events.reduce(
    (scene, event, at) => script.step(scene, event, events.slice(at + 1), after),
    script.start(before, []),
  );
}

/** Cards are laid or announced before an event tells it: the first of two, or a track card for late braking. */
function unsettled({ at, contest }: RaceView): boolean {
  return contest.group.length > 0 || at === "second" || at === "lap-check";
}

const inOrder = (cards: readonly string[]) => cards.toSorted();
const numbered = ({ car, section, count, place, laps_down, point, status }: CarState) => ({
  ...{ car, section, count, place, laps_down, point, status },
});
const chartOf = ({ seat, chart, tyres, target, red, brown }: PlayerState) => ({
  ...{ seat, chart, tyres, target, red, brown },
});
const cardsOf = ({ hand, laid, frozen }: PlayerState) => inOrder([...hand, ...laid, ...frozen]);
/** Those of a play are laid off just before it is told. */
const trackCardsOf = ({ trackDiscards, spent }: Scene) =>
  inOrder([...trackDiscards, ...spent.filter((card) => card.startsWith("t"))]);
const choiceOf = ({ strategy, new_strategy, fuel, tyre_type, soft, soft_sets }: PlayerState) => ({
  ...{ strategy, new_strategy, fuel, tyre_type, soft, soft_sets },
});

test("the order of play tells no result of a contest whose cards lie face down", () => {
  const seen = pieces.flatMap(({ before, events, after }) => {
    let scene = script.start(before, []);
    return events.flatMap((event, at) => {
      scene = script.step(scene, event, events.slice(at + 1), after);
      const { contest, activation } = scene;
      if (!contest || contest.order) return [];
      const standing = contest.cars.map(({ car }) => car).filter((car) => activation.includes(car));
      expect(activation.filter((car) => standing.includes(car))).toEqual(standing);
      return [standing.length];
    });
  });
  expect(Math.max(...seen)).toBeGreaterThan(1);
});

test("who goes off stands ahead of those beside the track", () => {
  const field = { cars: grid(["s0", "s1", "s2"], 24), yellow: [] };
  const after = ["s1", "s0"].reduce((now, car) => leaveTrack(now, car as CarName), field);
  expect(after.cars.map(({ car, status, place }) => [car, status, place])).toEqual([
    ["s0", "off-track", 1],
    ["s1", "off-track", 2],
    ["s2", "running", 1],
  ]);
});

test("there are races of all kinds", () => {
  expect(pieces.length).toBeGreaterThan(20);
  expect(new Set(pieces.map(({ after }) => after.options.track)).size).toBe(2);
  expect(new Set(pieces.map(({ after }) => after.seat))).toEqual(new Set([0, null]));
});

describe.each(pieces.map((piece, at) => [at, piece] as const))("piece %i", (_, piece) => {
  const scene = play(piece);
  const rest = atRest(piece.after);

  test("cars stand where the view has them", () => {
    expect(scene.cars.map(numbered)).toEqual(rest.cars.map(numbered));
    expect(scene.order).toEqual(rest.order);
    expect([scene.leader, scene.retired]).toEqual([rest.leader, rest.retired]);
  });

  test("cars have moved as the view has it", () => {
    // Who is asked what to draw has begun to move, and nothing tells it.
    if (piece.after.at === "draw") return;
    expect(scene.activation).toEqual(rest.activation);
    const moved = ({ cars }: Scene) => cars.filter(({ moved }) => moved).map(({ car }) => car);
    if (scene.turn) expect(moved(scene)).toEqual(moved(rest));
  });

  test("charts, hands and piles are those of the view", () => {
    const { after } = piece;
    expect(scene.players.map(chartOf)).toEqual(rest.players.map(chartOf));
    const cards = scene.players.map(cardsOf);
    const sizes = (hands: string[][]) => hands.map((hand) => hand.length);
    if (after.at !== "lap-check") expect(sizes(cards)).toEqual(sizes(rest.players.map(cardsOf)));
    if (!unsettled(after)) expect(cards).toEqual(rest.players.map(cardsOf));
    // A stop in the queue behind the safety car waits for its fuel.
    if (after.at !== "refuel")
      expect(scene.players.map(choiceOf)).toEqual(rest.players.map(choiceOf));
    expect([scene.deck, scene.trackDeck]).toEqual([rest.deck, rest.trackDeck]);
    expect(scene.discards).toEqual(rest.discards);
    expect(trackCardsOf(scene)).toEqual(trackCardsOf(rest));
    expect(scene.cup).toEqual(rest.cup);
  });

  test("turn, weather, flags and safety car are those of the view", () => {
    const facts = ({ turn, laps, stage, weather, yellow, blue, orange, safetyCar }: Scene) => ({
      ...{ turn, laps, stage, weather, yellow, blue, orange, safetyCar },
    });
    expect(facts(scene)).toEqual(facts(rest));
  });
});
