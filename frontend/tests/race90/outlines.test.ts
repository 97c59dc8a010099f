/** The outlines on the pages are the circuits as they were measured. */

import { describe, expect, it } from "vitest";
import { drawOutline, OUTLINES } from "$/games/race90/pages/outlines";
import type { Printed } from "$/games/race90/printed";
import printed from "../fixtures/race90-printed.json";

type Point = readonly [x: number, y: number];

const { tracks } = printed as unknown as Printed;
/** Points compared, evenly round the lap. */
const POINTS = 240;
/** How far a point of the outline may be off, of the length of the lap; the measured bends don't quite close it. */
const OFF = 0.03;

function drawn(path: string): Point[] {
  return [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Points at even distances along a closed line whose length is 1, around their middle. */
function evened(line: Point[]): Point[] {
  const lengths = line.map((from, i) => distance(from, line[(i + 1) % line.length]!));
  const all = lengths.reduce((sum, one) => sum + one, 0);
  const points: Point[] = [];
  let [at, past] = [0, 0];
  for (let i = 0; i < POINTS; i++) {
    while (past + lengths[at]! < (i * all) / POINTS) past += lengths[at++]!;
    const [from, to] = [line[at]!, line[(at + 1) % line.length]!];
    const part = ((i * all) / POINTS - past) / lengths[at]!;
    points.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  }
  const middle = [0, 1].map((axis) => points.reduce((sum, one) => sum + one[axis]!, 0) / POINTS);
  return points.map(([x, y]) => [(x - middle[0]!) / all, (y - middle[1]!) / all]);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Turn one line so that it lies on the other as well as it can. */
function turned(line: Point[], onto: Point[]): Point[] {
  const cross = line.reduce((sum, [x, y], i) => sum + x * onto[i]![1] - y * onto[i]![0], 0);
  const dot = line.reduce((sum, [x, y], i) => sum + x * onto[i]![0] + y * onto[i]![1], 0);
  const [cos, sin] = [Math.cos(Math.atan2(cross, dot)), Math.sin(Math.atan2(cross, dot))];
  return line.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

describe.each(Object.values(tracks))("$name", (track) => {
  it("is drawn on the pages as it was measured, from the line on", () => {
    const outline = evened(drawn(OUTLINES[track.name]!));
    const lap = turned(evened(drawn(drawOutline(track))), outline);
    const off = lap.map((point, i) => distance(point, outline[i]!));
    expect(Math.max(...off)).toBeLessThan(OFF);
  });

  it("fits its field if it is drawn from its bends", () => {
    const points = drawn(drawOutline(track));
    expect(points.every(([x, y]) => x >= 20 && x <= 340 && y >= 20 && y <= 180)).toBe(true);
  });
});
