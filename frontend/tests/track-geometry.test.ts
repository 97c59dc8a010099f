/** The places on the track: twelve of them, inside the picture, and no car on top of another. */

import { describe, expect, it } from "vitest";
import type { Point, Pose } from "$/games/motor-racing/art/curve";
import { cornersOf, LAYOUTS, PLACES, type Layout } from "$/games/motor-racing/art/track-geometry";
import { journey, stanceAt, type Spot } from "$/games/motor-racing/art/track-motion";

describe.each(Object.values(LAYOUTS))("the $name track", (layout) => {
  it("has twelve places and room for twelve retired cars", () => {
    expect(layout.places).toHaveLength(PLACES);
    expect(layout.gravel).toHaveLength(PLACES);
    expect(layout.signs).toHaveLength(PLACES);
  });

  it("keeps every car inside the picture", () => {
    const corners = [
      ...layout.places.flatMap((pose) => cornersOf(pose, layout.car)),
      ...layout.gravel.flatMap((pose) => cornersOf(pose, layout.car, layout.gravelScale)),
    ];
    for (const { x, y } of [...corners, ...layout.signs]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(layout.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(layout.height);
    }
  });

  it("lets no two cars overlap, on the road or in the gravel", () => {
    const boxes = [
      ...layout.places.map((pose) => cornersOf(pose, layout.car)),
      ...layout.gravel.map((pose) => cornersOf(pose, layout.car, layout.gravelScale)),
    ];
    const overlaps = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).map((b, j) => (apart(a, b) ? "" : `${i} and ${i + 1 + j}`)),
    );
    expect(overlaps.filter(Boolean)).toEqual([]);
  });

  it("has the first place in front and looks that way", () => {
    const [first, last] = [layout.places[0]!, layout.places[PLACES - 1]!];
    if (layout.name === "wide") expect(first.x).toBeLessThan(last.x);
    else expect(first.y).toBeLessThan(last.y);
    const forward = layout.name === "wide" ? -90 : 0;
    for (const { turn } of layout.places) expect(Math.abs(turn - forward)).toBeLessThan(30);
  });

  it("brings cars from spot to spot", () => {
    for (const [from, to] of ways()) {
      const way = journey(layout, from, to);
      expect(way[0]).toMatchObject(rounded(stanceAt(layout, from)));
      expect(way.at(-1)).toMatchObject(rounded(stanceAt(layout, to)));
    }
  });

  it("lets a passing car swing out further than its lane", () => {
    const way = journey(layout, road(6), road(2));
    const widest = Math.max(...way.map((pose) => distanceFromMiddle(layout, pose)));
    expect(widest).toBeGreaterThan(layout.lane + layout.car.width / 2);
  });
});

function road(index: number): Spot {
  return { on: "road", index };
}

function ways(): [Spot, Spot][] {
  return [
    [road(0), road(11)],
    [road(5), road(4)],
    [road(9), road(3)],
    [{ on: "gravel", index: 0 }, road(11)],
  ];
}

function rounded(pose: Pose) {
  const close = (n: number) => expect.closeTo(n, 3);
  return { x: close(pose.x), y: close(pose.y), turn: close(pose.turn) };
}

function distanceFromMiddle(layout: Layout, { x, y }: Point): number {
  let nearest = Infinity;
  for (let distance = 0; distance < layout.curve.length; distance += 2) {
    const middle = layout.curve.pose({ distance, aside: 0 });
    nearest = Math.min(nearest, Math.hypot(middle.x - x, middle.y - y));
  }
  return nearest;
}

/** Two convex shapes are apart if a line along one of their sides parts them. */
function apart(a: Point[], b: Point[]): boolean {
  return [a, b].some((shape) =>
    shape.some((corner, i) => {
      const next = shape[(i + 1) % shape.length]!;
      const [nx, ny] = [corner.y - next.y, next.x - corner.x];
      const [p, q] = [a, b].map((points) => points.map(({ x, y }) => x * nx + y * ny));
      return Math.max(...p!) < Math.min(...q!) || Math.max(...q!) < Math.min(...p!);
    }),
  );
}
