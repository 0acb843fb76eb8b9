// The ambiences of places: a bed of air, water or voices, and occasional events in it.
import type { Ambience } from "../names";
import { bell, choir, glass, hum, taiko } from "./instruments";
import { Loop } from "./loop";
import { coin, creak, drop, flames, metal, paper, thud } from "./materials";
import { VOICES } from "./palettes";
import {
  around,
  band,
  faded,
  fall,
  glide,
  high,
  low,
  mix,
  noise,
  overtones,
  randomOf,
  scale,
  shape,
  silence,
  string,
  sweep,
  swell,
  type Random,
  type Wave,
} from "./signal";

const SECONDS = 18;
const GUST_STEPS = 600;
const TABLE_VOICE = VOICES.table;

/** Goes round a whole number of times in the loop, between 0 and 1. */
const tide =
  (times: number, phase = 0) =>
  (second: number) =>
    0.5 - 0.5 * Math.cos(2 * Math.PI * ((times * second) / SECONDS + phase));

/** Comes and goes as wind does: three tides that seldom meet, from 0 to 1. */
function gusts(random: Random): (second: number) => number {
  const tides = [2, 3, 5, 7].map((times) => tide(times, random()));
  const weights = tides.map(() => 0.4 + random());
  const most = weights.reduce((sum, each) => sum + each, 0);
  const drawn = Float32Array.from({ length: GUST_STEPS + 2 }, (_, at) => {
    const second = (at * SECONDS) / GUST_STEPS;
    return tides.reduce((sum, each, n) => sum + weights[n]! * each(second), 0) / most;
  });
  return (second) => {
    const place = ((second % SECONDS) / SECONDS) * GUST_STEPS;
    const whole = place | 0;
    return drawn[whole]! + (place - whole) * (drawn[whole + 1]! - drawn[whole]!);
  };
}

/** Now and then, at uneven times and from all sides. */
function scatter(loop: Loop, random: Random, count: number, make: (n: number) => Wave, gain: number): void {
  for (let n = 0; n < count; n += 1) {
    const at = ((n + 0.15 + 0.7 * random()) * SECONDS) / count;
    loop.add(make(n), at, gain * (0.5 + 0.5 * random()), 1.5 * random() - 0.75);
  }
}

// --- what lives and moves there ---

function wind(loop: Loop, random: Random, hz: number, gain: number, q = 1.6): void {
  const [slow, slower] = [gusts(random), gusts(random)];
  loop.bed(
    random,
    (air) =>
      shape(
        sweep(air, q, (second) => hz * (0.7 + 0.6 * slow(second))),
        (second) => 0.35 + 0.65 * slower(second),
      ),
    gain,
  );
}

function leaves(loop: Loop, random: Random, gain: number): void {
  const gust = gusts(random);
  loop.bed(random, (air) => shape(high(band(air, 3800, 0.6), 1500), (second) => 0.25 + 0.75 * gust(second)), gain);
}

/** A bird says the same few notes each time. */
function bird(random: Random, hz: number, notes: number): Wave {
  const wave = silence(notes * 0.16 + 0.2);
  for (let n = 0; n < notes; n += 1) {
    const [from, bend] = [hz * (1 + 0.25 * random()), 0.7 + 0.7 * random()];
    const held = 0.05 + 0.08 * random();
    mix(wave, swell(glide(held, (second) => from * (1 + (bend - 1) * (second / held)))), n * 0.15 + 0.03 * random(), 0.5 + 0.5 * random());
  }
  return wave;
}

function cricket(random: Random, hz: number): Wave {
  const chirp = shape(
    glide(0.5, () => hz),
    (second) => Math.max(0, Math.sin(2 * Math.PI * 17 * second)) ** 2,
  );
  return scale(swell(chirp), 0.6 + 0.4 * random());
}

function gull(random: Random): Wave {
  const hz = around(random, 1150, 0.12);
  const cry = overtones(0.45, hz, [1, 0.6, 0.3, 0.15], (second) => 1 + 0.35 * Math.sin(Math.PI * (second / 0.45)) - 0.2 * second);
  return swell(cry, 0.8);
}

function frog(random: Random): Wave {
  const hz = around(random, 190, 0.25);
  const croak = shape(overtones(0.3, hz, [1, 0.9, 0.8, 0.6, 0.4, 0.3]), (second) => Math.max(0, Math.sin(2 * Math.PI * 26 * second)));
  return swell(band(croak, 650, 1.2));
}

function owl(): Wave {
  const hoot = (held: number) => swell(overtones(held, 340, [1, 0.12, 0.05], (second) => 1 + 0.04 * Math.sin((Math.PI * second) / held)));
  const wave = silence(2);
  mix(wave, hoot(0.5), 0);
  mix(wave, hoot(0.18), 0.85, 0.6);
  return mix(wave, hoot(0.7), 1.12);
}

