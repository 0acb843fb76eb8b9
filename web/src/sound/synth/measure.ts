// Measures perceived loudness (after ITU-R BS.1770: high frequencies weigh more, very low ones less).
import { decibels, filter, RATE, type Wave } from "./signal";

const MOMENT = 0.4;
const HOP = 0.05;
/** The peak limit: no sample exceeds it, which leaves headroom below full scale. */
export const CEILING = decibels(-3);

export function peakOf(channels: readonly Wave[]): number {
  let peak = 0;
  for (const wave of channels) for (let at = 0; at < wave.length; at += 1) peak = Math.max(peak, Math.abs(wave[at]!));
  return peak;
}

/** Mean square of each 50 ms, weighted. */
function powers(channels: readonly Wave[]): number[] {
  const step = Math.round(HOP * RATE);
  const found: number[] = [];
  for (const wave of channels) {
    const heard = filter(filter(wave.slice(), "shelf", 1500), "high", 38, 0.5);
    for (let at = 0, n = 0; at < heard.length; at += step, n += 1) {
      let sum = 0;
      for (let each = at; each < Math.min(at + step, heard.length); each += 1) sum += heard[each]! ** 2;
      found[n] = (found[n] ?? 0) + sum / step;
    }
  }
  return found;
}

const loudness = (power: number): number => -0.691 + 10 * Math.log10(power + 1e-12);

/** The loudest 400 ms, in LUFS. */
export function momentOf(channels: readonly Wave[]): number {
  const steps = powers(channels);
  const width = Math.round(MOMENT / HOP);
  let most = 0;
  for (let at = 0; at < steps.length; at += 1) {
    let sum = 0;
    for (let n = at; n < Math.min(at + width, steps.length); n += 1) sum += steps[n]!;
    most = Math.max(most, sum / width);
  }
  return loudness(most);
}

/** All of it, in LUFS. */
export function wholeOf(channels: readonly Wave[]): number {
  const steps = powers(channels);
  return loudness(steps.reduce((sum, each) => sum + each, 0) / steps.length);
}

/** Rounds off what would go beyond the ceiling: below half of it nothing changes. */
function softened(sample: number): number {
  const knee = CEILING / 2;
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  return Math.sign(sample) * (knee + (CEILING - knee) * Math.tanh((size - knee) / (CEILING - knee)));
}

/** As loud as `target`, measured by `measure`, and below the ceiling. Rounded peaks cost some of it, so it looks again. */
export function levelled(channels: readonly Wave[], target: number, measure = momentOf): Wave[] {
  let gain = decibels(target - measure(channels));
  for (let n = 0; n < 3; n += 1) {
    const tried = channels.map((wave) => wave.map((sample) => softened(sample * gain)));
    const missing = target - measure(tried);
    if (Math.abs(missing) < 0.1 || n === 2) return tried;
    gain *= decibels(missing);
  }
  return [];
}
