// Instruments: each makes one note. Nothing is recorded; what gives an instrument away is how its overtones come and go.
import {
  around,
  band,
  faded,
  fall,
  glide,
  high,
  layers,
  low,
  mix,
  noise,
  overtones,
  scale,
  shape,
  silence,
  string,
  struck,
  sweep,
  type Mode,
  type Random,
  type Wave,
} from "./signal";

/** One note: its pitch in hertz, its length in seconds, and its strength, 0 to 1. */
export type Instrument = (random: Random, hz: number, held: number, hard: number) => Wave;

/** Overtones by strength, which give an instrument its timbre. */
const STROKED = [1, 0.08, 0.22, 0.02, 0.06];
const ROUND = [1, 0.7, 0.45, 0.2, 0.08];
const BRASS = [0, 0.1, 0.3, 0.45, 0.4, 0.3, 0.22, 0.15, 0.1, 0.06];
const BLOWN = [1, 0.25, 0.12, 0.04];
const WHEEL = [1, 0.8, 0.9, 0.55, 0.6, 0.3, 0.35, 0.2, 0.2, 0.12, 0.1];
const DRONE = [1, 0.5, 0.35, 0.3, 0.12, 0.16, 0.05, 0.1];
const SAW = Array.from({ length: 16 }, (_, n) => 1 / (n + 1));

const modes = (hz: number, ratios: readonly number[], tau: number, tilt: number, hard = 1): Mode[] =>
  ratios.map((ratio, n) => [hz * ratio, tau / (1 + n * tilt), (0.75 + 0.5 * hard) ** n / (1 + n)]);

// --- plucked ---

export const lute: Instrument = (random, hz, held, hard) => {
  const body = string(random, hz, Math.min(3, held + 1.2), 0.25 + 0.4 * hard, 0.5 + 60 / hz);
  mix(body, fall(band(noise(random, 0.03), 1800, 2), 0.001, 0.008), 0, 0.25 * hard);
  return scale(body, 0.5 + 0.5 * hard);
};

export const harp: Instrument = (random, hz, held, hard) => {
  const first = string(random, hz, Math.min(4, held + 2), 0.2 + 0.3 * hard, 1.2 + 120 / hz);
  const second = string(random, hz * 1.0015, Math.min(4, held + 2), 0.15, 1 + 100 / hz);
  return scale(mix(first, second, 0.004, 0.5), 0.45 + 0.4 * hard);
};

/** A thumb piano: a soft tongue of metal on a wooden box. */
export const kalimba: Instrument = (random, hz, held, hard) => {
  const tongue = struck(modes(hz, [1, 2, 5.42, 8.9], 0.7, 2.2, hard), Math.min(2.5, held + 1));
  return mix(faded(tongue, 0.002, 0.1), fall(low(noise(random, 0.03), 900), 0.001, 0.006), 0, 0.3 * hard);
};

// --- struck ---

export const bell: Instrument = (random, hz, held, hard) => {
  const rings = struck(modes(hz, [0.5, 1, 1.19, 1.5, 2, 2.52, 2.67, 3.01, 4.17, 5.43], 2.4, 0.45, hard), held + 3);
  const beats = struck(modes(hz * 1.003, [1, 2, 3.01], 2, 0.5), held + 3);
  return faded(mix(mix(rings, beats, 0, 0.4), fall(high(noise(random, 0.02), 3000), 0.0005, 0.004), 0, 0.3 * hard), 0.001, 0.6);
};

/** A bar of metal, as in a glockenspiel. */
export const bar: Instrument = (random, hz, held, hard) => {
  const rings = struck(modes(hz, [1, 2.756, 5.404, 8.933], 1.1, 1.6, hard), held + 1.5);
  return faded(mix(rings, fall(high(noise(random, 0.015), 4000), 0.0005, 0.003), 0, 0.2 * hard), 0.001, 0.3);
};