/** Many people who talk, so that no word is understood. */
function murmur(loop: Loop, random: Random, people: number, gain: number): void {
  for (let n = 0; n < people; n += 1) {
    const hz = around(random, n % 2 ? 115 : 195, 0.2);
    const pan = 1.6 * random() - 0.8;
    for (let at = random() * 2; at < SECONDS; at += 1.2 + 3 * random()) {
      const held = 0.5 + 1.3 * random();
      const pace = 3 + 2.5 * random();
      const speech = overtones(held, hz, [1, 0.8, 0.6, 0.5, 0.35, 0.3, 0.2, 0.2], (second) => 1 + 0.08 * Math.sin(second * 5 + n) - 0.06 * second);
      shape(speech, (second) => Math.max(0, Math.sin(Math.PI * pace * second)) ** 0.7);
      loop.add(
        swell(
          sweep(speech, 2, (second) => 520 + 640 * Math.sin(second * 9 + n) ** 2),
          0.4,
        ),
        at,
        gain * (0.4 + 0.6 * random()),
        pan,
      );
    }
  }
}

function waves(loop: Loop, random: Random, gain: number): void {
  for (const [side, phase] of [
    [1, 0],
    [-1, 0.18],
  ] as const) {
    for (let n = 0; n < 3; n += 1) {
      const wave = shape(low(noise(random, 6.5), 900), (second) => (second < 2.6 ? (second / 2.6) ** 2 : Math.exp((2.6 - second) * 1.1)));
      const foam = shape(band(noise(random, 5), 3400, 0.5), (second) => (second < 1 ? second : Math.exp((1 - second) * 1.4)));
      const at = n * 6 + phase * 6 + 1.4 * random();
      const size = gain * (0.6 + 0.4 * random());
      loop.add(faded(wave, 0, 1), at, size, 0.5 * side);
      loop.add(faded(foam, 0, 1), at + 2, size * 0.28, -0.5 * side);
    }
  }
}

/** A fire that burns on: its crackles go round with the loop. */
function hearth(loop: Loop, random: Random, gain: number): void {
  loop.bed(random, (air) => low(low(air, 240), 500), gain * 2);
  for (let n = 0; n < 5; n += 1) loop.add(faded(flames(random, 4.2, 14), 0.4, 0.4), n * 3.6, gain, 0.4 * random() - 0.2);
}

const far = (wave: Wave, hz = 900): Wave => low(wave, hz);

// --- the places ---

