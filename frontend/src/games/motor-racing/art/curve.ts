/** Smooth lines and the spots along them: how the road runs and where on it something is. */

export interface Point {
  x: number;
  y: number;
}

/** Where something stands and how far it is turned, in degrees; 0 is nose up. */
export interface Pose extends Point {
  turn: number;
}

/** A spot on the road: so far from the start of the curve, so far right of its middle (seen by a driver). */
export interface RoadSpot {
  distance: number;
  aside: number;
}

/** A smooth line through points, measured along its length. */
export class Curve {
  private readonly samples: { x: number; y: number; distance: number }[] = [];
  readonly length: number;

  constructor(through: readonly Point[], steps = 40) {
    let distance = 0;
    let last: Point | undefined;
    for (const point of smoothed(through, steps)) {
      if (last) distance += Math.hypot(point.x - last.x, point.y - last.y);
      this.samples.push({ ...point, distance });
      last = point;
    }
    this.length = distance;
  }

  /** The pose of a car at a spot, looking to the front of the field. */
  pose({ distance, aside }: RoadSpot): Pose {
    const middle = this.point(distance);
    const ahead = this.point(distance - 1);
    const behind = this.point(distance + 1);
    const angle = Math.atan2(ahead.y - behind.y, ahead.x - behind.x);
    return {
      x: middle.x - Math.sin(angle) * aside,
      y: middle.y + Math.cos(angle) * aside,
      turn: nearTurn((angle * 180) / Math.PI + 90),
    };
  }

  /** The line so far right of its middle, as the path of an svg. */
  path(aside = 0, from = 0, to = this.length, step = 6): string {
    const poses: Pose[] = [];
    for (let distance = from; distance < to; distance += step)
      poses.push(this.pose({ distance, aside }));
    poses.push(this.pose({ distance: to, aside }));
    return pathThrough(poses);
  }

  private point(distance: number): Point {
    const last = this.samples.length - 1;
    const found = this.samples.findIndex((sample) => sample.distance >= distance);
    const index = Math.min(Math.max(found < 0 ? last : found, 1), last);
    const a = this.samples[index - 1]!;
    const b = this.samples[index]!;
    const t = (distance - a.distance) / (b.distance - a.distance);
    return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
  }
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function pathThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Write a turn between -180 and 180 degrees. */
function nearTurn(turn: number): number {
  return ((((turn + 180) % 360) + 360) % 360) - 180;
}

/** Points of a Catmull-Rom spline; its first and last points only give it direction. */
function* smoothed(through: readonly Point[], steps: number): Generator<Point> {
  for (let i = 1; i < through.length - 2; i++) {
    const [a, b, c, d] = [through[i - 1]!, through[i]!, through[i + 1]!, through[i + 2]!];
    for (let step = i === 1 ? 0 : 1; step <= steps; step++) {
      const t = step / steps;
      yield { x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) };
    }
  }
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}
