// Dice, coins and cards.
import { coin as ringing, edge, paper, tap, thud, tumble, whoosh } from "../materials";
import { around, band, fall, layers, low, mix, noise, scale, shape, silence } from "../signal";
import type { Recipe } from "./recipe";

export const die: Recipe = (random, voice) => tumble(random, voice, 0.62, 6);

export const dice: Recipe = (random, voice) => {
  const wave = silence(1.3);
  for (let n = 0; n < 5; n += 1) mix(wave, tumble(random, voice, around(random, 0.7, 0.3), 5), around(random, 0.07, 0.9), 0.75);
  return wave;
};

/** It rolls for 1300 ms of its 1600; before it lies there is nothing to hear. */
export const dieSlow: Recipe = (random, voice) => {
  const wave = silence(1.6);
  let at = 0;
  for (let gap = 0.075; at < 1.22; gap *= 1.11) {
    mix(wave, edge(random, voice, 0.4 + 0.5 * random()), at, 0.5 + 0.4 * (at / 1.3));
    at += around(random, gap, 0.18);
  }
  const roll = shape(band(noise(random, 1.25), 420 * voice.wood, 0.9), (second) => 0.22 * Math.max(0, 1 - second / 1.25));
  return mix(wave, roll);
};

export const shake: Recipe = (random, voice) => {
  const wave = silence(0.9);
  for (let n = 0; n < 26; n += 1) {
    const at = n * 0.031 + 0.012 * random();
    mix(wave, low(edge(random, voice, 0.5), 3600), at, (0.35 + 0.65 * random()) * (0.6 + 0.4 * Math.sin(at * 24)));
  }
  return wave;
};

export const coin: Recipe = (random, voice) =>
  layers(
    [ringing(random, voice, 0.7), 0, 1],
    [ringing(random, voice, 0.5), 0.085, 0.7],
    [ringing(random, voice, 0.3), 0.14, 0.5],
    [tap(random, voice, 0.3), 0.085, 0.4],
  );

export const coins: Recipe = (random, voice) => {
  const wave = silence(1.15);
  for (let n = 0; n < 17; n += 1) mix(wave, ringing(random, voice, 0.3 + 0.6 * random()), 0.62 * (n / 17) ** 1.3 + 0.02 * random(), 0.7);
  return mix(wave, tap(random, voice, 0.5, 1.6), 0, 0.7);
};

export const pay: Recipe = (random, voice) =>
  layers([scale(low(noise(random, 0.12), 2400), 0.1), 0, 0.5], [ringing(random, voice, 0.5), 0.02, 0.8], [ringing(random, voice, 0.35), 0.1, 0.6]);

export const cardSlide: Recipe = (random) => {
  const cloth = shape(band(noise(random, 0.26), 2100, 0.7), (second) => Math.sin((Math.PI * second) / 0.26) ** 1.5);
  return layers([cloth, 0, 0.5], [paper(random, 0.2, (share) => 0.4 * (1 - share), 3800), 0.02, 0.5]);
};

export const cardTurn: Recipe = (random, voice) =>
  layers(
    [paper(random, 0.09, (share) => share, 4200), 0, 0.6],
    [whoosh(random, 0.13, 900, 2600, 1.4), 0.02, 0.6],
    [snap(random), 0.13, 0.9],
    [tap(random, voice, 0.5), 0.13, 0.5],
  );

export const cardSlap: Recipe = (random, voice) =>
  layers(
    [whoosh(random, 0.09, 1200, 400), 0, 0.4],
    [snap(random), 0.07, 1.2],
    [tap(random, voice, 1, 1.9), 0.072, 1.5],
    [paper(random, 0.08, (share) => 1 - share), 0.08, 0.4],
  );

export const deal: Recipe = (random, voice) => {
  const card = () => layers([cardSlide(random, voice), 0, 0.7], [snap(random), 0.12, 0.5]);
  return layers([card(), 0, 0.9], [card(), 0.09, 1], [card(), 0.18, 1.1]);
};

export const shuffle: Recipe = (random) => {
  const wave = silence(0.9);
  for (let n = 0; n < 30; n += 1) mix(wave, snap(random), 0.5 * (n / 30) ** 0.85, 0.2 + 0.5 * random());
  return mix(
    wave,
    paper(random, 0.22, (share) => 1 - share, 2400),
    0.55,
    0.8,
  );
};

export const parchment: Recipe = (random) => paper(random, 0.8, (share) => Math.sin(Math.PI * share) ** 0.6 * (0.5 + 0.5 * Math.sin(share * 19) ** 2), 2300);

/** It is lifted, runs over, and comes to lie. */
export const page: Recipe = (random) =>
  layers(
    [paper(random, 0.2, (share) => Math.sin(Math.PI * share), 4400), 0, 0.7],
    [paper(random, 0.12, (share) => 1 - share, 2600), 0.24, 1],
    [thud(random, 190, 0.09), 0.25, 0.22],
  );

export const seal: Recipe = (random, voice) =>
  layers([tap(random, voice, 0.9, 0.8), 0, 1], [tap(random, voice, 0.7, 0.6), 0.026, 0.7], [paper(random, 0.3, (share) => (1 - share) ** 2, 1900), 0.03, 0.8]);

/** The edge of a card that springs back. */
function snap(random: () => number) {
  return fall(band(noise(random, 0.05), around(random, 2600, 0.2), 0.9), 0.0008, 0.007);
}
