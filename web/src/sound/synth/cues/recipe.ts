// The type of a recipe, and a function that renders notes in the key of its palette.
import { balance } from "../balance";
import type { Instrument } from "../instruments";
import { pitch, type Voice } from "../palettes";
import { mix, RATE, silence, type Random, type Wave } from "../signal";

/** Makes one sound of a palette. */
export type Recipe = (random: Random, voice: Voice) => Wave;

/** A note: the start in seconds, the step of the scale, the length in seconds, and the strength from 0 to 1. */
export type Note = [at: number, step: number, held: number, hard: number];

export function notes(random: Random, voice: Voice, instrument: Instrument, played: readonly Note[], octave = 0, scale = voice.scale): Wave {
  const made = played.map(([at, step, held, hard]) => {
    const hz = pitch(voice.root + 12 * octave, scale, step);
    return { at: at + 0.006 * random(), wave: instrument(random, hz, held, hard), gain: balance(instrument, hz) * (0.4 + 0.6 * hard) };
  });
  const whole = silence(Math.max(...made.map(({ at, wave }) => at + wave.length / RATE)));
  for (const { at, wave, gain } of made) mix(whole, wave, at, gain);
  return whole;
}
