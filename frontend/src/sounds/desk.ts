/** A small mixing desk: tones and noise that swell and fade, all together at a modest volume. */

interface Shape {
  /** How long it lasts, in seconds. */
  length: number;
  /** When it begins, in seconds from now. */
  at?: number;
  /** How loud it is at most. */
  gain: number;
  /** When it is loudest, as a part of its length. */
  peak?: number;
}

interface Tone extends Shape {
  wave: OscillatorType;
  from: number;
  /** The pitch at its end. */
  to?: number;
  /** Nothing above this pitch is heard. */
  dull?: number;
}

interface Noise extends Shape {
  /** The pitch around which it is heard. */
  band: number;
  to?: number;
  wide?: boolean;
}

const VOLUME = 0.32;
const SILENT = 0.0001;
const NOISE_SECONDS = 2;

export class Desk {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;

  constructor() {
    this.#out = this.#context.createGain();
    this.#out.gain.value = VOLUME;
    this.#out.connect(this.#context.destination);
    this.#hiss = hiss(this.#context);
  }

  get running(): boolean {
    return this.#context.state === "running";
  }

  wake(): void {
    if (!this.running) void this.#context.resume();
  }

  tone({ wave, from, to = from, dull, ...shape }: Tone): void {
    const start = this.#start(shape);
    const voice = this.#context.createOscillator();
    voice.type = wave;
    glide(voice.frequency, from, to, start, shape.length);
    const soft = this.#context.createBiquadFilter();
    soft.type = "lowpass";
    soft.frequency.value = dull ?? 8000;
    voice.connect(soft);
    this.#swell(soft, voice, shape, start);
  }

  noise({ band, to = band, wide = false, ...shape }: Noise): void {
    const start = this.#start(shape);
    const voice = this.#context.createBufferSource();
    voice.buffer = this.#hiss;
    voice.loop = true;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = wide ? 0.5 : 1.4;
    glide(filter.frequency, band, to, start, shape.length);
    voice.connect(filter);
    this.#swell(filter, voice, shape, start);
  }

  #start({ at = 0 }: Shape): number {
    return this.#context.currentTime + 0.01 + at;
  }

  /** Let a voice swell up to its peak, fade, and end. */
  #swell(from: AudioNode, voice: AudioScheduledSourceNode, shape: Shape, start: number): void {
    const { length, gain, peak = 0.05 } = shape;
    const level = this.#context.createGain();
    level.gain.setValueAtTime(SILENT, start);
    level.gain.exponentialRampToValueAtTime(gain, start + length * peak);
    level.gain.exponentialRampToValueAtTime(SILENT, start + length);
    from.connect(level).connect(this.#out);
    voice.start(start);
    voice.stop(start + length + 0.02);
  }
}

function glide(pitch: AudioParam, from: number, to: number, start: number, length: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, start + length);
}

function hiss(context: BaseAudioContext): AudioBuffer {
  const samples = context.sampleRate * NOISE_SECONDS;
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < samples; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}
