// Small sounds made on the spot: no files, silent until the first gesture, and silent when muted.
import { settings } from "./settings.svelte";

export type Sound = "choose" | "done" | "turn" | "dice" | "card" | "refused" | "win" | "chat";

interface Note {
  at: number;
  hertz: number;
  lasts: number;
  shape?: OscillatorType;
  loud?: number;
}

const TUNES: Record<Exclude<Sound, "dice" | "card">, Note[]> = {
  choose: [{ at: 0, hertz: 520, lasts: 0.07, shape: "triangle", loud: 0.5 }],
  done: [
    { at: 0, hertz: 392, lasts: 0.09, shape: "triangle" },
    { at: 0.08, hertz: 587, lasts: 0.16, shape: "triangle" },
  ],
  turn: [
    { at: 0, hertz: 660, lasts: 0.5, shape: "sine" },
    { at: 0.02, hertz: 1320, lasts: 0.35, shape: "sine", loud: 0.3 },
    { at: 0.18, hertz: 880, lasts: 0.6, shape: "sine" },
  ],
  refused: [
    { at: 0, hertz: 170, lasts: 0.12, shape: "square", loud: 0.3 },
    { at: 0.1, hertz: 140, lasts: 0.16, shape: "square", loud: 0.3 },
  ],
  chat: [{ at: 0, hertz: 980, lasts: 0.08, shape: "sine", loud: 0.5 }],
  win: [523, 659, 784, 1047].map((hertz, index) => ({ at: index * 0.13, hertz, lasts: 0.5, shape: "triangle" as const })),
};

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a gesture; call once at the start. */
export function listenForGesture(): void {
  const wake = () => {
    audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    void audio?.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function play(sound: Sound): void {
  if (!audio || !settings.sound) return;
  if (sound === "dice") return rattle(audio, [0, 0.07, 0.15, 0.26, 0.42], 900);
  if (sound === "card") return rattle(audio, [0], 2600);
  for (const note of TUNES[sound]) ring(audio, note);
}

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = note.shape ?? "sine";
  tone.frequency.value = note.hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12 * (note.loud ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.lasts + 0.05);
}

/** Short bursts of filtered noise: dice on wood, a card on a pile. */
function rattle(context: AudioContext, times: number[], hertz: number): void {
  const length = Math.floor(context.sampleRate * 0.06);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  for (const at of times) {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const volume = context.createGain();
    source.buffer = noise;
    filter.type = "bandpass";
    filter.frequency.value = hertz * (0.8 + 0.4 * Math.random());
    volume.gain.value = 0.35;
    source.connect(filter).connect(volume).connect(context.destination);
    source.start(context.currentTime + at);
  }
}
