/** The plan of the circuits: closed, within the picture, with room for all cars, and honest about what a choice does. */

import { describe, expect, it } from "vitest";
import type { Question } from "$/games/race90/model";
import { CAR, circuitOf, ROAD } from "$/games/race90/plan/geometry";
import { ghostsOf } from "$/games/race90/plan/ghost";
import { gapBetween, wayBetween } from "$/games/race90/plan/motion";
import { signsOf } from "$/games/race90/plan/signs";
import { spotsOf } from "$/games/race90/plan/spots";
import { bandOf, pathSide, pointStand, queueStands, standsOf } from "$/games/race90/plan/stands";
import { liveryOf } from "$/games/race90/art/liveries";
import type { Printed, Track } from "$/games/race90/printed";
import { carAt } from "./pretend";
import printed from "../fixtures/race90-printed.json";

const { tracks } = printed as unknown as Printed;
const monza = tracks["monza"]!;
const plans = Object.values(tracks).flatMap((track) =>
  [false, true].map((upright) => ({ name: track.name, upright, track })),
);

/** Points of the road, every so many units. */
function road(track: Track, upright: boolean, step = 10) {
  const circuit = circuitOf(track, upright);
  return Array.from({ length: Math.floor(circuit.length / step) }, (_, i) => ({
    distance: i * step,
    ...circuit.at(i * step),
  }));
}

describe.each(plans)("$name, upright: $upright", ({ track, upright }) => {
  const circuit = circuitOf(track, upright);

  it("closes: its end is its beginning, and looks the same way", () => {
    const [begin, end] = [circuit.at(0), circuit.at(circuit.length - 1e-6)];
    expect(Math.hypot(begin.x - end.x, begin.y - end.y)).toBeLessThan(0.2);
    expect(Math.round(end.turn - begin.turn)).toBe(360);
  });

  it("has every section in order, with room for cars", () => {
    expect(circuit.bands).toHaveLength(track.sections.length);
    circuit.bands.forEach(({ from, to }, i) => {
      expect(to - from).toBeGreaterThan(1.6 * CAR.length);
      expect(to).toBeCloseTo(circuit.bands[i + 1]?.from ?? circuit.length, 6);
    });
  });

  it("stays within the picture, with its edges", () => {
    const edges = road(track, upright).flatMap(({ x, y }) => [
      x,
      y,
      circuit.width - x,
      circuit.height - y,
    ]);
    expect(Math.min(...edges)).toBeGreaterThan(ROAD / 2);
  });

  it("nowhere meets itself", () => {
    const points = road(track, upright, 20);
    let nearest = Infinity;
    for (const a of points)
      for (const b of points) {
        const gap = Math.abs(a.distance - b.distance);
        if (Math.min(gap, circuit.length - gap) > ROAD * 3.5)
          nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
      }
    expect(nearest).toBeGreaterThan(ROAD);
  });

  it("places every sign within the picture", () => {
    const { corners } = signsOf(circuit, track, true, "Name", track.corners);
    for (const { box } of corners) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(circuit.width);
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(circuit.height);
    }
  });
});

