// The tunes of the palettes: eight bars each, in steps of the palette's scale (0 is the root, 7 the octave).
import type { SoundPalette } from "../names";

export interface Tune {
  /** Beats in a bar, and beats per minute in the music of travel. */
  beats: number;
  pace: number;
  /** A chord for each bar: the step its triad stands on. */
  chords: readonly number[];
  /** Its bars, each as notes: a step and how many beats it is held. */
  melody: readonly (readonly (readonly [step: number, beats: number])[])[];
  /** Chords of a fight. */
  march: readonly number[];
}

export const TUNES: Record<SoundPalette, Tune> = {
  // A table in the afternoon: major, at ease.
  table: {
    beats: 4,
    pace: 92,
    chords: [0, 4, 5, 3, 0, 4, 3, 0],
    melody: [
      [
        [2, 1],
        [4, 1],
        [7, 2],
      ],
      [
        [6, 1],
        [4, 3],
      ],
      [
        [5, 1],
        [7, 1],
        [9, 1],
        [7, 1],
      ],
      [
        [5, 2],
        [3, 2],
      ],
      [
        [4, 1],
        [2, 1],
        [4, 2],
      ],
      [
        [6, 1],
        [4, 1],
        [1, 2],
      ],
      [
        [3, 1],
        [5, 1],
        [4, 1],
        [3, 1],
      ],
      [
        [2, 2],
        [0, 2],
      ],
    ],
    march: [5, 3, 0, 4],
  },
  // Gods at an anvil: broad, on the mixolydian seventh.
  forge: {
    beats: 4,
    pace: 88,
    chords: [0, 3, 0, 4, 5, 3, 6, 0],
    melody: [
      [
        [0, 1],
        [2, 0.5],
        [4, 0.5],
        [4, 1.5],
        [3, 0.5],
      ],
      [
        [2, 1],
        [1, 1],
        [0, 2],
      ],
      [
        [0, 0.5],
        [1, 0.5],
        [2, 1],
        [4, 1],
        [6, 1],
      ],
      [
        [5, 1],
        [4, 3],
      ],
      [
        [7, 1.5],
        [6, 0.5],
        [5, 1],
        [4, 1],
      ],
      [
        [3, 1],
        [2, 1],
        [3, 2],
      ],
      [
        [3, 1],
        [1, 0.5],
        [0, 0.5],
        [1, 1],
        [-1, 1],
      ],
      [[0, 4]],
    ],
    march: [0, 6, 3, 0],
  },
  // A slow waltz that looks for something: dorian.
  mystic: {
    beats: 3,
    pace: 84,
    chords: [0, 3, 0, 6, 2, 3, 4, 0],
    melody: [
      [
        [4, 2],
        [5, 1],
      ],
      [
        [5, 1],
        [7, 2],
      ],
      [
        [4, 2],
        [2, 1],
      ],
      [
        [3, 1],
        [1, 2],
      ],
      [
        [2, 1],
        [4, 1],
        [6, 1],
      ],
      [
        [7, 2],
        [5, 1],
      ],
      [
        [6, 1],
        [4, 1],
        [1, 1],
      ],
      [[0, 3]],
    ],
    march: [0, 3, 6, 4],
  },
  // A song of the road, in minor, that stays close to its first note.
  folk: {
    beats: 4,
    pace: 80,
    chords: [0, 6, 5, 4, 0, 3, 6, 0],
    melody: [
      [
        [0, 1],
        [0, 0.5],
        [1, 0.5],
        [2, 1],
        [1, 1],
      ],
      [
        [1, 0.5],
        [2, 0.5],
        [3, 1],
        [1, 2],
      ],
      [
        [2, 1],
        [2, 0.5],
        [3, 0.5],
        [4, 1],
        [2, 1],
      ],
      [
        [3, 0.5],
        [2, 0.5],
        [1, 1],
        [-3, 2],
      ],
      [
        [4, 1.5],
        [5, 0.5],
        [4, 1],
        [2, 1],
      ],
      [
        [3, 1.5],
        [2, 0.5],
        [3, 1],
        [0, 1],
      ],
      [
        [1, 1],
        [2, 0.5],
        [1, 0.5],
        [-1, 1],
        [1, 1],
      ],
      [[0, 4]],
    ],
    march: [0, 5, 6, 0],
  },
  // Horns over a valley: a rising fifth, and then the octave.
  heroic: {
    beats: 4,
    pace: 96,
    chords: [0, 5, 2, 6, 0, 5, 6, 0],
    melody: [
      [
        [0, 1.5],
        [4, 0.5],
        [4, 2],
      ],
      [
        [5, 1],
        [4, 0.5],
        [2, 0.5],
        [0, 2],
      ],
      [
        [2, 1.5],
        [3, 0.5],
        [4, 2],
      ],
      [
        [3, 1],
        [1, 1],
        [-1, 2],
      ],
      [
        [0, 1.5],
        [4, 0.5],
        [7, 2],
      ],
      [
        [7, 1],
        [6, 0.5],
        [5, 0.5],
        [7, 2],
      ],
      [
        [8, 2],
        [6, 1],
        [8, 1],
      ],
      [[7, 4]],
    ],
    march: [0, 5, 2, 6],
  },
};
