// The world: gates, horses, ships, weather, things in use.
import { anvil, bellows } from "../instruments";
import { coin, creak, drop, flames, metal, paper, tap, thud, whoosh } from "../materials";
import { around, band, faded, fall, layers, low, mix, noise, overtones, scale, shape, silence, struck, sweep } from "../signal";
import { notes, type Recipe } from "./recipe";

export const gate: Recipe = (random, voice) => {
  const chain = silence(1);
  for (let n = 0; n < 13; n += 1) mix(chain, metal(random, voice, around(random, 1700, 0.25), 0.03), n * 0.07 + 0.02 * random(), 0.4 + 0.3 * random());
  return layers([chain, 0, 0.5], [creak(random, 0.8, 14, 24), 0.1, 1], [thud(random, 52, 0.8), 0.95, 1.6], [tap(random, voice, 1, 3), 0.95, 0.8]);
};

export const door: Recipe = (random, voice) =>
  layers(
    [creak(random, 0.45, 26, 48), 0, 0.8],
    [tap(random, voice, 0.9, 2.4), 0.52, 1.3],
    [thud(random, 105, 0.25), 0.52, 0.8],
    [metal(random, voice, 1300, 0.03), 0.56, 0.25],
  );

export const horse: Recipe = (random, voice) => {
  const hoof = (hard: number) => layers([tap(random, voice, hard, 1.5), 0, 1], [thud(random, 130, 0.14), 0, 0.7]);
  const wave = silence(1.15);
  for (const stride of [0, 0.5])
    for (const [at, hard] of [
      [0, 0.9],
      [0.1, 0.6],
      [0.2, 0.75],
      [0.29, 0.5],
    ] as const)
      mix(wave, hoof(hard), stride + at + 0.012 * random());
  return wave;
};

export const ship: Recipe = (random) => {
  const sea = shape(low(noise(random, 1.7), 620), (second) => Math.sin((Math.PI * second) / 1.7) ** 1.4);
  const spray = shape(band(noise(random, 0.9), 2600, 0.6), (second) => Math.sin((Math.PI * second) / 0.9) ** 2);
  return layers([sea, 0, 0.9], [spray, 0.5, 0.22], [creak(random, 0.9, 9, 15), 0.2, 0.55], [creak(random, 0.5, 16, 10), 1, 0.4]);
};

export const steps: Recipe = (random) => {
  const step = () => layers([thud(random, 120, 0.12), 0, 0.5], [paper(random, 0.09, (share) => 1 - share, 1700), 0.01, 0.8]);
  return layers([step(), 0, 0.9], [step(), 0.27, 0.75], [step(), 0.53, 0.85]);
};

export const crowd: Recipe = (random) => {
  const wave = silence(2);
  for (let n = 0; n < 34; n += 1) {
    const hz = 110 + 240 * random();
    const rise = 1 + 0.25 * random();
    const held = 0.7 + 0.9 * random();
    const voice = overtones(held, hz, [1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15], (second) => 1 + (rise - 1) * Math.min(1, second * 2.5));
    mix(wave, faded(band(voice, 500 + 700 * random(), 1.4), 0.12, 0.45), 0.5 * random(), 0.12 + 0.1 * random());
  }
  return mix(wave, faded(band(noise(random, 1.9), 1500, 0.5), 0.3, 1), 0, 0.16);
};

export const hammer: Recipe = (random, voice) =>
  layers([anvil(random, 620 * voice.metal, 0.2, 1), 0, 0.9], [thud(random, 110, 0.2), 0, 0.8], [anvil(random, 650 * voice.metal, 0.1, 0.35), 0.19, 0.35]);

export const fire: Recipe = (random) =>
  layers([shape(flames(random, 1.4, 34), (second) => Math.min(1, second / 0.1) * Math.exp(-second * 1.6)), 0, 1], [whoosh(random, 0.6, 220, 800, 1), 0, 1.4]);

