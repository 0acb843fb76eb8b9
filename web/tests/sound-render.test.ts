// @vitest-environment node
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AMBIENCE, DIE, LEVELS, MUSIC } from "../src/sound/levels";
import { AMBIENCES, CUES, MOODS, SOUND_PALETTES, type Cue, type SoundPalette } from "../src/sound/names";
import { CEILING, momentOf, peakOf, wholeOf } from "../src/sound/synth/measure";
import { render, type Wanted } from "../src/sound/synth/render";
import { glide, RATE, scale, type Wave } from "../src/sound/synth/signal";

const THEMES: readonly Cue[] = ["theme", "theme-lost"];
const markOf = (channels: readonly Wave[]) =>
  createHash("sha256")
    .update(Buffer.concat(channels.map((wave) => Buffer.from(wave.buffer))))
    .digest("hex");
const finite = (channels: readonly Wave[]) => channels.every((wave) => wave.every((sample) => Number.isFinite(sample)));

describe("the measure of loudness", () => {
  it("hears a tone of 1 kHz as loud as it is, and a deep one softer", () => {
    const tone = (hz: number) =>
      momentOf([
        scale(
          glide(1, () => hz),
          0.1,
        ),
      ]);
    expect(tone(1000)).toBeCloseTo(-23, 0);
    expect(tone(40)).toBeLessThan(tone(1000) - 3);
    expect(tone(4000)).toBeGreaterThan(tone(1000) + 2);
  });
});

/** The least that two sounds of a palette differ: decibels a band, and as much for how they swell and fade. */
const NEAREST = 3.5;
const EDGES = Array.from({ length: 25 }, (_, n) => 40 * 400 ** (n / 24));
const STEP = 0.05;

interface Heard {
  bands: number[];
  swell: number[];
}

/** The power of each frequency, of so many samples as a power of two. */
function spectrumOf(wave: Wave, n: number): Float64Array {
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const bits = Math.log2(n);
  for (let at = 0; at < n; at += 1) {
    let to = 0;
    for (let bit = 0; bit < bits; bit += 1) to |= ((at >> bit) & 1) << (bits - 1 - bit);
    re[to] = wave[at] ?? 0;
  }
  for (let half = 1; half < n; half *= 2) {
    for (let at = 0; at < n; at += 1) {
      if (at & half) continue;
      const turn = (-Math.PI * (at % half)) / half;
      const [c, d] = [Math.cos(turn), Math.sin(turn)];
      const [x, y] = [re[at + half]! * c - im[at + half]! * d, re[at + half]! * d + im[at + half]! * c];
      [re[at + half], im[at + half]] = [re[at]! - x, im[at]! - y];
      [re[at], im[at]] = [re[at]! + x, im[at]! + y];
    }
  }
  return re.map((each, at) => each * each + im[at]! * im[at]!);
}

/** The spectrum of a sound in bands, and its level in each 50 ms of the first second. */
function heardAs(wave: Wave): Heard {
  const n = 2 ** 15;
  const power = spectrumOf(wave, n);
  const bands = EDGES.slice(1).map(
    (to, at) => 1e-12 + power.slice(Math.ceil((EDGES[at]! * n) / RATE), Math.ceil((to * n) / RATE)).reduce((sum, each) => sum + each, 0),
  );
  const whole = bands.reduce((sum, each) => sum + each, 0);
  const steps = Array.from({ length: 20 }, (_, at) => Math.hypot(...wave.slice(at * STEP * RATE, (at + 1) * STEP * RATE)));
  const most = Math.max(...steps);
  return { bands: bands.map((each) => Math.max(-50, 10 * Math.log10(each / whole))), swell: steps.map((each) => each / most) };
}

function apart(one: Heard, other: Heard): number {
  const mean = (a: number[], b: number[]) => a.reduce((sum, each, n) => sum + Math.abs(each - b[n]!), 0) / a.length;
  return mean(one.bands, other.bands) + 20 * mean(one.swell, other.swell);
}

