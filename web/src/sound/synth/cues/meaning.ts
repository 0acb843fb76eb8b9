// Sounds with a meaning: won and lost, rare and near, the name of a foe, a trophy on the wall.
import { bell as church, gong, horn as brass, taiko } from "../instruments";
import { metal, tap, thud, whoosh } from "../materials";
import { around, layers, low, struck, swell } from "../signal";
import { notes, type Recipe } from "./recipe";

export const chime: Recipe = (random, voice) =>
  notes(
    random,
    voice,
    voice.ring,
    [
      [0, 4, 0.3, 0.5],
      [0.07, 7, 0.5, 0.6],
    ],
    0,
    voice.bright,
  );

export const knock: Recipe = (random, voice) =>
  layers([low(tap(random, voice, 1, 3), 520), 0, 1.2], [thud(random, 84, 0.3), 0.004, 0.7], [notes(random, voice, voice.pluck, [[0, -7, 0.2, 0.25]]), 0, 0.15]);

export const drum: Recipe = (random, voice) =>
  layers([taiko(random, 46, 0.8, 1), 0, 1.2], [voice.drum(random, 92, 0.4, 0.7), 0, 0.5], [gong(random, 96 * voice.metal, 0.6, 0.2), 0.02, 0.08]);

export const heartbeat: Recipe = (random) => {
  const beat = () => low(taiko(random, 42, 0.1, 0.3), 160);
  return layers([beat(), 0, 1], [beat(), 0.24, 0.75]);
};

export const horn: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        brass,
        [
          [0, 0, 0.3, 0.7],
          [0.34, 4, 1, 0.85],
        ],
        -1,
      ),
      0,
      1,
    ],
    [notes(random, voice, brass, [[0.34, 0, 1, 0.6]], -1), 0.01, 0.6],
  );

export const chord: Recipe = (random, voice) => {
  const warm = notes(
    random,
    voice,
    voice.pad,
    [
      [0, -7, 1.7, 0.6],
      [0.03, 0, 1.7, 0.6],
      [0.06, 2, 1.7, 0.6],
      [0.09, 4, 1.7, 0.6],
      [0.12, 8, 1.6, 0.5],
    ],
    0,
    voice.bright,
  );
  const strum = notes(
    random,
    voice,
    voice.pluck,
    [
      [0, -7, 1.2, 0.6],
      [0.04, 0, 1.2, 0.55],
      [0.08, 4, 1.2, 0.6],
      [0.12, 7, 1.2, 0.6],
      [0.16, 9, 1.2, 0.65],
    ],
    0,
    voice.bright,
  );
  return layers([warm, 0, 0.6], [strum, 0, 0.9]);
};

export const bell: Recipe = (random, voice) =>
  layers(
    [notes(random, voice, church, [[0, 0, 1, 0.8]]), 0, 1],
    [
      notes(
        random,
        voice,
        voice.ring,
        [
          [0, 7, 0.6, 0.4],
          [0.12, 9, 0.6, 0.35],
          [0.24, 11, 0.6, 0.3],
        ],
        0,
        voice.bright,
      ),
      0.08,
      0.3,
    ],
  );

/** Three strokes of a hammer on a nail in wood, and something heavy is hung on it. */
export const trophy: Recipe = (random, voice) => {
  const stroke = (hard: number) => layers([tap(random, voice, hard, 2.2), 0, 1.2], [metal(random, voice, 2900, 0.035), 0, 0.4 * hard]);
  return layers(
    [stroke(0.6), 0, 0.8],
    [stroke(0.75), 0.2, 0.9],
    [stroke(1), 0.4, 1.1],
    [thud(random, 78, 0.5), 0.62, 1],
    [tap(random, voice, 0.7, 3), 0.62, 0.8],
  );
};

export const gain: Recipe = (random, voice) =>
  notes(
    random,
    voice,
    voice.pluck,
    [
      [0, 2, 0.2, 0.45],
      [0.07, 4, 0.3, 0.5],
    ],
    1,
    voice.bright,
  );

export const loss: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        voice.pluck,
        [
          [0, 2, 0.2, 0.4],
          [0.11, 0, 0.4, 0.35],
        ],
        -1,
      ),
      0,
      0.9,
    ],
    [low(tap(random, voice, 0.6, 2), 600), 0, 0.5],
  );

/** A bead on a wire. */
export const count: Recipe = (random, voice) => {
  const hz = around(random, 1850 * Math.sqrt(voice.wood), 0.02);
  return layers(
    [
      struck(
        [
          [hz, 0.014, 1],
          [hz * 1.62, 0.009, 0.5],
          [hz * 2.7, 0.005, 0.3],
        ],
        0.08,
      ),
      0,
      1,
    ],
    [tap(random, voice, 0.2, 0.4), 0, 0.2],
  );
};

export const flight: Recipe = (random) => swell(whoosh(random, 0.36, 520, 2600, 3.2));

export const level: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        voice.pluck,
        [
          [0, 0, 0.2, 0.5],
          [0.12, 2, 0.2, 0.6],
          [0.24, 4, 0.8, 0.75],
        ],
        0,
        voice.bright,
      ),
      0,
      1,
    ],
    [notes(random, voice, voice.ring, [[0, 7, 0.8, 0.5]], 0, voice.bright), 0.24, 0.6],
    [
      notes(
        random,
        voice,
        voice.pad,
        [
          [0, 0, 0.7, 0.5],
          [0, 4, 0.7, 0.5],
        ],
        0,
        voice.bright,
      ),
      0.2,
      0.4,
    ],
  );

export const lead: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        voice.lead,
        [
          [0, 4, 0.16, 0.6],
          [0.18, 4, 0.1, 0.6],
          [0.3, 7, 0.6, 0.75],
        ],
        0,
        voice.bright,
      ),
      0,
      0.8,
    ],
    [voice.drum(random, 110, 0.2, 0.6), 0.3, 0.5],
  );

export const win: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        voice.lead,
        [
          [0, 0, 0.18, 0.7],
          [0.2, 2, 0.18, 0.75],
          [0.4, 4, 0.18, 0.8],
          [0.6, 7, 1.3, 0.9],
        ],
        0,
        voice.bright,
      ),
      0,
      0.8,
    ],
    [
      notes(
        random,
        voice,
        voice.pad,
        [
          [0, -7, 1.3, 0.7],
          [0, 0, 1.3, 0.7],
          [0, 2, 1.3, 0.7],
          [0, 4, 1.3, 0.7],
        ],
        0,
        voice.bright,
      ),
      0.6,
      0.5,
    ],
    [
      notes(
        random,
        voice,
        voice.ring,
        [
          [0, 7, 0.6, 0.6],
          [0.1, 9, 0.6, 0.5],
          [0.2, 11, 0.8, 0.5],
        ],
        0,
        voice.bright,
      ),
      0.62,
      0.35,
    ],
    [voice.drum(random, 88, 0.5, 0.9), 0.6, 0.7],
  );

export const lose: Recipe = (random, voice) =>
  layers(
    [
      notes(
        random,
        voice,
        voice.lead,
        [
          [0, 4, 0.35, 0.5],
          [0.38, 2, 0.35, 0.45],
          [0.78, 0, 1.2, 0.4],
        ],
        -1,
      ),
      0,
      0.8,
    ],
    [
      notes(random, voice, voice.pad, [
        [0, -7, 1.4, 0.4],
        [0, -3, 1.4, 0.35],
      ]),
      0.7,
      0.5,
    ],
    [low(taiko(random, 44, 0.5, 0.4), 300), 0.78, 0.6],
  );