export const water: Recipe = (random) => {
  const wave = faded(fall(band(noise(random, 0.7), 1400, 0.6), 0.015, 0.14), 0, 0.2);
  for (let n = 0; n < 9; n += 1) mix(wave, drop(around(random, 700, 0.5), 0.06 + 0.06 * random()), 0.08 + 0.5 * random(), 0.35 * random());
  return mix(wave, thud(random, 95, 0.3), 0, 0.7);
};

export const wind: Recipe = (random) => {
  const air = sweep(noise(random, 1.8), 4, (second) => 380 + 420 * Math.sin((Math.PI * second) / 1.8) + 90 * Math.sin(second * 7));
  return shape(air, (second) => Math.sin((Math.PI * second) / 1.8) ** 1.5);
};

export const thunder: Recipe = (random) => {
  const wave = silence(2.4);
  for (let n = 0; n < 8; n += 1) {
    const clap = fall(low(noise(random, 0.9), 90 + 240 * random()), 0.01, 0.15 + 0.25 * random());
    mix(wave, clap, n === 0 ? 0.05 : 0.1 + 1.1 * random(), n === 0 ? 1.6 : 0.9 - 0.08 * n);
  }
  return faded(mix(wave, fall(low(noise(random, 0.25), 2400), 0.002, 0.05), 0.05, 0.4), 0.005, 0.8);
};

export const raven: Recipe = (random) => {
  const caw = (hz: number, held: number) => {
    const throat = overtones(
      held,
      hz,
      Array.from({ length: 14 }, () => 0.5 + 0.3 * random()),
      (second) => 1.06 - 0.2 * (second / held),
    );
    const rough = shape(throat, (second) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 62 * second));
    return faded(layers([band(rough.slice(), 1250, 3), 0, 1], [band(rough, 2300, 4), 0, 0.5]), 0.02, 0.12);
  };
  return layers([caw(430, 0.26), 0, 1], [caw(410, 0.3), 0.4, 0.85]);
};

export const lock: Recipe = (random, voice) =>
  layers(
    [metal(random, voice, 2300, 0.02), 0, 0.6],
    [metal(random, voice, 1700, 0.03), 0.11, 0.7],
    [tap(random, voice, 0.9, 1.2), 0.24, 1.1],
    [metal(random, voice, 900, 0.05), 0.24, 0.6],
  );

export const leather: Recipe = (random) => {
  const rub = shape(band(noise(random, 0.34), 900, 1.3), (second) => Math.sin((Math.PI * second) / 0.34) ** 2 * (0.6 + 0.4 * Math.sin(second * 95)));
  return layers([rub, 0, 1], [creak(random, 0.3, 60, 34), 0.03, 0.3], [fall(low(noise(random, 0.08), 700), 0.002, 0.02), 0.3, 0.8]);
};

export const potion: Recipe = (random) => {
  const wave = layers(
    [
      fall(
        struck(
          [
            [420, 0.03, 1],
            [760, 0.02, 0.5],
          ],
          0.12,
        ),
        0.001,
        0.03,
      ),
      0,
      1.2,
    ],
    [silence(0.9), 0, 0],
  );
  for (let n = 0; n < 6; n += 1) mix(wave, drop(360 + 45 * n + 40 * random(), 0.075), 0.22 + 0.1 * n + 0.015 * random(), 0.7);
  return wave;
};

export const rune: Recipe = (random, voice) =>
  layers(
    [bellows(random, 110 * voice.metal, 0.5, 0.4), 0, 0.3],
    [
      notes(random, voice, voice.ring, [
        [0, 0, 0.5, 0.5],
        [0.06, 4, 0.5, 0.4],
        [0.11, 8, 0.6, 0.5],
      ]),
      0.1,
      0.9,
    ],
    [scale(coin(random, voice, 0.2), 0.5), 0.1, 0.3],
  );
