/** The die: its faces stand like those of a real one, and the rolled face comes to the front. */

import { describe, expect, it } from "vitest";
import { faceTransform, resting, tumble } from "$/games/motor-racing/art/die-geometry";

const FACES = Array.from({ length: 12 }, (_, i) => i + 1);

describe("the die", () => {
  it("has opposite faces that sum up to 13", () => {
    for (const face of FACES) {
      const opposite = outOf(13 - face).map((n) => -n);
      outOf(face).forEach((n, i) => expect(n).toBeCloseTo(opposite[i]!, 4));
    }
  });

  it.each(FACES)("rests with %i to the front and upright", (face) => {
    const turn = columns(resting(face).turns[0]!);
    const [right, down, out] = columns(faceTransform(face)).map((v) => turned(turn, v));
    close(right!, [1, 0, 0]);
    close(down!, [0, 1, 0]);
    close(out!, [0, 0, 1]);
  });

  it("rolls from one rest to the other, with the face in front in the best light", () => {
    const roll = tumble(3, 8);
    expect(roll.turns[0]).toBe(resting(3).turns[0]);
    expect(roll.turns.at(-1)).toBe(resting(8).turns[0]);
    for (const steps of roll.shades) {
      expect(steps).toHaveLength(roll.turns.length);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...steps)).toBeLessThan(1);
    }
  });
});

/** The columns of a matrix3d without the last: where right, down and out go. */
function columns(matrix: string): number[][] {
  const numbers = matrix.slice("matrix3d(".length, -1).split(",").map(Number);
  return [0, 4, 8].map((start) => numbers.slice(start, start + 3));
}

function outOf(face: number): number[] {
  return columns(faceTransform(face))[2]!;
}

function turned(turn: number[][], v: number[]): number[] {
  return [0, 1, 2].map((row) => v.reduce((sum, n, i) => sum + n * turn[i]![row]!, 0));
}

function close(actual: number[], expected: number[]) {
  actual.forEach((n, i) => expect(n).toBeCloseTo(expected[i]!, 3));
}
