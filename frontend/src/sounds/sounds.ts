/**
 * The sounds of the races, made of oscillators and noise when they are played: no file is loaded.
 * They are off until somebody wants them, begin after a first touch or key, and are silent on a hidden page.
 */

import { settings } from "$/settings.svelte";
import { Desk } from "./desk";

/** What each sound is made of; `length` is how long the moment lasts that it belongs to, in seconds. */
const SOUNDS = {
  /** A car goes by: the pitch falls as it leaves. */
  engine(desk: Desk) {
    desk.tone({
      wave: "sawtooth",
      from: 250,
      to: 165,
      length: 0.95,
      peak: 0.42,
      gain: 0.3,
      dull: 1100,
    });
    desk.tone({
      wave: "sawtooth",
      from: 378,
      to: 246,
      length: 0.95,
      peak: 0.42,
      gain: 0.16,
      dull: 1500,
    });
    desk.noise({ band: 700, to: 380, length: 0.9, peak: 0.42, gain: 0.12 });
  },
  card(desk: Desk) {
    desk.noise({ band: 3400, to: 1800, length: 0.07, peak: 0.1, gain: 0.35 });
  },
  reveal(desk: Desk) {
    desk.noise({ band: 2600, to: 4200, length: 0.09, peak: 0.5, gain: 0.3 });
    desk.tone({ wave: "triangle", from: 392, length: 0.12, at: 0.05, gain: 0.12 });
  },
  passed(desk: Desk) {
    desk.tone({ wave: "triangle", from: 659, length: 0.14, gain: 0.22 });
    desk.tone({ wave: "triangle", from: 988, length: 0.3, at: 0.1, gain: 0.22 });
  },
  failed(desk: Desk) {
    desk.tone({ wave: "sawtooth", from: 170, to: 82, length: 0.45, gain: 0.26, dull: 700 });
    desk.noise({ band: 220, to: 120, length: 0.3, gain: 0.4 });
  },
  /** Five lights, then go. */
  lights(desk: Desk, length: number) {
    for (let light = 0; light < 5; light += 1) {
      const at = length * (0.05 + 0.13 * light);
      desk.tone({ wave: "square", from: 620, length: 0.12, at, gain: 0.1, dull: 2400 });
    }
    desk.tone({
      wave: "square",
      from: 930,
      length: 0.5,
      at: length * 0.83,
      gain: 0.13,
      dull: 3000,
    });
  },
  rain(desk: Desk) {
    desk.noise({ band: 5200, to: 4300, length: 1.7, peak: 0.4, gain: 0.16, wide: true });
    desk.noise({ band: 900, length: 1.7, peak: 0.4, gain: 0.08, wide: true });
  },
  siren(desk: Desk) {
    for (const [turn, pitch] of [660, 880, 660, 880].entries()) {
      desk.tone({ wave: "triangle", from: pitch, length: 0.24, at: turn * 0.22, gain: 0.18 });
    }
  },
  /** The jack, then the air guns. */
  box(desk: Desk) {
    desk.noise({ band: 420, to: 200, length: 0.12, gain: 0.4 });
    for (const at of [0.16, 0.44]) {
      desk.tone({ wave: "sawtooth", from: 140, to: 215, length: 0.2, at, gain: 0.14, dull: 2600 });
      desk.noise({ band: 3100, to: 4100, length: 0.2, at, gain: 0.24 });
    }
  },
  flag(desk: Desk) {
    desk.noise({ band: 500, to: 1500, length: 0.22, peak: 0.5, gain: 0.3 });
    desk.noise({ band: 600, to: 1300, length: 0.2, at: 0.2, peak: 0.5, gain: 0.2 });
  },
  skid(desk: Desk) {
    desk.tone({
      wave: "sawtooth",
      from: 940,
      to: 700,
      length: 0.6,
      peak: 0.2,
      gain: 0.08,
      dull: 2600,
    });
    desk.noise({ band: 1900, to: 1200, length: 0.65, peak: 0.2, gain: 0.3 });
  },
  finish(desk: Desk) {
    for (const [step, pitch] of [523, 659, 784, 1047].entries()) {
      const last = step === 3;
      desk.tone({
        wave: "triangle",
        from: pitch,
        length: last ? 0.8 : 0.2,
        at: step * 0.15,
        gain: 0.2,
      });
    }
  },
} satisfies Record<string, (desk: Desk, length: number) => void>;

export type Sound = keyof typeof SOUNDS;

/** Sounds closer together than this are one noise. */
const APART = 70;

let desk: Desk | null = null;
let last = 0;

/** Play a sound, if sounds are wanted and may be heard. */
export function play(sound: Sound, length = 1): void {
  if (!settings.sound || document.hidden || !desk?.running) return;
  const now = performance.now();
  if (now - last < APART) return;
  last = now;
  SOUNDS[sound](desk, length);
}

/** Browsers let a page be heard once somebody has touched it: call it on every touch and key. */
export function wakeSounds(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  desk ??= new Desk();
  desk.wake();
}
