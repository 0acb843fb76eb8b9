// The room a sound is heard in: eight delay lines that feed each other, as a hall or a chamber does.
import { RATE, silence, type Wave } from "./signal";

export interface Room {
  /** Seconds until it is 60 dB softer. */
  seconds: number;
  /** The loss of high frequencies at the walls, 0 to 1. */
  damp: number;
  /** The level of the reverb. */
  wet: number;
}

const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0599, 0.0677, 0.0731];

class Line {
  private readonly kept: Float32Array;
  private at = 0;
  private dull = 0;
  private readonly gain: number;

  constructor(
    seconds: number,
    room: Room,
    private readonly damp = room.damp,
  ) {
    this.kept = new Float32Array(Math.round(seconds * RATE));
    this.gain = 10 ** ((-3 * seconds) / room.seconds);
  }

  get out(): number {
    this.dull += (1 - this.damp) * (this.kept[this.at]! - this.dull);
    return this.dull * this.gain;
  }

  take(sample: number): void {
    this.kept[this.at] = sample;
    this.at = this.at + 1 === this.kept.length ? 0 : this.at + 1;
  }
}

/** The reverb of a wave, left and right; `tail` seconds longer than the wave. */
export function echoes(wave: Wave, room: Room, tail: number): [Wave, Wave] {
  const lines = LINES.map((seconds) => new Line(seconds, room));
  const length = wave.length / RATE + tail;
  const [left, right] = [silence(length), silence(length)];
  const outs = new Float32Array(LINES.length);
  for (let at = 0; at < left.length; at += 1) {
    let sum = 0;
    for (let n = 0; n < outs.length; n += 1) sum += outs[n] = lines[n]!.out;
    const input = at < wave.length ? wave[at]! : 0;
    // A Householder matrix: every line hears all, and nothing grows.
    for (let n = 0; n < outs.length; n += 1) lines[n]!.take(input + outs[n]! - sum / 4);
    left[at] = 0.5 * (outs[0]! - outs[2]! + outs[4]! - outs[6]!);
    right[at] = 0.5 * (outs[1]! - outs[3]! + outs[5]! - outs[7]!);
  }
  return [left, right];
}
