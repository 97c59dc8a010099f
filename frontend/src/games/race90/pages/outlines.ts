/**
 * The circuits in outline, to scale within a field of 360 by 200: the start is on the straight below. Those of the
 * first page are written down, for it is there before the data; all others are drawn from their bends.
 */

import type { Track } from "../printed";

export const OUTLINES: Readonly<Record<string, string>> = {
  monza:
    "M266.7 179.5L210.2 178.6L153.6 175.8L151.4 174.6L150.1 170.4L147.9 168.7L146.1 168.7L132.7 171.9L123.6 171.9L118.3 170.9L113.2 169.1L108.5 166.6L104.1 163.4L98.7 157.7L94.6 150.9L79.3 115.0L64.3 77.3L62.3 75.3L57.8 74.2L55.8 72.4L41.7 42.0L40.5 38.3L40.5 34.9L41.6 31.6L43.8 28.9L46.7 27.0L75.2 20.1L78.2 20.2L80.8 21.4L82.4 22.9L104.8 52.6L123.8 75.7L146.5 101.2L165.2 120.4L167.8 121.2L173.9 120.7L178.5 121.7L182.6 124.0L187.0 128.2L189.7 129.4L236.5 135.5L281.9 142.6L307.1 147.1L310.7 148.5L313.8 150.6L316.5 153.5L318.4 156.9L319.5 160.7L319.6 164.5L318.9 168.5L317.2 172.0L314.8 175.1L311.7 177.5L307.9 179.3L303.7 180.0Z",
  hungaroring:
    "M216.9 177.6L173.1 179.6L129.3 179.9L112.9 179.4L109.9 178.2L107.5 176.0L106.4 173.8L106.1 171.4L106.6 169.1L107.9 166.9L110.0 165.2L122.1 159.3L127.5 157.6L133.0 156.9L170.1 156.6L172.8 155.5L175.1 153.6L176.6 151.0L177.1 148.3L176.2 143.9L173.3 140.5L170.8 139.1L156.4 134.3L153.5 132.2L151.4 129.3L142.6 98.1L134.2 62.2L132.6 59.0L130.7 56.9L128.2 55.5L104.5 47.3L101.6 45.3L99.4 42.4L98.4 39.7L98.1 36.7L98.7 33.8L100.0 31.1L101.9 29.1L104.1 27.7L111.3 25.8L137.8 20.2L140.2 20.1L143.7 21.8L146.7 26.8L149.4 29.0L168.3 35.0L171.6 35.4L174.6 34.8L177.4 33.2L183.5 25.3L185.7 23.4L189.1 22.1L192.9 22.2L195.4 23.0L197.7 24.5L213.3 39.5L217.5 42.5L223.6 44.7L241.5 47.0L245.8 49.2L249.2 52.7L251.6 58.0L255.4 78.0L261.9 118.1L261.5 121.5L259.5 124.8L256.2 126.6L227.7 130.9L225.3 131.6L222.9 133.3L221.2 135.5L220.2 138.0L220.0 140.8L220.6 143.3L221.9 145.6L223.7 147.4L226.0 148.5L247.5 149.0L250.3 149.6L252.8 150.9L255.9 153.7L257.9 157.3L258.7 161.4L258.3 165.5L257.0 168.8L254.8 171.8L251.9 174.0L248.6 175.5L242.4 176.2Z",
};

const WIDTH = 360;
const HEIGHT = 200;
const MARGIN = 20;
/** Metres from one point to the next. */
const STEP = 10;

type Point = readonly [x: number, y: number];

/** Return the outline of a circuit as its bends say, closed, with the first straight below: to the left if it turns right. */
export function drawOutline(track: Track): string {
  const lap = driven(track);
  const [xs, ys] = [lap.map(([x]) => x), lap.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const put = ([x, y]: Point) =>
    [WIDTH / 2 + (x - left - width / 2) * scale, HEIGHT / 2 + (y - top - height / 2) * scale].map(
      (value) => value.toFixed(1),
    );
  return `M${lap.map((point) => put(point).join(" ")).join("L")}Z`;
}

function driven({ length, bends }: Track): Point[] {
  const points: Point[] = [];
  const turn = bends.reduce((all, { angle }) => all + angle, 0);
  let [x, y, heading] = [0, 0, turn < 0 ? 0 : Math.PI];
  for (let metre = 0; metre < length; metre++) {
    if (metre % STEP === 0) points.push([x, y]);
    const bend = bends.find(
      ({ at, angle, radius }) =>
        metre >= at && metre < at + (radius * Math.abs(angle) * Math.PI) / 180,
    );
    if (bend) heading += Math.sign(bend.angle) / bend.radius;
    x += Math.cos(heading);
    y += Math.sin(heading);
  }
  // What is missing to a closed lap is spread evenly over it.
  return points.map(([px, py], at) => [
    px - (x * at) / points.length,
    py - (y * at) / points.length,
  ]);
}