const PLACES: Record<Ambience, (loop: Loop, random: Random) => void> = {
  plain(loop, random) {
    wind(loop, random, 380, 0.5);
    leaves(loop, random, 0.12);
    scatter(loop, random, 6, (n) => bird(random, 3400 + 300 * (n % 3), 4 + (n % 4)), 0.035);
    scatter(loop, random, 9, () => cricket(random, 5200), 0.01);
  },
  forest(loop, random) {
    wind(loop, random, 300, 0.22);
    leaves(loop, random, 0.16);
    scatter(loop, random, 8, () => bird(random, 2600, 3), 0.1);
    scatter(loop, random, 5, () => bird(random, 4200, 6), 0.06);
    scatter(loop, random, 2, () => glide(0.5, (second) => 620 - 90 * Math.floor(second * 4)).map((each, at) => each * Math.sin((Math.PI * at) / 16000)), 0.04);
  },
  hill(loop, random) {
    wind(loop, random, 460, 0.6);
    scatter(loop, random, 3, () => bird(random, 3000, 3), 0.03);
    scatter(loop, random, 7, () => far(coin(random, TABLE_VOICE, 0.5), 3000), 0.02);
  },
  mountain(loop, random) {
    wind(loop, random, 620, 0.6, 5);
    wind(loop, random, 240, 0.5);
    scatter(loop, random, 2, () => far(thud(random, 90, 0.5)), 0.12);
    scatter(loop, random, 2, () => shape(gull(random), () => 0.6), 0.025);
  },
  sea(loop, random) {
    waves(loop, random, 0.8);
    loop.bed(random, (air) => low(air, 700), 0.12);
    loop.bed(random, (air) => band(air, 2600, 0.5), 0.025);
    wind(loop, random, 420, 0.12);
    scatter(loop, random, 5, () => gull(random), 0.035);
  },
  swamp(loop, random) {
    wind(loop, random, 200, 0.3);
    scatter(loop, random, 12, () => frog(random), 0.09);
    scatter(loop, random, 16, () => drop(around(random, 420, 0.5), 0.09), 0.06);
    scatter(loop, random, 8, () => cricket(random, 4300), 0.02);
  },
  waste(loop, random) {
    wind(loop, random, 210, 0.7, 3);
    wind(loop, random, 900, 0.07, 9);
    scatter(loop, random, 5, () => paper(random, 0.7, (share) => Math.sin(Math.PI * share), 1600), 0.12);
    scatter(loop, random, 2, () => far(taiko(random, 40, 0.6, 0.2), 120), 0.25);
  },
  town(loop, random) {
    murmur(loop, random, 7, 0.1);
    wind(loop, random, 320, 0.14);
    scatter(loop, random, 6, () => far(metal(random, TABLE_VOICE, 1300, 0.12), 2400), 0.03);
    scatter(loop, random, 5, () => thud(random, 110, 0.2), 0.09);
    loop.add(far(bell(random, 392, 1.5, 0.4), 1800), 4, 0.03, 0.6);
    loop.add(far(bell(random, 392, 1.5, 0.3), 1800), 6.4, 0.025, 0.6);
    loop.within({ seconds: 0.9, damp: 0.5, wet: 0.3 });
  },
  tavern(loop, random) {
    murmur(loop, random, 11, 0.13);
    hearth(loop, random, 0.12);
    scatter(loop, random, 7, () => metal(random, TABLE_VOICE, 2100, 0.05), 0.05);
    scatter(loop, random, 4, () => thud(random, 140, 0.16), 0.14);
    const tune = [0, 3, 7, 5, 3, 7, 10, 7, 5, 3, 2, 0];
    tune.forEach((half, n) => loop.add(string(random, 196 * 2 ** (half / 12), 1.3, 0.35, 0.5), 5 + n * 0.38 + 0.02 * random(), 0.035, -0.5));
    loop.within({ seconds: 0.6, damp: 0.5, wet: 0.25 });
  },
  hall(loop, random) {
    loop.bed(random, (air) => low(air, 150), 0.5);
    hearth(loop, random, 0.1);
    scatter(loop, random, 4, () => thud(random, 130, 0.15), 0.08);
    scatter(loop, random, 2, () => creak(random, 0.5, 16, 30), 0.08);
    loop.within({ seconds: 2.6, damp: 0.3, wet: 0.5 });
  },
  cave(loop, random) {
    loop.bed(random, (air) => low(air, 110), 0.5);
    wind(loop, random, 180, 0.2, 4);
    scatter(loop, random, 15, () => drop(around(random, 1300, 0.45), 0.06), 0.3);
    loop.within({ seconds: 3, damp: 0.2, wet: 0.7 });
  },
  forge(loop, random) {
    hearth(loop, random, 0.5);
    const pump = tide(6);
    loop.bed(random, (air) => shape(band(air, 480, 0.8), (second) => pump(second) ** 3), 0.3);
    for (let n = 0; n < 9; n += 1)
      loop.add(far(metal(random, VOICES.forge, 1050, 0.22), 3400), n * 2 + 0.05 * random() + (n % 3 === 2 ? 0.6 : 0), n % 3 === 2 ? 0.03 : 0.055, 0.3);
    loop.within({ seconds: 1.4, damp: 0.3, wet: 0.4 });
  },
  night(loop, random) {
    wind(loop, random, 260, 0.22);
    scatter(loop, random, 22, () => cricket(random, 4600), 0.03);
    scatter(loop, random, 14, () => cricket(random, 5100), 0.02);
    loop.add(owl(), 3, 0.05, -0.6);
    loop.add(owl(), 12.5, 0.03, 0.5);
  },
  battle(loop, random) {
    murmur(loop, random, 9, 0.09);
    for (let n = 0; n < 12; n += 1) loop.add(far(taiko(random, 52, 0.4, 0.6), 260), n * 1.5 + 0.03 * random(), n % 4 ? 0.16 : 0.28, 0.2);
    scatter(loop, random, 9, () => far(metal(random, TABLE_VOICE, 1500, 0.12), 2600), 0.035);
    wind(loop, random, 260, 0.3);
    loop.within({ seconds: 1.6, damp: 0.45, wet: 0.4 });
  },
  beyond(loop, random) {
    wind(loop, random, 520, 0.06, 8);
    for (let n = 0; n < 3; n += 1) {
      loop.add(hum(random, [98, 110, 87.3][n]!, 5, 0.4), n * 6, 0.18, 0);
      loop.add(choir(random, [293.7, 329.6, 261.6][n]!, 4, 0.2), n * 6 + 1, 0.06, n - 1);
    }
    scatter(loop, random, 9, (n) => glass(random, [587.3, 880, 659.3][n % 3]!, 0.4, 0.3), 0.05);
    scatter(
      loop,
      random,
      5,
      () =>
        fall(
          glide(1.2, (second) => 1800 - 500 * second),
          0.3,
          0.3,
        ),
      0.012,
    );
    loop.within({ seconds: 3, damp: 0.25, wet: 0.5 });
  },
};

export function ambienceLoop(place: Ambience): [Wave, Wave] {
  const loop = new Loop(SECONDS);
  PLACES[place](loop, randomOf(`ambience ${place}`));
  return [loop.left, loop.right];
}
