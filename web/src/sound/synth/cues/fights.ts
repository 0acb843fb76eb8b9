// Fights: steel, claws, spells, wounds.
import { creak, metal, tap, thud, whoosh } from "../materials";
import { around, band, faded, fall, glide, high, layers, low, mix, noise, overtones, reversed, scale, shape, silence, string, swell } from "../signal";
import { notes, type Recipe } from "./recipe";

export const blade: Recipe = (random, voice) =>
  layers([whoosh(random, 0.2, 900, 4200, 3), 0, 1.4], [metal(random, voice, 1900, 0.16), 0.15, 0.5], [thud(random, 140, 0.25), 0.16, 0.7]);

export const parry: Recipe = (random, voice) =>
  layers([metal(random, voice, 1250, 0.34), 0, 0.9], [metal(random, voice, 2080, 0.2), 0.004, 0.6], [scrape(random, voice), 0.05, 0.4]);

export const shield: Recipe = (random, voice) =>
  layers([tap(random, voice, 1, 3), 0, 1.6], [thud(random, 120, 0.35), 0, 1], [metal(random, voice, 610, 0.2), 0, 0.4]);

export const arrow: Recipe = (random, voice) =>
  layers(
    [fall(string(random, 96, 0.3, 0.4, 0.12), 0.001, 0.08), 0, 1],
    [whoosh(random, 0.24, 2600, 1300, 5), 0.04, 0.9],
    [tap(random, voice, 1, 1.3), 0.29, 1.2],
    [wobble(random), 0.3, 0.4],
  );

export const claw: Recipe = (random) => {
  const rip = () =>
    shape(band(noise(random, 0.16), around(random, 1700, 0.2), 0.8), (second) => (second < 0.02 ? second / 0.02 : 1 - second / 0.16) * (0.5 + 0.5 * random()));
  return layers([rip(), 0, 0.9], [rip(), 0.07, 1], [rip(), 0.14, 0.8], [thud(random, 95, 0.3), 0.1, 0.8]);
};

export const blow: Recipe = (random, voice) =>
  layers([whoosh(random, 0.14, 500, 180, 1.2), 0, 0.8], [thud(random, 72, 0.5), 0.1, 1.5], [tap(random, voice, 1, 2.6), 0.1, 0.8]);

export const spell: Recipe = (random, voice) => {
  const rise = notes(
    random,
    voice,
    voice.ring,
    [0, 2, 4, 6, 8, 11].map((step, n) => [0.055 * n, step, 0.3, 0.35 + 0.08 * n]),
    0,
  );
  return layers([swell(whoosh(random, 0.7, 300, 3200, 2.5)), 0, 0.8], [rise, 0.08, 0.8], [shimmer(random, 0.9), 0.3, 0.25]);
};

export const ward: Recipe = (random, voice) => {
  const dome = notes(
    random,
    voice,
    voice.pad,
    [
      [0, 0, 0.7, 0.5],
      [0.02, 4, 0.7, 0.5],
      [0.04, 7, 0.7, 0.5],
    ],
    0,
  );
  return layers([dome, 0, 0.8], [notes(random, voice, voice.ring, [[0, 7, 0.6, 0.7]]), 0.05, 0.5], [shimmer(random, 0.8), 0.05, 0.2]);
};

/** A minor second that sinks, with something breathing under it. */
export const curse: Recipe = (random, voice) => {
  const root = 98 * voice.metal ** 0.5;
  const sink = (ratio: number) => overtones(1.1, root * ratio, [1, 0.6, 0.5, 0.3, 0.25, 0.1], (second) => 1 - 0.16 * (second / 1.1) ** 1.6);
  const breath = reversed(fall(band(noise(random, 0.6), 800, 1.2), 0.01, 0.2));
  return layers(
    [faded(sink(1), 0.1, 0.6), 0.2, 0.4],
    [faded(sink(1.06), 0.1, 0.6), 0.2, 0.35],
    [breath, 0, 0.5],
    [notes(random, voice, voice.ring, [[0, -2, 0.3, 0.4]]), 0.22, 0.3],
  );
};