describe("sounds", () => {
  const marks: string[] = [];

  it("are fifty and more", () => expect(CUES.length).toBeGreaterThanOrEqual(50));

  it("have the levels that docs/sound.md tells", () => {
    const page = readFileSync(new URL("../../docs/sound.md", import.meta.url), "utf8");
    const told = [...page.matchAll(/^\| `([\w-]+)` \|.*\| (−?\d+) \|$/gm)].map(([, name, db]) => [name, Number(db!.replace("−", "-"))]);
    expect(Object.fromEntries(told)).toEqual(LEVELS);
  });

  it.each(SOUND_PALETTES)("of %s are as loud as they should be, start and end in silence, and are short", (palette) => {
    for (const name of CUES.filter((each) => !THEMES.includes(each))) {
      const { channels, rate } = render({ kind: "cue", name, palette });
      const [wave] = channels as [Wave];
      const said = `${palette} ${name}`;
      marks.push(markOf(channels));
      expect(finite(channels), said).toBe(true);
      expect(peakOf(channels), said).toBeLessThanOrEqual(CEILING);
      expect(Math.abs(momentOf(channels) - DIE - LEVELS[name]), said).toBeLessThan(1);
      expect(Math.abs(wave[0]!) + Math.abs(wave.at(-1)!), said).toBeLessThan(0.002);
      expect(Math.abs(wave.reduce((sum, each) => sum + each, 0) / wave.length), said).toBeLessThan(0.003);
      expect(wave.length / rate, said).toBeLessThan(5.5);
    }
  });

  it("differ from palette to palette, and from each other", () => {
    expect(marks.length).toBe(SOUND_PALETTES.length * (CUES.length - THEMES.length));
    expect(new Set(marks).size).toBe(marks.length);
  });

  it.each(SOUND_PALETTES)("of %s can be told apart by ear", (palette) => {
    const heard = CUES.filter((each) => !THEMES.includes(each)).map((name) => ({ name, mark: heardAs(render({ kind: "cue", name, palette }).channels[0]!) }));
    const pairs = heard.flatMap((one, at) => heard.slice(at + 1).map((other) => ({ apart: apart(one.mark, other.mark), names: `${one.name}, ${other.name}` })));
    const nearest = pairs.reduce((least, each) => (each.apart < least.apart ? each : least));
    expect(nearest.apart, nearest.names).toBeGreaterThan(NEAREST);
  });

  it("are the same each time", () => {
    const wanted: Wanted[] = [
      { kind: "cue", name: "spell", palette: "mystic" },
      { kind: "cue", name: "dice", palette: "folk" },
    ];
    for (const each of wanted) expect(markOf(render(each).channels)).toBe(markOf(render(each).channels));
  });

  it("leave the last 300 ms of a slow die silent", () => {
    const { channels, rate } = render({ kind: "cue", name: "die-slow", palette: "heroic" });
    expect(channels[0]!.length / rate).toBeLessThan(1.35);
  });
});

/** The step from the last sample to the first, beside the usual steps of the 20 ms around it. */
function seamOf(wave: Wave): { step: number; usual: number } {
  const near = Math.round(0.02 * RATE);
  const around = [...wave.slice(-near), ...wave.slice(0, near)];
  const steps = around.slice(1).map((sample, at) => sample - around[at]!);
  return { step: Math.abs(steps[near - 1]!), usual: Math.sqrt(steps.reduce((sum, each) => sum + each * each, 0) / steps.length) };
}

function expectLoop(channels: readonly Wave[], target: number, said: string): void {
  expect(channels.length, said).toBe(2);
  expect(finite(channels), said).toBe(true);
  expect(peakOf(channels), said).toBeLessThanOrEqual(CEILING);
  expect(Math.abs(wholeOf(channels) - target), said).toBeLessThan(0.5);
  for (const wave of channels) {
    const { step, usual } = seamOf(wave);
    expect(step, `${said}: the seam`).toBeLessThan(5 * usual);
    // Nothing swells or drops where it begins anew.
    const edge = Math.round(0.5 * RATE);
    const across = [...wave.slice(-edge), ...wave.slice(0, edge)];
    expect(momentOf([Float32Array.from(across)]), `${said}: around the seam`).toBeGreaterThan(target - 22);
  }
}

describe("loops", () => {
  it.each(AMBIENCES)("ambience %s has no seam and the right loudness", (name) => expectLoop(render({ kind: "ambience", name }).channels, AMBIENCE, name));

  it.each(MOODS)("music %s has no seam and the right loudness", (name) => {
    // One palette a mood: all of both would take a minute.
    const palette = SOUND_PALETTES[MOODS.indexOf(name)] as SoundPalette;
    expectLoop(render({ kind: "music", name, palette }).channels, MUSIC, `${palette} ${name}`);
  });

  it("has a theme of 12 seconds that ends on its own, and the same lower when it is lost", () => {
    const [won, lost] = THEMES.map((name) => render({ kind: "cue", name, palette: "heroic" }).channels) as [Wave[], Wave[]];
    for (const channels of [won, lost]) {
      expect(channels[0]!.length).toBe(12 * RATE);
      expect(Math.abs(channels[0]!.at(-1)!)).toBeLessThan(0.0005);
      expect(momentOf([channels[0]!.slice(0, RATE)])).toBeGreaterThan(DIE - 12);
    }
    expect(middleOf(lost[0]!)).toBeLessThan(middleOf(won[0]!));
  });
});

/** The pitch of a wave, estimated as zero crossings per second. */
function middleOf(wave: Wave): number {
  let crossings = 0;
  for (let at = 1; at < wave.length; at += 1) if (wave[at - 1]! < 0 !== wave[at]! < 0) crossings += 1;
  return (crossings * RATE) / wave.length;
}