/** Glass that is stroked: it comes slowly and stays. */
export const glass: Instrument = (random, hz, held, hard) => {
  const wobble = 4 + random();
  const tone = overtones(held + 1.2, hz, STROKED, (second) => 1 + 0.0012 * Math.sin(2 * Math.PI * wobble * second));
  const strike = struck(modes(hz, [1, 2.32, 4.25, 6.63], 0.9, 1.2, hard), held + 1.2);
  return mix(scale(faded(tone, 0.12, 0.9), 0.5), strike, 0, 0.5 + 0.3 * hard);
};

/** A gong or a plate: dense and slow. */
export const gong: Instrument = (random, hz, held, hard) => {
  const ratios = Array.from({ length: 22 }, (_, n) => 1 + n * 0.37 + 0.3 * random());
  const plate = struck(modes(hz, ratios, 2.6, 0.12, 0.6 + 0.4 * hard), held + 3);
  return faded(
    shape(plate, (second) => Math.min(1, 0.25 + second * 6)),
    0.002,
    0.8,
  );
};

export const anvil: Instrument = (random, hz, held, hard) => {
  const ratios = [1, 1.58, 2.21, 2.83, 3.4, 4.15, 5.2, 6.6, 7.9].map((ratio) => around(random, ratio, 0.01));
  const ring = struck(modes(hz, ratios, 0.55, 0.18, 0.7 + 0.5 * hard), held + 0.9);
  return mix(faded(ring, 0.0005, 0.2), fall(high(noise(random, 0.02), 2500), 0.0005, 0.004), 0, 0.9 * hard);
};

// --- drums ---

/** A frame drum: a skin, a hand. */
export const frame: Instrument = (random, hz, held, hard) => {
  const skin = struck(modes(hz, [1, 1.59, 2.14, 2.3, 2.65, 2.92], 0.22, 0.35, 0.5 + 0.5 * hard), held + 0.6);
  const hand = fall(band(noise(random, 0.08), 700 + 900 * hard, 0.8), 0.001, 0.014);
  return faded(mix(skin, hand, 0, 0.5 * hard), 0.001, 0.1);
};

/** A kettledrum: almost a pitch, which sinks a little. */
export const kettle: Instrument = (random, hz, held, hard) => {
  const sink = fall(
    glide(held + 1.6, (second) => hz * (1 + 0.06 * Math.exp(-second * 18))),
    0.002,
    0.6,
  );
  const skin = struck(modes(hz, [1.5, 1.98, 2.44, 2.9], 0.4, 0.5, hard), held + 1.6);
  const felt = fall(low(noise(random, 0.06), 500), 0.002, 0.02);
  return faded(layers([sink, 0, 0.9], [skin, 0, 0.45], [felt, 0, 0.8 * hard]), 0.002, 0.3);
};

/** A very deep drum. */
export const taiko: Instrument = (random, hz, held, hard) => {
  const boom = fall(
    glide(held + 1.2, (second) => hz * (1 + 0.9 * Math.exp(-second * 28))),
    0.001,
    0.38,
  );
  const wood = struck(
    [
      [hz * 4.1, 0.05, 0.4],
      [hz * 6.3, 0.03, 0.3],
    ],
    0.3,
  );
  const slap = fall(low(noise(random, 0.09), 1400), 0.001, 0.018);
  return faded(layers([boom, 0, 1], [wood, 0, 0.5], [slap, 0, 0.5 * hard]), 0.001, 0.3);
};

export const shaker: Instrument = (random, hz, _held, hard) => fall(band(noise(random, 0.1), hz * 1.2, 1.2), 0.012, 0.02 + 0.02 * hard);

// --- blown, bowed, sung ---

const tremble = (random: Random, rate: number, depth: number): ((second: number) => number) => {
  const [speed, phase] = [around(random, rate, 0.08), random()];
  return (second) => 1 + depth * Math.min(1, second * 2) * Math.sin(2 * Math.PI * (speed * second + phase));
};

