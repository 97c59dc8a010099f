/** Plans of tracks that owners make: whatever the bends are, there is a road to drive on. */

import { describe, expect, it } from "vitest";
import { CAR, type Circuit, circuitOf, ROAD } from "$/games/race90/plan/geometry";
import { SECTION_MIN } from "$/games/race90/plan/pieces";
import type { Track } from "$/games/race90/printed";
import { convex, dice, trackOf, wild, winding } from "./own-tracks";

const TRACKS = 40;
/** As long as the longest sections may be, in units of the drawing. */
const LONGEST = 520;

function* made(angles: (random: () => number) => number[]): Generator<Track> {
  for (let seed = 1; seed <= TRACKS; seed++) {
    const random = dice(seed * 7919);
    yield trackOf(angles(random), random);
  }
}

function roadOf(circuit: Circuit, step = 20) {
  return Array.from({ length: Math.floor(circuit.length / step) }, (_, i) => ({
    distance: i * step,
    ...circuit.at(i * step),
  }));
}

/** How near the road comes to another part of itself. */
function nearest(circuit: Circuit): number {
  const road = roadOf(circuit);
  let least = Infinity;
  for (const a of road)
    for (const b of road) {
      const gap = Math.abs(a.distance - b.distance);
      if (Math.min(gap, circuit.length - gap) > ROAD * 3.5)
        least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
    }
  return least;
}

/** Everything that must hold of any plan. */
function expectRoad(track: Track, about: string): void {
  const circuit = circuitOf(track);
  const [begin, end] = [circuit.at(0), circuit.at(circuit.length - 1e-6)];
  expect(Math.hypot(begin.x - end.x, begin.y - end.y), about).toBeLessThan(0.2);
  expect(Math.abs(Math.round(end.turn - begin.turn)), about).toBe(360);
  const lengths = circuit.bands.map(({ from, to }) => to - from);
  expect(lengths, about).toHaveLength(track.sections.length);
  expect(Math.min(...lengths), about).toBeGreaterThan(1.6 * CAR.length);
  expect(Math.max(...lengths), about).toBeLessThanOrEqual(LONGEST);
  expect(nearest(circuit), about).toBeGreaterThan(ROAD);
}

function degrees({ bends }: Track): string {
  return bends.map(({ angle }) => angle).join(" ");
}

describe("a plan closes, has room for cars and nowhere meets itself", () => {
  it.each(Object.entries({ convex, winding, wild }))("if its bends are %s", (_, angles) => {
    for (const track of made(angles)) expectRoad(track, degrees(track));
  });

  it.each([
    ["one bend all round", [360]],
    ["a bend beyond a full turn", [420, -60]],
    ["no turn at all", [0, 0]],
    ["an eight", [-180, -90, 180, 90]],
    ["two full turns", [180, 180, 180, 180]],
    ["a bend that hardly turns back", [300, -2]],
  ])("whatever they are: %s", (_, angles) => {
    const track = trackOf(angles);
    expectRoad(track, degrees(track));
  });

  it("with bends that lie outside the lap", () => {
    const track = trackOf([90, 90, 90, 90]);
    const bends = [{ at: -500, angle: 90, radius: 50 }, ...track.bends.slice(1)];
    expectRoad({ ...track, bends: [...bends, { at: 99999, angle: 90, radius: 50 }] }, "outside");
  });
});

describe("a plan is as true as it can be", () => {
  it("bends where the circuit bends, to the same side", () => {
    const track = trackOf([-60, -50, -40, -60, -40, -20, -90]);
    const circuit = circuitOf(track);
    track.bends.forEach(({ at, angle, radius }) => {
      const metres = [at + 1, at + (radius * Math.abs(angle) * Math.PI) / 180 - 1];
      const [into, out] = metres.map((metre) => circuit.atMetres(metre).turn);
      expect(into! - out!, `${angle}`).toBeGreaterThan(Math.abs(angle) / 3);
    });
  });

  it("never shrinks a section to close a loop that is far from closed", () => {
    const circuit = circuitOf(trackOf([90, 20, 20, 20, 20, 20, 20, 150]));
    const lengths = circuit.bands.map(({ from, to }) => to - from);
    expect(Math.min(...lengths)).toBeGreaterThan(SECTION_MIN - 0.1);
  });

  it.each([
    ["right", 1, 180],
    ["left", -1, 0],
  ])("has its first straight below if it turns %s", (_, way, heading) => {
    const circuit = circuitOf(trackOf([90, 90, 90, 90].map((angle) => angle * way)));
    const first = circuit.at(10);
    expect(first.y).toBeGreaterThan(circuit.height / 2);
    expect(circuit.inside).toBe(way);
    expect(Math.abs(first.turn - heading)).toBeLessThan(13);
    const upright = circuitOf(trackOf([90, 90, 90, 90].map((angle) => angle * way)), true);
    expect(upright.at(10).x).toBeLessThan(upright.width / 2);
  });
});
