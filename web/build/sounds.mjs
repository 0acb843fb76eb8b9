// Writes sounds as WAV files to listen to, with a table of their loudness: `node build/sounds.mjs FOLDER [part of a name]`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(here(path), { configFile: false, logLevel: "error" })).module;

/** Everything that can be rendered: the request for each sound, and the name of its file. */
export function everything({ AMBIENCES, CUES, MOODS, SOUND_PALETTES }) {
  const cues = SOUND_PALETTES.flatMap((palette) => CUES.map((name) => [`${palette}-${name}`, { kind: "cue", name, palette }]));
  const music = SOUND_PALETTES.flatMap((palette) => MOODS.map((name) => [`${palette}-music-${name}`, { kind: "music", name, palette }]));
  return [...cues, ...music, ...AMBIENCES.map((name) => [`ambience-${name}`, { kind: "ambience", name }])];
}

function wav({ rate, channels }) {
  const [first] = channels;
  const data = Buffer.alloc(44 + first.length * channels.length * 2);
  data.write("RIFF", 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(channels.length, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * channels.length * 2, 28);
  data.writeUInt16LE(channels.length * 2, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(data.length - 44, 40);
  for (let at = 0, to = 44; at < first.length; at += 1) for (const wave of channels) to = data.writeInt16LE(Math.round(wave[at] * 32767), to);
  return data;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "sounds", part = ""] = process.argv.slice(2);
  const [names, { render }, { momentOf, peakOf, wholeOf }] = await Promise.all(
    ["../src/sound/names.ts", "../src/sound/synth/render.ts", "../src/sound/synth/measure.ts"].map(load),
  );
  mkdirSync(folder, { recursive: true });
  for (const [name, wanted] of everything(names).filter(([each]) => each.includes(part))) {
    const began = performance.now();
    const made = render(wanted);
    const took = performance.now() - began;
    writeFileSync(join(folder, `${name}.wav`), wav(made));
    const figures = [momentOf(made.channels), wholeOf(made.channels), 20 * Math.log10(peakOf(made.channels))].map((each) => each.toFixed(1));
    console.log(
      name.padEnd(26),
      `${(made.channels[0].length / made.rate).toFixed(2)} s, moment ${figures[0]}, whole ${figures[1]} LUFS, peak ${figures[2]} dBFS, ${took.toFixed(0)} ms`,
    );
  }
}