/** A horn: its higher overtones come later and leave first. */
export const horn: Instrument = (random, hz, held, hard) => {
  const vibrato = tremble(random, 4.6, 0.003);
  const scoop = (second: number) => vibrato(second) * (1 - 0.03 * Math.exp(-second * 30));
  const round = overtones(held + 0.35, hz, ROUND, scoop);
  const brass = overtones(held + 0.35, hz, BRASS, scoop);
  const open = 0.25 + 0.75 * hard;
  shape(brass, (second) => open * Math.min(1, second / 0.12) * (0.55 + 0.45 * Math.exp(-second * 1.5)));
  return scale(faded(mix(round, brass, 0, 0.8), 0.05, 0.3), 0.5);
};

export const flute: Instrument = (random, hz, held, hard) => {
  const tone = overtones(held + 0.2, hz, BLOWN, tremble(random, 5.2, 0.005));
  const breath = band(noise(random, held + 0.2), hz * 2, 3);
  return scale(faded(mix(tone, breath, 0, 0.12 + 0.1 * hard), 0.06, 0.16), 0.6);
};

/** Bowed strings: three players who do not quite agree. */
export const strings: Instrument = (random, hz, held, hard) => {
  const wave = silence(held + 0.5);
  for (const detune of [0.9975, 1, 1.0028]) mix(wave, overtones(held + 0.5, hz * detune, SAW, tremble(random, 5, 0.003)), random() * 0.012, 0.33);
  return scale(faded(low(wave, 900 + 2400 * hard + hz), Math.min(0.35, 0.06 + held * 0.15), 0.45), 0.6);
};

/** Short strokes of the bow. */
export const spiccato: Instrument = (random, hz, held, hard) => {
  const wave = overtones(held + 0.15, hz, SAW);
  mix(wave, overtones(held + 0.15, hz * 1.004, SAW), 0, 0.7);
  mix(wave, band(noise(random, held + 0.15), hz * 4, 1), 0, 0.15);
  return scale(fall(low(wave, 700 + 2600 * hard), 0.012, 0.1 + held * 0.25), 0.7);
};

/** A wheel fiddle: it never stops, and it buzzes. */
export const fiddle: Instrument = (random, hz, held, hard) => {
  const slow = tremble(random, 1.3, 0.002);
  const wheel = overtones(held + 0.4, hz, WHEEL, slow);
  const turn = around(random, 2.1, 0.1);
  shape(wheel, (second) => 1 + 0.12 * Math.sin(2 * Math.PI * turn * second));
  return scale(faded(low(wheel, 1200 + 1800 * hard), 0.08, 0.25), 0.32);
};

const VOWELS = {
  ah: [
    [730, 5, 1],
    [1090, 7, 0.5],
    [2440, 9, 0.18],
  ],
  oo: [
    [300, 5, 1],
    [870, 7, 0.25],
    [2240, 9, 0.06],
  ],
} as const;

/** Voices on one vowel: many throats, each a little off. */
function voices(vowel: keyof typeof VOWELS): Instrument {
  return (random, hz, held, hard) => {
    const throats = silence(held + 0.8);
    for (let n = 0; n < 4; n += 1)
      mix(throats, overtones(held + 0.8, hz * around(random, 1 + 0.0032 * (n - 1.5), 0.001), SAW, tremble(random, 5.1, 0.006)), random() * 0.04, 0.3);
    const wave = silence(held + 0.8);
    for (const [at, q, gain] of VOWELS[vowel]) mix(wave, band(throats.slice(), at, q), 0, gain * 2);
    mix(wave, low(throats, 500), 0, 0.3);
    return scale(faded(wave, Math.min(0.5, 0.15 + held * 0.1), 0.7), 0.4 + 0.4 * hard);
  };
}

export const choir = voices("ah");
export const hum = voices("oo");

/** A low breath of air and metal that lies under everything in a forge. */
export const bellows: Instrument = (random, hz, held, hard) => {
  const drone = overtones(held + 0.8, hz, DRONE, tremble(random, 0.4, 0.002));
  const air = sweep(noise(random, held + 0.8), 2, (second) => hz * (6 + 2 * Math.sin(second * 1.7)));
  return scale(faded(mix(low(drone, 700 + 900 * hard), air, 0, 0.1), Math.min(0.6, held * 0.3), 0.7), 0.5);
};