export const wound: Recipe = (random) => {
  const breath = shape(band(noise(random, 0.3), 1150, 1.6), (second) => Math.min(1, second / 0.03) * Math.exp(-second * 11));
  return layers([thud(random, 88, 0.35), 0, 1.2], [low(fall(noise(random, 0.07), 0.001, 0.014), 1800), 0, 0.7], [breath, 0.07, 0.45]);
};

export const heal: Recipe = (random, voice) => {
  const warm = notes(
    random,
    voice,
    voice.pluck,
    [
      [0, 0, 0.5, 0.4],
      [0.12, 2, 0.5, 0.45],
      [0.24, 4, 0.5, 0.5],
      [0.38, 7, 0.7, 0.55],
    ],
    0,
    voice.bright,
  );
  return layers(
    [warm, 0, 0.9],
    [
      notes(
        random,
        voice,
        voice.pad,
        [
          [0, 0, 0.8, 0.4],
          [0, 4, 0.8, 0.4],
        ],
        0,
        voice.bright,
      ),
      0,
      0.45,
    ],
  );
};

export const death: Recipe = (random, voice) => {
  const tone = notes(
    random,
    voice,
    voice.pad,
    [
      [0, 0, 1.2, 0.4],
      [0, 2, 1.2, 0.3],
    ],
    -1,
  );
  const sink = faded(
    glide(1.5, (second) => 78 - 26 * second),
    0.02,
    1,
  );
  return layers([thud(random, 55, 0.8), 0, 1.5], [sink, 0.05, 0.5], [tone, 0.12, 0.7], [notes(random, voice, voice.ring, [[0, 0, 0.6, 0.4]], -1), 0.25, 0.4]);
};

export const fallen: Recipe = (random, voice) =>
  layers([thud(random, 60, 0.6), 0, 1.4], [thud(random, 84, 0.4), 0.17, 0.8], [creak(random, 0.2, 30, 16), 0.02, 0.3], [tap(random, voice, 0.8, 3), 0.18, 0.7]);

export const roar: Recipe = (random) => {
  const bend = (second: number) => 0.8 + 0.5 * Math.sin(Math.PI * Math.min(1, second / 1.2)) + 0.03 * Math.sin(second * 190);
  const throat = overtones(
    1.25,
    82,
    Array.from({ length: 24 }, (_, n) => 1 / (1 + n * 0.5)),
    bend,
  );
  const rough = shape(throat, (second) => 0.65 + 0.35 * Math.sin(2 * Math.PI * 31 * second + 2 * Math.sin(second * 40)));
  const mouth = layers([band(rough.slice(), 520, 2), 0, 1], [band(rough.slice(), 1100, 3), 0, 0.6], [low(rough, 240), 0, 0.5]);
  const breath = band(noise(random, 1.25), 900, 0.7);
  return shape(mix(mouth, breath, 0, 0.35), (second) => Math.min(1, second / 0.12) * Math.max(0, 1 - second / 1.25) ** 0.7);
};

function scrape(random: () => number, voice: { metal: number }) {
  return shape(high(band(noise(random, 0.35), 3600 * voice.metal, 4), 1800), (second) => Math.exp(-second * 8) * (0.6 + 0.4 * Math.sin(second * 260)));
}

/** An arrow that trembles in wood. */
function wobble(random: () => number) {
  return shape(string(random, 118, 0.35, 0.2, 0.1), (second) => Math.exp(-second * 9) * (0.5 + 0.5 * Math.sin(second * 170)));
}

/** Dust of high notes. */
function shimmer(random: () => number, seconds: number) {
  const wave = silence(seconds);
  for (let n = 0; n < seconds * 34; n += 1) {
    const hz = 2400 + 4800 * random();
    mix(
      wave,
      faded(
        fall(
          glide(0.14, () => hz),
          0.003,
          0.04,
        ),
        0,
        0.02,
      ),
      random() * (seconds - 0.15),
      random() ** 2,
    );
  }
  return scale(wave, 0.8);
}