describe("cars on the road", () => {
  const circuit = circuitOf(monza);

  it("stand front to back within their section, however many they are", () => {
    for (const count of [1, 4, 8, 12]) {
      const stands = queueStands(circuit, monza, 14, count);
      const { from, to } = bandOf(circuit, 14);
      stands.forEach(({ distance, scale }, i) => {
        expect(distance).toBeLessThan(stands[i - 1]?.distance ?? to);
        expect(distance + (CAR.length / 2) * scale).toBeLessThanOrEqual(to);
        if (count < 12) expect(distance - (CAR.length / 2) * scale).toBeGreaterThan(from - 8);
      });
    }
  });

  it("stand on their trajectory point, or beside the road", () => {
    const stands = standsOf(circuit, monza, [
      carAt("s0", 14, { place: 1, point: 2 }),
      carAt("s1", 14, { place: 2 }),
      carAt("s2", 14, { place: 3, status: "off-track", entry: 15 }),
    ]);
    expect(stands.get("s0")).toEqual(pointStand(circuit, 14, 2));
    expect(stands.get("s1")!.distance).toBeLessThan(stands.get("s0")!.distance);
    const beside = stands.get("s2")!;
    expect(Math.sign(beside.aside)).toBe(pathSide(circuit, 14));
    expect(Math.abs(beside.aside)).toBeGreaterThan(ROAD / 2);
  });

  it("drive forward over the line, and back into the pits", () => {
    const at = (section: number) => queueStands(circuit, monza, section, 1)[0]!;
    expect(gapBetween(circuit, at(22), at(2))).toBeGreaterThan(0);
    expect(gapBetween(circuit, at(2), at(20))).toBeLessThan(0);
    const way = wayBetween(circuit, at(22), at(2));
    expect(way[0]).toMatchObject({
      x: expect.closeTo(circuit.at(at(22).distance, at(22).aside).x),
    });
    way.forEach(({ turn }, i) => {
      if (i) expect(Math.abs(turn - way[i - 1]!.turn)).toBeLessThan(60);
    });
  });
});

describe("what a choice would do", () => {
  const circuit = circuitOf(monza);
  const cars = [
    carAt("s0", 12, { place: 1 }),
    carAt("fast1", 13, { place: 1 }),
    carAt("slow1", 14, { place: 1 }),
    carAt("s1", 14, { place: 2 }),
  ];

  it("is a ghost behind who stays ahead and before who is passed", () => {
    const { ghosts, passes } = ghostsOf(circuit, monza, cars, {
      kind: "play",
      own: "s0",
      preview: {
        to: 14,
        why: "blocked",
        behind: "slow1",
        passes: [
          { pass: "fast1", how: "overtake", cost: 1 },
          { pass: "s1", how: "overtake", cost: 1 },
        ],
      },
    });
    expect(ghosts).toHaveLength(1);
    expect(ghosts[0]).toMatchObject({ section: 14, how: "drive", behind: "slow1" });
    expect(ghosts[0]!.gap).toBeGreaterThan(0);
    expect(passes.map(({ pass }) => pass)).toEqual(["fast1", "s1"]);
  });

  it("goes back for a pit stop", () => {
    const { ghosts } = ghostsOf(circuit, monza, cars, {
      kind: "pit",
      own: "s0",
      preview: { to: 6, cars: [] },
    });
    expect(ghosts[0]).toMatchObject({ how: "pit", section: 6 });
    expect(ghosts[0]!.gap).toBeLessThan(0);
  });

  it("shows late braking further on, with its odds", () => {
    const { ghosts } = ghostsOf(circuit, monza, cars, {
      kind: "brake",
      own: "s0",
      preview: { to: 15, odds: 0.4, passes: ["slow1"] },
    });
    expect(ghosts[0]).toMatchObject({ how: "brake", odds: 0.4 });
  });

  it("has spots for points and flags", () => {
    const question = {
      id: 1,
      kind: "yellow-flag",
      options: ["flag 15.0", "flag 14.1", "no-flag"].map((text) => ({ text, preview: {} })),
    } as unknown as Question;
    const spots = spotsOf(circuit, cars, standsOf(circuit, monza, cars), question, "s0");
    expect(spots.map(({ option }) => option.text)).toEqual(["flag 15.0", "flag 14.1"]);
  });
});

describe("liveries", () => {
  it("tell all cars of a race apart by their letters", () => {
    const names = ["s0", "s1", "fast1", "fast2", "slow1", "superfast1", "superfast2"];
    const codes = names.map((name) => liveryOf(name, name === "s0" ? "italy-2" : null).code);
    expect(codes).toEqual(["ITA", "P2", "F1", "F2", "S1", "SF1", "SF2"]);
  });
});
