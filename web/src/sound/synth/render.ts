// Renders what is asked for by name, as loud as levels.ts says.
import { AMBIENCE, DIE, LEVELS, MUSIC } from "../levels";
import type { Ambience, Cue, Mood, SoundPalette } from "../names";
import { ambienceLoop } from "./ambience";
import { NEAR, RECIPES, type Sample } from "./cues";
import { levelled, wholeOf } from "./measure";
import { musicLoop, theme } from "./music";
import { VOICES } from "./palettes";
import { echoes } from "./room";
import { faded, high, mix, randomOf, RATE, silence, type Wave } from "./signal";

export type Wanted =
  { kind: "cue"; name: Cue; palette: SoundPalette } | { kind: "ambience"; name: Ambience } | { kind: "music"; name: Mood; palette: SoundPalette };

export interface Rendered {
  rate: number;
  channels: Wave[];
}

export function render(wanted: Wanted): Rendered {
  return { rate: RATE, channels: channelsOf(wanted) };
}

function channelsOf(wanted: Wanted): Wave[] {
  switch (wanted.kind) {
    case "ambience":
      return levelled(ambienceLoop(wanted.name), AMBIENCE, wholeOf);
    case "music":
      return levelled(musicLoop(wanted.palette, wanted.name), MUSIC, wholeOf);
    case "cue": {
      const { name, palette } = wanted;
      const loud = DIE + LEVELS[name];
      if (name === "theme" || name === "theme-lost") return levelled(ended(theme(palette, name === "theme-lost")), loud);
      return levelled([sample(name, palette)], loud);
    }
  }
}

/** One sound in the room of its palette. */
function sample(name: Sample, palette: SoundPalette): Wave {
  const voice = VOICES[palette];
  const dry = RECIPES[name](randomOf(`${palette} ${name}`), voice);
  const wet = voice.room.wet * (NEAR[name] ?? 1);
  const tail = wet ? Math.min(1.6, voice.room.seconds * 0.9) : 0;
  const wave = mix(silence(dry.length / RATE + tail), dry);
  if (wet) mix(wave, echoes(dry, voice.room, tail)[0], 0, wet);
  return faded(trimmed(high(wave, 25)), 0.0015, 0.04);
}

/** Without the silence at its end. */
function trimmed(wave: Wave): Wave {
  let end = wave.length;
  let peak = 0;
  for (const each of wave) peak = Math.max(peak, Math.abs(each));
  while (end > 1 && Math.abs(wave[end - 1]!) < peak * 0.001) end -= 1;
  return wave.slice(0, Math.min(wave.length, end + Math.round(0.04 * RATE)));
}

/** A theme is no loop: it fades out at its end. */
const ended = (channels: readonly Wave[]): Wave[] => channels.map((wave) => faded(wave, 0.01, 1.2));
