// The signals that every sound is made of: noise, modes, filters, envelopes. All of it is arithmetic on arrays: the same
// input gives the same samples.

/** Samples per second. Nothing here has much to say above 14 kHz, and a browser plays any rate. */
export const RATE = 32_000;

export type Wave = Float32Array<ArrayBuffer>;
export type Random = () => number;

export const silence = (seconds: number): Wave => new Float32Array(Math.max(1, Math.round(seconds * RATE)));
export const decibels = (db: number): number => 10 ** (db / 20);
export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Numbers between 0 and 1 that follow from a name (mulberry32 over an FNV-1a hash). */
export function randomOf(name: string): Random {
  let state = 2166136261;
  for (let at = 0; at < name.length; at += 1) state = Math.imul(state ^ name.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number around `middle`, at most `share` of it away. */
export const around = (random: Random, middle: number, share: number): number => middle * (1 + (2 * random() - 1) * share);

export function noise(random: Random, seconds: number): Wave {
  const wave = silence(seconds);
  for (let at = 0; at < wave.length; at += 1) wave[at] = 2 * random() - 1;
  return wave;
}

/** Add `source` to `target` from this second on; what would lie beyond the end is left out. */
export function mix(target: Wave, source: Wave, at = 0, gain = 1): Wave {
  const from = Math.round(at * RATE);
  const upto = Math.min(source.length, target.length - from);
  for (let n = Math.max(0, -from); n < upto; n += 1) target[from + n]! += source[n]! * gain;
  return target;
}

/** Several waves, each from its second on, as long as the longest of them. */
export function layers(...parts: [wave: Wave, at: number, gain: number][]): Wave {
  const ends = parts.map(([wave, at]) => at + wave.length / RATE);
  const whole = silence(Math.max(...ends));
  for (const [wave, at, gain] of parts) mix(whole, wave, at, gain);
  return whole;
}

export function scale(wave: Wave, gain: number): Wave {
  for (let at = 0; at < wave.length; at += 1) wave[at]! *= gain;
  return wave;
}

export function reversed(wave: Wave): Wave {
  return wave.slice().reverse();
}

/** Multiply by a curve over the seconds. */
export function shape(wave: Wave, curve: (second: number) => number): Wave {
  for (let at = 0; at < wave.length; at += 1) wave[at]! *= curve(at / RATE);
  return wave;
}

/** A short rise, then a fall to a third every `tau` seconds. */
export function fall(wave: Wave, rise: number, tau: number): Wave {
  return shape(wave, (second) => (second < rise ? second / rise : Math.exp((rise - second) / tau)));
}

/** Silent at both ends, for these many seconds at the start and at the end. */
export function faded(wave: Wave, start: number, end: number): Wave {
  const length = wave.length / RATE;
  return shape(wave, (second) => Math.min(1, start > 0 ? second / start : 1, end > 0 ? (length - second) / end : 1));
}

/** Rise and fall like a breath: a half sine over the whole length, to this power. */
export function swell(wave: Wave, power = 1): Wave {
  const length = wave.length / RATE;
  return shape(wave, (second) => Math.sin((Math.PI * second) / length) ** power);
}

// --- filters ---

type Coefficients = [b0: number, b1: number, b2: number, a1: number, a2: number];
export type FilterKind = "low" | "high" | "band" | "shelf";

/** The usual two-pole filters. `shelf` lifts what lies above by 4 dB, as an ear does. */
function coefficients(kind: FilterKind, hz: number, q: number): Coefficients {
  const w = (2 * Math.PI * Math.min(hz, RATE * 0.45)) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  if (kind === "shelf") return shelf(cos, alpha);
  const a0 = 1 + alpha;
  const [b0, b1, b2] =
    kind === "low" ? [(1 - cos) / 2, 1 - cos, (1 - cos) / 2] : kind === "high" ? [(1 + cos) / 2, -1 - cos, (1 + cos) / 2] : [alpha, 0, -alpha];
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

function shelf(cos: number, alpha: number): Coefficients {
  const a = 10 ** (4 / 40);
  const root = 2 * Math.sqrt(a) * alpha;
  const a0 = a + 1 - (a - 1) * cos + root;
  const b = [a * (a + 1 + (a - 1) * cos + root), -2 * a * (a - 1 + (a + 1) * cos), a * (a + 1 + (a - 1) * cos - root)];
  return [b[0]! / a0, b[1]! / a0, b[2]! / a0, (2 * (a - 1 - (a + 1) * cos)) / a0, (a + 1 - (a - 1) * cos - root) / a0];
}

export function filter(wave: Wave, kind: FilterKind, hz: number, q = 0.707): Wave {
  const [b0, b1, b2, a1, a2] = coefficients(kind, hz, q);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let at = 0; at < wave.length; at += 1) {
    const x = wave[at]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    wave[at] = y;
  }
  return wave;
}

export const low = (wave: Wave, hz: number, q?: number): Wave => filter(wave, "low", hz, q);
export const high = (wave: Wave, hz: number, q?: number): Wave => filter(wave, "high", hz, q);
export const band = (wave: Wave, hz: number, q?: number): Wave => filter(wave, "band", hz, q);

/** A band filter whose middle moves: wind, a blade in the air, a gust. */
export function sweep(wave: Wave, q: number, hz: (second: number) => number): Wave {
  let lowOut = 0;
  let bandOut = 0;
  for (let at = 0; at < wave.length; at += 1) {
    const f = 2 * Math.sin((Math.PI * Math.min(hz(at / RATE), RATE / 7)) / RATE);
    lowOut += f * bandOut;
    bandOut += f * (wave[at]! - lowOut - bandOut / q);
    wave[at] = bandOut / q;
  }
  return wave;
}

// --- tones ---

/** Frequency in hertz, seconds until a third is left, strength. */
export type Mode = [hz: number, tau: number, gain: number];

/** A struck body: a sum of sines that decay, each with its own time constant. */
export function struck(modes: readonly Mode[], seconds: number): Wave {
  const wave = silence(seconds);
  for (const [hz, tau, gain] of modes) {
    if (hz > RATE * 0.44) continue;
    const radius = Math.exp(-1 / (tau * RATE));
    const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / RATE);
    const square = radius * radius;
    let before = 0;
    let now = gain * Math.sin((2 * Math.PI * hz) / RATE) * radius;
    for (let at = 1; at < wave.length; at += 1) {
      wave[at]! += now;
      const next = turn * now - square * before;
      before = now;
      now = next;
    }
  }
  return wave;
}

/** A sine whose pitch moves; `phase` in turns. */
export function glide(seconds: number, hz: (second: number) => number, phase = 0): Wave {
  const wave = silence(seconds);
  let turn = phase;
  for (let at = 0; at < wave.length; at += 1) {
    wave[at] = Math.sin(2 * Math.PI * turn);
    turn += hz(at / RATE) / RATE;
  }
  return wave;
}

const TABLE = 2048;
const tables = new WeakMap<readonly number[], Map<number, Wave>>();

/** One turn of a tone with the first so many of these overtones. */
function turnOf(strengths: readonly number[], count: number): Wave {
  const known = tables.get(strengths) ?? new Map<number, Wave>();
  tables.set(strengths, known);
  let table = known.get(count);
  if (!table) {
    table = new Float32Array(TABLE + 1);
    for (let n = 0; n < count; n += 1) for (let at = 0; at <= TABLE; at += 1) table[at]! += strengths[n]! * Math.sin((2 * Math.PI * (n + 1) * at) / TABLE);
    known.set(count, table);
  }
  return table;
}

/** Overtones of one pitch, by strength. `bend` moves the pitch: 1 is none. */
export function overtones(seconds: number, hz: number, strengths: readonly number[], bend: (second: number) => number = () => 1): Wave {
  const wave = silence(seconds);
  const table = turnOf(strengths, Math.min(strengths.length, Math.floor((RATE * 0.42) / hz)));
  let turn = 0;
  for (let at = 0; at < wave.length; at += 1) {
    const place = turn * TABLE;
    const whole = place | 0;
    const first = table[whole]!;
    wave[at] = first + (place - whole) * (table[whole + 1]! - first);
    turn += (hz * bend(at / RATE)) / RATE;
    if (turn >= 1) turn -= 1;
  }
  return wave;
}

/** A plucked string (Karplus and Strong): noise that runs round and loses its edge. `bright` 0 to 1, `tau` how long it rings. */
export function string(random: Random, hz: number, seconds: number, bright: number, tau: number): Wave {
  const wave = silence(seconds);
  const soft = 0.5 - 0.3 * bright;
  // The softening itself takes `soft` samples of each round.
  const delay = RATE / hz - soft;
  const whole = Math.floor(delay);
  const rest = delay - whole;
  const picked = low(noise(random, (whole + 1) / RATE), 1200 + 9000 * bright);
  const mean = picked.reduce((sum, each) => sum + each, 0) / picked.length;
  const keep = Math.exp(-1 / (tau * hz));
  const back = (at: number) => (at < whole + 1 ? 0 : (1 - rest) * wave[at - whole]! + rest * wave[at - whole - 1]!);
  let before = 0;
  for (let at = 0; at < wave.length; at += 1) {
    const round = back(at);
    wave[at] = (at < picked.length ? picked[at]! - mean : 0) + keep * ((1 - soft) * round + soft * before);
    before = round;
  }
  return high(wave, 40);
}
