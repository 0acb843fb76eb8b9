// The table itself: buttons, turns, messages.
import { drop, edge, tap, whoosh } from "../materials";
import { fall, glide, layers, low, noise, reversed } from "../signal";
import { notes, type Recipe } from "./recipe";

export const choose: Recipe = (random, voice) =>
  layers([tap(random, voice, 0.5, 0.7), 0, 1], [notes(random, voice, voice.pluck, [[0, 0, 0.05, 0.3]], 1), 0.004, 0.12]);

export const done: Recipe = (random, voice) =>
  notes(random, voice, voice.pluck, [
    [0, 0, 0.1, 0.5],
    [0.085, 4, 0.25, 0.65],
  ]);

export const turn: Recipe = (random, voice) =>
  layers(
    [
      notes(random, voice, voice.ring, [
        [0, 4, 0.3, 0.5],
        [0.2, 7, 0.5, 0.6],
      ]),
      0,
      1,
    ],
    [
      notes(random, voice, voice.pluck, [
        [0, 0, 0.4, 0.4],
        [0.2, 2, 0.5, 0.4],
      ]),
      0,
      0.5,
    ],
  );

export const refused: Recipe = (random, voice) => {
  const dull = () => low(tap(random, voice, 0.9, 2.2), 700);
  return layers([dull(), 0, 1], [dull(), 0.13, 0.75]);
};

export const chat: Recipe = (_, voice) => layers([drop(620 * voice.wood, 0.09), 0, 1], [drop(930 * voice.wood, 0.08), 0.07, 0.6]);

export const seat: Recipe = (random, voice) =>
  layers([tap(random, voice, 0.8, 2), 0, 0.8], [tap(random, voice, 0.5, 1.6), 0.09, 0.6], [notes(random, voice, voice.pluck, [[0, 2, 0.3, 0.4]]), 0.12, 0.6]);

/** A clock: the pallet falls, and the wheel catches it. */
export const tick: Recipe = (random, voice) =>
  layers([edge(random, voice, 0.9), 0, 1], [glide(0.014, () => 3300), 0, 0.18], [tap(random, voice, 0.5, 0.4), 0.062, 0.6]);

export const undo: Recipe = (random, voice) =>
  layers([reversed(fall(low(noise(random, 0.16), 2600), 0.004, 0.05)), 0, 0.5], [whoosh(random, 0.2, 1600, 500), 0, 0.8], [tap(random, voice, 0.4), 0.17, 0.7]);
