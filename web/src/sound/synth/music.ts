// Music out of the tunes: one arrangement for each mood, and the theme that ends an evening.
import type { Mood, SoundPalette } from "../names";
import { balance } from "./balance";
import { horn, kettle, shaker, spiccato, strings, taiko, type Instrument } from "./instruments";
import { Loop } from "./loop";
import { pitch, VOICES, type Voice } from "./palettes";
import { TUNES, type Tune } from "./scores";
import { low, randomOf, RATE, type Random, type Wave } from "./signal";

/** Seconds of a theme, with all that rings on. */
export const THEME_SECONDS = 12;
const THEME_PLAYED = 8.6;
/** The bars that represent a tune: its beginning and its return to the tonic. */
const SHORT = [0, 1, 6, 7];

/** A deep drum behind a wall. */
const heart: Instrument = (...note) => low(taiko(...note), 230);

/** A band of players: never quite on the beat, never twice the same. */
class Band {
  readonly loop: Loop;
  private readonly random: Random;
  readonly voice: Voice;
  readonly tune: Tune;
  readonly beat: number;
  scale: readonly number[];

  constructor(
    palette: SoundPalette,
    name: string,
    readonly bars: number,
    pace: number,
    spare = 0,
  ) {
    this.voice = VOICES[palette];
    this.tune = TUNES[palette];
    this.scale = this.voice.scale;
    this.beat = 60 / pace;
    this.random = randomOf(`${palette} ${name}`);
    this.loop = new Loop(bars * this.tune.beats * this.beat + spare);
  }

  /** A note of the scale at a beat of the piece. */
  play(instrument: Instrument, at: number, step: number, beats: number, hard: number, gain: number, pan = 0, octave = 0): void {
    this.strike(instrument, at, pitch(this.voice.root + 12 * octave, this.scale, step), beats, hard, gain, pan);
  }

  strike(instrument: Instrument, at: number, hz: number, beats: number, hard: number, gain: number, pan = 0): void {
    const touch = Math.max(0.05, Math.min(1, hard * (0.9 + 0.2 * this.random())));
    const late = 0.012 * this.random();
    this.loop.add(
      instrument(this.random, hz, beats * this.beat * 0.95, touch),
      at * this.beat + late,
      gain * balance(instrument, hz) * (0.55 + 0.45 * touch),
      pan,
    );
  }

  chord(bar: number): number {
    return this.tune.chords[bar % this.tune.chords.length]!;
  }

  /** A triad, close together: the steps that leave the octave come back into it. */
  hold(instrument: Instrument, bar: number, bars: number, chord: number, hard: number, gain: number, octave = 0): void {
    [0, 2, 4].forEach((third, n) => {
      this.play(instrument, bar * this.tune.beats, (chord + third) % 7, bars * this.tune.beats, hard, gain, (n - 1) * 0.5, octave);
    });
  }

  /** The chord broken over the bar, up and down. */
  ripple(instrument: Instrument, bar: number, chord: number, each: number, hard: number, gain: number, octave = 0): void {
    const steps = [0, 2, 4, 7, 4, 2];
    const count = Math.round(this.tune.beats / each);
    for (let n = 0; n < count; n += 1) {
      const accent = n === 0 ? 1 : n % 2 ? 0.7 : 0.82;
      this.play(
        instrument,
        bar * this.tune.beats + n * each,
        chord + steps[n % steps.length]!,
        each * 2,
        hard * accent,
        gain,
        0.45 * Math.sin(n * 1.3),
        octave,
      );
    }
  }

  /** One bar of the melody, beginning at this beat. */
  sing(instrument: Instrument, bar: number, at: number, hard: number, gain: number, octave = 0, slower = 1): void {
    let beat = at;
    for (const [step, beats] of this.tune.melody[bar % 8]!) {
      this.play(instrument, beat, step, beats * slower, hard, gain, 0.1, octave);
      beat += beats * slower;
    }
  }

  finish(): [Wave, Wave] {
    this.loop.within({ ...this.voice.room, seconds: this.voice.room.seconds * 1.3, wet: this.voice.room.wet * 1.4 });
    return [this.loop.left, this.loop.right];
  }
}

