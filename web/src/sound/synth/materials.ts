// Objects that are struck, rubbed or torn: the components of most sounds.
import type { Voice } from "./palettes";
import { around, band, faded, fall, high, layers, low, mix, noise, RATE, scale, shape, silence, struck, sweep, type Random, type Wave } from "./signal";

/** A small hard thing on a wooden table. */
export function tap(random: Random, voice: Voice, hard: number, size = 1): Wave {
  const hz = (260 * voice.wood) / size;
  const board = struck(
    [
      [around(random, hz, 0.06), 0.03 * size, 0.9],
      [around(random, hz * 2.31, 0.06), 0.018 * size, 0.6],
      [around(random, hz * 4.13, 0.06), 0.009 * size, 0.35],
    ],
    0.2 * size + 0.05,
  );
  const click = fall(band(noise(random, 0.02), around(random, 3200 / Math.sqrt(size), 0.15), 1.1), 0.0004, 0.0035);
  return scale(mix(board, click, 0, 0.9 * hard), hard);
}

/** Bone on wood: a die's edge. */
export function edge(random: Random, voice: Voice, hard: number): Wave {
  const bone = struck(
    [
      [around(random, 2350 * Math.sqrt(voice.wood), 0.1), 0.006, 0.7],
      [around(random, 3900, 0.1), 0.004, 0.5],
      [around(random, 5600, 0.1), 0.003, 0.3],
    ],
    0.05,
  );
  return layers([tap(random, voice, hard, 0.85), 0, 0.9], [bone, 0, 1.1 * hard]);
}

/** A die that bounces until it lies: knocks closer and softer, then a wobble. */
export function tumble(random: Random, voice: Voice, seconds: number, bounces: number): Wave {
  const wave = silence(seconds + 0.2);
  let at = 0;
  let gap = (seconds * 0.62) / (1 + bounces * 0.55);
  for (let n = 0; n < bounces; n += 1) {
    mix(wave, edge(random, voice, 0.35 + 0.65 * 0.78 ** n), at, 0.8);
    at += around(random, gap, 0.25);
    gap *= 0.82;
  }
  for (let n = 0, step = 0.034; n < 4 && at < seconds; n += 1, step *= 0.78) {
    mix(wave, edge(random, voice, 0.16 - 0.03 * n), at, 0.7);
    at += step;
  }
  return wave;
}

/** A coin: thin metal that rings high. */
export function coin(random: Random, voice: Voice, hard: number): Wave {
  const hz = around(random, 3900 * voice.metal ** 0.5, 0.06);
  const ring = struck(
    [
      [hz, 0.11, 0.8],
      [hz * 1.47, 0.08, 0.6],
      [hz * 2.09, 0.05, 0.4],
      [hz * 0.63, 0.06, 0.25],
    ],
    0.5,
  );
  return scale(faded(mix(ring, fall(high(noise(random, 0.01), 5000), 0.0003, 0.002), 0, 0.5), 0.0005, 0.1), hard);
}

/** Blades and plates. */
export function metal(random: Random, voice: Voice, hz: number, tau: number): Wave {
  const ratios = [1, 1.36, 1.83, 2.47, 2.94, 3.71, 4.62, 5.38];
  const ring = struck(
    ratios.map((ratio, n) => [around(random, hz * voice.metal * ratio, 0.015), tau / (1 + 0.25 * n), 0.9 / (1 + 0.4 * n)]),
    tau * 4,
  );
  return faded(mix(ring, fall(high(noise(random, 0.03), 3500), 0.0005, 0.006), 0, 0.8), 0.0005, tau);
}

/** Air that something moves through: from one pitch to another. */
export function whoosh(random: Random, seconds: number, from: number, to: number, sharp = 2): Wave {
  const air = sweep(noise(random, seconds), sharp, (second) => from * (to / from) ** (second / seconds));
  return shape(air, (second) => Math.sin(Math.PI * Math.min(1, second / seconds) ** 0.8) ** 2);
}

/** Paper: many small tears, as dense as it is moved fast. */
export function paper(random: Random, seconds: number, dense: (share: number) => number, hz = 3000): Wave {
  const wave = silence(seconds + 0.05);
  const count = Math.round(seconds * 240);
  for (let n = 0; n < count; n += 1) {
    const share = n / count;
    if (random() > dense(share)) continue;
    const flake = fall(band(noise(random, 0.012), around(random, hz, 0.5), 1.2), 0.0006, 0.002 + 0.004 * random());
    mix(wave, flake, share * seconds, (0.2 + 0.8 * random() ** 2) * dense(share));
  }
  const rub = shape(band(noise(random, seconds), hz * 0.7, 0.6), (second) => 0.1 * dense(Math.min(1, second / seconds)));
  return mix(wave, rub);
}

/** A dull body: flesh, a sack, earth. */
export function thud(random: Random, hz: number, seconds: number): Wave {
  const body = struck(
    [
      [hz, seconds * 0.3, 1],
      [hz * 1.7, seconds * 0.16, 0.5],
      [hz * 2.9, seconds * 0.08, 0.25],
    ],
    seconds,
  );
  return faded(mix(body, fall(low(noise(random, 0.15), 420), 0.002, 0.03), 0, 1.2), 0.001, seconds * 0.3);
}

/** Wood under load: slips that come faster and slower. */
export function creak(random: Random, seconds: number, from: number, to: number): Wave {
  const wave = silence(seconds + 0.08);
  let at = 0;
  while (at < seconds) {
    const share = at / seconds;
    const slip = struck(
      [
        [around(random, 520, 0.03), 0.012, 0.7],
        [around(random, 1130, 0.03), 0.009, 0.5],
        [around(random, 1890, 0.04), 0.006, 0.3],
      ],
      0.07,
    );
    mix(wave, slip, at, (0.35 + 0.65 * random()) * Math.sin(Math.PI * Math.min(1, share + 0.05)));
    at += around(random, 1 / (from * (to / from) ** share), 0.2);
  }
  return wave;
}

/** Fire: crackles over a low roar. */
export function flames(random: Random, seconds: number, crackles: number): Wave {
  const roar = low(noise(random, seconds), 260);
  const wave = scale(low(roar, 500), 1.6);
  const count = Math.round(seconds * crackles);
  for (let n = 0; n < count; n += 1) {
    const spark = fall(band(noise(random, 0.02), around(random, 2600, 0.6), 1.6), 0.0004, 0.0015 + 0.003 * random());
    mix(wave, spark, random() * seconds, random() ** 3 * 1.4);
  }
  return wave;
}

/** Bubbles and drops: short tones that rise. */
export function drop(hz: number, seconds: number): Wave {
  const wave = silence(seconds);
  let turn = 0;
  for (let at = 0; at < wave.length; at += 1) {
    const share = at / wave.length;
    wave[at] = Math.sin(2 * Math.PI * turn) * Math.exp(-5 * share) * Math.min(1, share * 30);
    turn += (hz * (1 + 0.9 * share * share)) / RATE;
  }
  return faded(wave, 0, seconds * 0.1);
}
