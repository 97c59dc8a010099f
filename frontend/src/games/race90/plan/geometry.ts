/** A circuit as it is drawn: its road as distances and poses, in units of the drawing. */

import type { Track } from "../printed";
import { begin, type Begun, type Piece, ROAD, rotate, type Vector, within } from "./pieces";
import { shapesOf } from "./shape";

export { ROAD };

/** A place and the way it looks, in degrees; 0 looks to the right. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
}

export interface Band {
  section: number;
  from: number;
  to: number;
}

export interface Circuit {
  name: string;
  upright: boolean;
  width: number;
  height: number;
  /** Once around. */
  length: number;
  bands: readonly Band[];
  /** On which side of the road the inside of the circuit is: 1 right, -1 left. */
  inside: 1 | -1;
  /** The pose at a distance from the beginning of section 0; aside is to the right of the way. */
  at(distance: number, aside?: number): Pose;
  /** The same for metres from the line, as the bends are measured. */
  atMetres(metres: number, aside?: number): Pose;
  /** The path of a line beside the middle. */
  path(from: number, to: number, aside?: number): string;
  /** The path of a strip between two lines beside the middle. */
  strip(from: number, to: number, left: number, right: number): string;
  /** How the road bends there, in degrees a unit; right is positive. */
  bend(distance: number): number;
}

export const CAR = { length: 54, width: 24 };
/** Room around the road for signs, paths and names. */
const MARGIN = 72;
/** The plan is drawn for boards about so much wider than high. */
const BEST_ASPECT = 2.1;
const TILTS = [0, 3, -3, 6, -6, 9, -9, 12, -12].map((degrees) => (degrees * Math.PI) / 180);
const STEP = 5;
/** So many points of each piece tell how large the whole is. */
const DOTS = 5;

const fitted = new WeakMap<Track, Fit>();
const built = new WeakMap<Track, Map<boolean, Circuit>>();

/** The plan of a track, lying for wide boards or upright for tall ones; built once. */
export function circuitOf(track: Track, upright = false): Circuit {
  const both = built.get(track) ?? new Map<boolean, Circuit>();
  built.set(track, both);
  const circuit = both.get(upright) ?? new Road(track, upright);
  both.set(upright, circuit);
  return circuit;
}

interface Fit {
  pieces: Piece[];
  tilt: number;
  room: number;
}

/** The shape and the turn of the whole, in radians, that fit a wide board best; the truer shape if it is nearly as good. */
function bestFit(track: Track): Fit {
  const known = fitted.get(track);
  if (known) return known;
  const fits = shapesOf(track).map(tilted);
  const best = fits.reduce((one, fit) => (fit.room < one.room * 0.97 ? fit : one));
  fitted.set(track, best);
  return best;
}

function tilted(pieces: Piece[]): Fit {
  const points = outlineOf(begin(pieces, 0));
  const fits = TILTS.map((tilt) => ({
    pieces,
    tilt,
    room: roomFor(points.map((point) => rotate(point, tilt))),
  }));
  return fits.reduce((best, fit) => (fit.room < best.room ? fit : best));
}

/** How high a wide board must be. */
function roomFor(points: readonly Vector[]): number {
  const { width, height } = extent(points);
  return Math.max((width + 2 * MARGIN) / BEST_ASPECT, height + 2 * MARGIN);
}

class Road implements Circuit {
  readonly name: string;
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly bands: readonly Band[];
  readonly inside: 1 | -1;
  readonly #track: Track;
  readonly #pieces: readonly Begun[];
  readonly #left: number;
  readonly #top: number;

  constructor(track: Track, upright: boolean) {
    const { pieces, tilt } = bestFit(track);
    this.#track = track;
    this.name = track.name;
    this.upright = upright;
    // The first straight runs along the bottom (to the left, where the circuit turns right), or up or down the left.
    this.inside = pieces.reduce((all, { turn }) => all + turn, 0) > 0 ? 1 : -1;
    const first = this.inside > 0 ? Math.PI : 0;
    const begun = begin(pieces, tilt + (upright ? first - 1.5 * Math.PI : first));
    this.#pieces = begun;
    const last = begun.at(-1)!;
    this.length = last.at + last.length;
    this.bands = bandsOf(begun);
    const { left, top, width, height } = extent(outlineOf(begun));
    this.#left = left - MARGIN;
    this.#top = top - MARGIN;
    this.width = Math.round(width + 2 * MARGIN);
    this.height = Math.round(height + 2 * MARGIN);
  }

  at(distance: number, aside = 0): Pose {
    const d = wrap(distance, this.length);
    const piece = this.#pieceAt(d);
    const { x, y, heading } = within(piece, (d - piece.at) / piece.length);
    return {
      x: x - Math.sin(heading) * aside - this.#left,
      y: y + Math.cos(heading) * aside - this.#top,
      turn: (heading * 180) / Math.PI,
    };
  }

  atMetres(metres: number, aside = 0): Pose {
    const { sections, length } = this.#track;
    const m = metres >= length + sections[0]!.begins ? metres - length : metres;
    let i = sections.length - 1;
    while (i > 0 && sections[i]!.begins > m) i--;
    const from = sections[i]!.begins;
    const to = sections[i + 1]?.begins ?? length + sections[0]!.begins;
    const band = this.bands[i]!;
    return this.at(band.from + ((m - from) / (to - from)) * (band.to - band.from), aside);
  }

  path(from: number, to: number, aside = 0): string {
    return lineOf(this.#points(from, to, aside));
  }

  strip(from: number, to: number, left: number, right: number): string {
    const back = this.#points(from, to, right).reverse();
    return `${lineOf([...this.#points(from, to, left), ...back])}Z`;
  }

  bend(distance: number): number {
    const { turn, length } = this.#pieceAt(wrap(distance, this.length));
    return (turn * 180) / Math.PI / length;
  }

  #points(from: number, to: number, aside: number): Vector[] {
    const count = Math.max(2, Math.ceil((to - from) / STEP));
    return Array.from({ length: count + 1 }, (_, i) => {
      const { x, y } = this.at(from + ((to - from) * i) / count, aside);
      return [x, y];
    });
  }

  #pieceAt(distance: number): Begun {
    let [low, high] = [0, this.#pieces.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#pieces[middle]!.at <= distance) low = middle;
      else high = middle - 1;
    }
    return this.#pieces[low]!;
  }
}

export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}

function bandsOf(pieces: readonly Begun[]): Band[] {
  const bands: Band[] = [];
  for (const { section, at, length } of pieces) {
    const band = (bands[section] ??= { section, from: at, to: at });
    band.to = at + length;
  }
  return bands;
}

function outlineOf(pieces: readonly Begun[]): Vector[] {
  return pieces.flatMap((piece) =>
    Array.from({ length: DOTS }, (_, i): Vector => {
      const { x, y } = within(piece, i / DOTS);
      return [x, y];
    }),
  );
}

function extent(points: readonly Vector[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function lineOf(points: readonly Vector[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** What is drawn along the road of a track. */
export interface Drawn {
  circuit: Circuit;
  track: Track;
  /** How large signs are drawn, so that they stay readable. */
  size: number;
}