/** Soft: a broken chord that walks; the melody comes after eight bars and leaves again. */
function travel(palette: SoundPalette): [Wave, Wave] {
  const band = new Band(palette, "travel", 16, TUNES[palette].pace);
  const { voice, tune } = band;
  for (let bar = 0; bar < 16; bar += 1) {
    const chord = band.chord(bar);
    band.ripple(voice.pluck, bar, chord > 4 ? chord - 7 : chord, tune.beats === 3 ? 0.5 : bar % 4 === 3 ? 1 : 0.5, 0.42, 0.32);
    band.hold(voice.pad, bar, 1, chord, 0.3, 0.16);
    band.play(voice.bass, bar * tune.beats, chord > 3 ? chord - 7 : chord, tune.beats * 0.9, 0.35, 0.26, 0, -1);
    if (bar >= 8) band.sing(voice.lead, bar - 8, bar * tune.beats, 0.45, 0.44, palette === "heroic" || palette === "forge" ? -1 : 0);
    if (bar % 2 === 0 && bar >= 4) band.strike(voice.drum, bar * tune.beats, 70, 1, 0.3, 0.2);
  }
  return band.finish();
}

/** Waiting: a low tone, a heart, a half step that will not resolve. */
function tension(palette: SoundPalette): [Wave, Wave] {
  const band = new Band(palette, "tension", 8, TUNES[palette].pace * 0.72);
  const { voice, tune } = band;
  for (let bar = 0; bar < 8; bar += 1) {
    const at = bar * tune.beats;
    band.play(voice.bass, at, 0, tune.beats * 1.05, 0.3, 0.3, 0, -2);
    band.play(strings, at, bar % 4 === 2 ? -2 : 0, tune.beats * 1.05, 0.12, 0.22, -0.4, -1);
    if (bar % 2) band.strike(strings, at, pitch(voice.root, voice.scale, 0) * 2 ** (1 / 12), tune.beats * 0.9, 0.08, 0.1 + 0.02 * bar, 0.5);
    for (const [beat, hard] of [
      [0, 0.5],
      [0.5, 0.3],
    ] as const)
      band.strike(heart, at + beat, 44, 0.4, hard, 0.5);
    if (bar % 4 === 3) band.play(voice.ring, at + 1, [4, 1][(bar >> 2) % 2]!, 2, 0.25, 0.16, 0.6, 1);
    if (bar % 4 === 1) band.play(voice.pluck, at + tune.beats - 1, 0, 1, 0.3, 0.2, -0.6);
  }
  return band.finish();
}

