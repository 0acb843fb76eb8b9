// Makes instruments equally loud, so that a score says how loud each is beside the others.
import type { Instrument } from "./instruments";
import { momentOf } from "./measure";
import { decibels, randomOf } from "./signal";

/** The loudest 400 ms of a note that is played at middle strength, in LUFS. */
const EVEN = -20;
const known = new Map<Instrument, Map<number, number>>();

/** The gain that brings a note of this instrument to EVEN; measured once for each octave. */
export function balance(instrument: Instrument, hz: number): number {
  const octave = Math.round(Math.log2(hz));
  const found = known.get(instrument) ?? new Map<number, number>();
  known.set(instrument, found);
  let gain = found.get(octave);
  if (gain === undefined) {
    gain = decibels(EVEN - momentOf([instrument(randomOf(`balance ${octave}`), 2 ** octave, 0.5, 0.5)]));
    found.set(octave, gain);
  }
  return gain;
}
