// The palettes: the scale, the instruments, the room, and the sound of wood and metal of each.
import type { SoundPalette } from "../names";
import * as play from "./instruments";
import type { Instrument } from "./instruments";
import type { Room } from "./room";
import { hertz } from "./signal";

export interface Voice {
  /** The key: the MIDI number of its root in the middle of the keyboard, and its scale in half tones. */
  root: number;
  scale: readonly number[];
  /** The same key in a brighter light, for what is won. */
  bright: readonly number[];
  lead: Instrument;
  pluck: Instrument;
  pad: Instrument;
  /** The instrument that rings for something good. */
  ring: Instrument;
  bass: Instrument;
  drum: Instrument;
  room: Room;
  /** Pitch of wood and metal beside the usual: above 1 smaller and brighter. */
  wood: number;
  metal: number;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

export const VOICES: Record<SoundPalette, Voice> = {
  table: {
    root: 60,
    scale: MAJOR,
    bright: MAJOR,
    lead: play.flute,
    pluck: play.kalimba,
    pad: play.strings,
    ring: play.kalimba,
    bass: play.lute,
    drum: play.frame,
    room: { seconds: 0.7, damp: 0.4, wet: 0.18 },
    wood: 1,
    metal: 1,
  },
  forge: {
    root: 62,
    scale: MIXOLYDIAN,
    bright: MAJOR,
    lead: play.horn,
    pluck: play.bar,
    pad: play.bellows,
    ring: play.bar,
    bass: play.bellows,
    drum: play.taiko,
    room: { seconds: 1.3, damp: 0.2, wet: 0.26 },
    wood: 0.9,
    metal: 0.85,
  },
  mystic: {
    root: 64,
    scale: DORIAN,
    bright: MIXOLYDIAN,
    lead: play.flute,
    pluck: play.harp,
    pad: play.choir,
    ring: play.glass,
    bass: play.hum,
    drum: play.frame,
    room: { seconds: 2.2, damp: 0.3, wet: 0.32 },
    wood: 1.15,
    metal: 1.25,
  },
  folk: {
    root: 62,
    scale: MINOR,
    bright: DORIAN,
    lead: play.fiddle,
    pluck: play.lute,
    pad: play.hum,
    ring: play.harp,
    bass: play.fiddle,
    drum: play.frame,
    room: { seconds: 0.6, damp: 0.55, wet: 0.2 },
    wood: 0.8,
    metal: 0.95,
  },
  heroic: {
    root: 67,
    scale: MINOR,
    bright: MAJOR,
    lead: play.horn,
    pluck: play.harp,
    pad: play.strings,
    ring: play.bell,
    bass: play.strings,
    drum: play.kettle,
    room: { seconds: 1.8, damp: 0.35, wet: 0.28 },
    wood: 1,
    metal: 1.1,
  },
};

/** The pitch of a step of a scale, in hertz: 0 is the root, 7 the root an octave above. */
export function pitch(root: number, scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length);
  return hertz(root + 12 * octave + scale[step - octave * scale.length]!);
}