/** Drums and short strokes; the horns of the tune come in over them in the second half. */
function fight(palette: SoundPalette): [Wave, Wave] {
  const band = new Band(palette, "fight", 16, TUNES[palette].pace * 1.42);
  const { voice, tune } = band;
  const strokes = tune.beats === 3 ? [0, 0.5, 1, 1.5, 2, 2.5] : [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
  for (let bar = 0; bar < 16; bar += 1) {
    const at = bar * tune.beats;
    const root = tune.march[(bar >> 1) & 3]!;
    const ground = root > 3 ? root - 7 : root;
    strokes.forEach((beat, n) => band.play(spiccato, at + beat, ground + (n % 4 === 3 ? 4 : 0), 0.4, n % 2 ? 0.4 : 0.6, 0.24, -0.35, -1));
    band.play(voice.bass, at, ground, tune.beats * 0.9, 0.5, 0.2, 0, -2);
    beatBar(band, at, bar);
    if (bar % 4 === 0) band.hold(horn, bar, 1, root, 0.5, 0.13, -1);
    if (bar >= 8) band.sing(bar % 2 ? voice.lead : horn, bar - 8, at, 0.6, 0.4, -1);
    else if (bar % 2) band.ripple(voice.pluck, bar, ground, 0.5, 0.5, 0.26);
  }
  return band.finish();
}

function beatBar(band: Band, at: number, bar: number): void {
  const { voice, tune } = band;
  const deep = tune.beats === 3 ? [0, 1.5] : [0, 1.5, 3];
  for (const beat of deep) band.strike(taiko, at + beat, 55, 0.4, beat ? 0.5 : 0.85, 0.42);
  for (let beat = 0; beat < tune.beats; beat += 0.5) band.strike(voice.drum, at + beat, beat % 1 ? 150 : 118, 0.15, beat % 1 ? 0.3 : 0.5, 0.2, 0.3);
  for (let beat = 0.25; beat < tune.beats; beat += 0.5) band.strike(shaker, at + beat, 4200, 0.1, 0.3, 0.06, -0.5);
  if (bar % 4 === 3) for (let n = 0; n < 4; n += 1) band.strike(taiko, at + tune.beats - 1 + n * 0.25, 74 - 5 * n, 0.2, 0.4 + 0.13 * n, 0.36);
}

/** The tune in the light, with everything that rings. */
function victory(palette: SoundPalette): [Wave, Wave] {
  const band = new Band(palette, "victory", 8, TUNES[palette].pace * 1.08);
  const { voice, tune } = band;
  band.scale = voice.bright;
  for (let bar = 0; bar < 8; bar += 1) {
    const chord = band.chord(bar);
    const at = bar * tune.beats;
    band.hold(voice.pad, bar, 1, chord, 0.5, 0.2);
    band.ripple(voice.pluck, bar, chord > 4 ? chord - 7 : chord, 0.5, 0.5, 0.27);
    band.play(voice.bass, at, chord > 3 ? chord - 7 : chord, tune.beats * 0.9, 0.45, 0.26, 0, -1);
    band.sing(voice.lead, bar, at, 0.6, 0.46, palette === "heroic" ? -1 : 0);
    band.play(voice.ring, at, chord, 2, 0.4, 0.14, 0.5, 1);
    band.strike(kettle, at, 98, 1, 0.45, 0.24);
  }
  return band.finish();
}

/** The tune alone, lower and slower, over a tone that stays. */
function defeat(palette: SoundPalette): [Wave, Wave] {
  const band = new Band(palette, "defeat", 8, TUNES[palette].pace * 0.66);
  const { voice, tune } = band;
  if (palette === "table" || palette === "forge") band.scale = VOICES.folk.scale;
  for (let bar = 0; bar < 8; bar += 1) {
    const at = bar * tune.beats;
    band.play(voice.pad, at, 0, tune.beats * 1.05, 0.25, 0.24, 0, -1);
    if (bar % 2 === 0) band.play(voice.bass, at, [0, 5, 3, 0][bar >> 1]! - 7, tune.beats * 2, 0.3, 0.24, 0, -1);
    band.sing(bar < 4 ? voice.pluck : voice.lead, bar, at, 0.35, 0.36, -1);
    if (bar % 4 === 0) band.strike(heart, at, 42, 1, 0.35, 0.34);
  }
  return band.finish();
}

/** The music at the end of a game: the tune in four bars, and its last chord as it fades. `lost`: same key, lower. */
export function theme(palette: SoundPalette, lost: boolean): [Wave, Wave] {
  const { beats } = TUNES[palette];
  const pace = (60 * SHORT.length * beats) / THEME_PLAYED;
  const band = new Band(palette, lost ? "theme-lost" : "theme", SHORT.length, pace, THEME_SECONDS);
  const { voice, tune } = band;
  if (!lost) band.scale = voice.bright;
  SHORT.forEach((bar, n) => {
    const chord = band.chord(bar);
    const at = n * beats;
    const last = n === SHORT.length - 1;
    band.hold(voice.pad, n, last ? 1.9 : 1, chord, lost ? 0.25 : 0.55, 0.22, lost ? -1 : 0);
    if (!lost || n % 2 === 0) band.play(voice.bass, at, chord > 3 ? chord - 7 : chord, beats * (last ? 1.7 : 0.9), 0.5, 0.3, 0, lost ? -2 : -1);
    if (!last) band.sing(voice.lead, bar, at, lost ? 0.4 : 0.75, 0.5, (lost ? -1 : 0) - (palette === "heroic" ? 1 : 0));
    if (lost) band.strike(heart, at, 42, 1, last ? 0.7 : 0.35, 0.4);
    else dressed(band, n, tune.chords[bar]!, last);
  });
  const end = (SHORT.length - 1) * beats;
  band.play(voice.lead, end, palette === "heroic" ? 7 : 0, beats * 1.5, lost ? 0.35 : 0.8, 0.5, 0.1, (lost ? -1 : 0) - (palette === "heroic" ? 1 : 0));
  return band.finish().map((wave) => wave.slice(0, THEME_SECONDS * RATE)) as [Wave, Wave];
}

/** Drums, broken chords and bells of a theme that was won. */
function dressed(band: Band, n: number, chord: number, last: boolean): void {
  const { voice, tune } = band;
  const at = n * tune.beats;
  band.ripple(voice.pluck, n, chord > 4 ? chord - 7 : chord, last ? 1 : 0.5, 0.55, 0.25);
  band.strike(kettle, at, 98, 1, last ? 0.9 : 0.6, 0.4);
  band.strike(taiko, at, 52, 1, last ? 0.9 : 0.5, 0.4);
  if (n === 2) for (let roll = 0; roll < 8; roll += 1) band.strike(kettle, at + tune.beats - 1 + roll / 8, 98, 0.1, 0.2 + 0.06 * roll, 0.2);
  if (last) [0, 2, 4, 7].forEach((step, m) => band.play(voice.ring, at + m * 0.25, step, 3, 0.6, 0.22, 0.6 - 0.4 * m, 1));
}

const ARRANGEMENTS: Record<Mood, (palette: SoundPalette) => [Wave, Wave]> = { travel, tension, fight, victory, defeat };

export const musicLoop = (palette: SoundPalette, mood: Mood): [Wave, Wave] => ARRANGEMENTS[mood](palette);
