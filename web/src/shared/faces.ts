// Faces to pick: an animal each. Who gives no name is called after theirs. Their icons on demand: a page shows few of them.
import { t } from "../text/speech.svelte";

const ICONS = {
  fox: "fox-head",
  owl: "owl",
  bear: "bear-head",
  raven: "raven",
  cat: "cat",
  stag: "stag-head",
  lynx: "lynx-head",
  hare: "rabbit",
  frog: "frog",
  badger: "badger",
  hedgehog: "hedgehog",
  turtle: "turtle",
} as const;

export type Face = keyof typeof ICONS;
export const FACES = Object.keys(ICONS) as Face[];

export const isFace = (word: string | undefined): word is Face => FACES.some((face) => face === word);

/** Its icon; nothing for a face that is not known here. */
export const faceIcon = (face: string): string => (isFace(face) ? ICONS[face] : "");

export const faceName = (face: Face): string => t(`face-${face}`);

export const anyFace = (): Face => FACES[Math.floor(Math.random() * FACES.length)] ?? "fox";

/** The first face that is not taken. */
export const freeFace = (taken: readonly string[]): Face => FACES.find((face) => !taken.includes(face)) ?? "fox";
