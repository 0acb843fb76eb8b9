// Plays what is rendered: sounds once, loops that fade into each other, and loops that step back while something is heard.
import { LEVELS } from "./levels";
import type { Ambience, Cue, Mood, SoundPalette } from "./names";
import type { Render } from "./renderer";
import type { Wanted } from "./synth/render";

/** Sliders, 0 to 1. */
export interface Volumes {
  effects: number;
  ambience: number;
  music: number;
}

/** Seconds in which one loop fades into another. */
const FADE = { ambience: 2.5, music: 2 };
/** A sound that comes later than this is not played: it would belong to something else. */
const LATE_MS = 450;
/** These are worth waiting for. */
const PATIENT: ReadonlySet<Cue> = new Set(["turn", "win", "lose", "theme", "theme-lost", "chat"]);
/** While one of them plays there is nothing else. */
const THEMES: ReadonlySet<Cue> = new Set(["theme", "theme-lost"]);
/** The same sound again within this time is the same sound. */
const TWICE_MS = 45;
const MOST_AT_ONCE = 14;
/** Things that never sound twice the same; whatever has a pitch of its own stays in tune with the music. */
const VARIED: ReadonlySet<Cue> = new Set([
  ...(["die", "dice", "shake", "coin", "coins", "pay", "card-slide", "card-turn", "card-slap", "deal", "shuffle", "page", "steps"] as const),
  ...(["blade", "parry", "shield", "arrow", "claw", "blow", "wound", "hammer", "leather", "count", "flight", "choose"] as const),
]);
/** Ducking of loops under other sounds: the gain, and the times of attack and release in seconds. */
const DUCK = { to: 0.45, in: 0.06, out: 0.7 };
/** Between two sounds that are made ready: the device has other things to do. */
const REST_MS = 100;
/** Loops are large: so many are kept. */
const LOOPS_KEPT = 3;

type LoopKind = "ambience" | "music";
type LoopWanted = Exclude<Wanted, { kind: "cue" }>;

interface Playing {
  name: string;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

const nameOf = (wanted: Wanted): string => `${wanted.kind} ${wanted.name} ${wanted.kind === "ambience" ? "" : wanted.palette}`;
/** A slider as an ear hears it. */
export const gainOf = (slider: number): number => slider * slider;

export class Player {
  private readonly master: GainNode;
  private readonly effects: GainNode;
  private readonly duck: GainNode;
  private readonly buses: Record<LoopKind, GainNode>;
  private readonly cues = new Map<string, Promise<AudioBuffer>>();
  private readonly loops = new Map<string, Promise<AudioBuffer>>();
  private readonly playing: Record<LoopKind, Playing | null> = { ambience: null, music: null };
  private readonly wished: Record<LoopKind, string> = { ambience: "", music: "" };
  private readonly lately = new Map<Cue, number>();
  private sounding = 0;

  constructor(
    private readonly context: AudioContext,
    private readonly render: Render,
    private readonly now: () => number = () => performance.now(),
  ) {
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -6;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.15;
    this.master = this.gain(limiter);
    limiter.connect(context.destination);
    this.effects = this.gain(this.master);
    this.duck = this.gain(this.master);
    this.buses = { ambience: this.gain(this.duck), music: this.gain(this.duck) };
  }

  set({ effects, ambience, music }: Volumes): void {
    this.ramp(this.effects, gainOf(effects), 0.1);
    this.ramp(this.buses.ambience, gainOf(ambience), 0.4);
    this.ramp(this.buses.music, gainOf(music), 0.4);
  }

  /** `others`: it concerns others alone, so it is softer, and never louder than a die. */
  async cue(name: Cue, palette: SoundPalette, others: boolean, delay = 0): Promise<void> {
    const asked = this.now();
    if (this.sounding >= MOST_AT_ONCE || asked - (this.lately.get(name) ?? -Infinity) < TWICE_MS) return;
    this.lately.set(name, asked);
    const buffer = await this.cueBuffer({ kind: "cue", name, palette });
    const spent = this.now() - asked;
    if (spent > LATE_MS + delay && !PATIENT.has(name)) return;
    const softer = others ? 10 ** ((-Math.max(0, LEVELS[name]) - 4) / 20) : 1;
    this.once(buffer, name, softer, Math.max(0, delay - spent) / 1000);
    if (THEMES.has(name)) this.stepBack(buffer.duration * 0.9, 0);
    else if (LEVELS[name] >= -2 && !others) this.stepBack(Math.max(0.25, buffer.duration * 0.6), DUCK.to);
  }

  /** Make sounds ready before they are wanted, one after the other, resting between them, as long as it is of use. */
  async prepare(names: readonly Cue[], palette: SoundPalette, wanted: () => boolean): Promise<void> {
    for (const name of names) {
      if (!wanted()) return;
      await this.cueBuffer({ kind: "cue", name, palette }).catch(() => {});
      await new Promise((rested) => setTimeout(rested, REST_MS));
    }
  }

  ambience(name: Ambience | null): void {
    void this.change("ambience", name && { kind: "ambience", name });
  }

  music(name: Mood | null, palette: SoundPalette): void {
    void this.change("music", name && { kind: "music", name, palette });
  }

  /** To silence or out of it, without a click. */
  hush(silent: boolean): void {
    this.ramp(this.master, silent ? 0 : 1, 0.08);
  }

  private once(buffer: AudioBuffer, name: Cue, loud: number, later: number): void {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const varied = VARIED.has(name);
    if (varied) source.playbackRate.value = 0.96 + 0.08 * Math.random();
    const gain = this.gain(this.effects);
    gain.gain.value = loud * (varied ? 0.88 + 0.12 * Math.random() : 1);
    source.connect(gain);
    this.sounding += 1;
    source.onended = () => {
      this.sounding -= 1;
      gain.disconnect();
    };
    source.start(this.context.currentTime + later);
  }

  private async change(kind: LoopKind, wanted: LoopWanted | null): Promise<void> {
    const name = wanted ? nameOf(wanted) : "";
    if (this.wished[kind] === name) return;
    this.wished[kind] = name;
    const buffer = wanted ? await this.loopBuffer(wanted).catch(() => null) : null;
    // While it was rendered something else may have been wished for.
    if (this.wished[kind] !== name) return;
    this.fadeOut(kind);
    if (buffer) this.playing[kind] = this.fadeIn(kind, name, buffer);
    else this.wished[kind] = "";
  }

  private fadeIn(kind: LoopKind, name: string, buffer: AudioBuffer): Playing {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const gain = this.gain(this.buses[kind]);
    gain.gain.value = 0;
    this.ramp(gain, 1, FADE[kind]);
    source.connect(gain);
    source.start();
    return { name, source, gain };
  }

  private fadeOut(kind: LoopKind): void {
    const old = this.playing[kind];
    if (!old) return;
    this.playing[kind] = null;
    this.ramp(old.gain, 0, FADE[kind]);
    old.source.onended = () => old.gain.disconnect();
    old.source.stop(this.context.currentTime + FADE[kind] + 0.1);
  }

  /** Loops make room for a sound that matters. */
  private stepBack(seconds: number, to: number): void {
    const { gain } = this.duck;
    const now = this.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(to, now, DUCK.in);
    gain.setTargetAtTime(1, now + DUCK.in + seconds, DUCK.out);
  }

  private cueBuffer(wanted: Wanted): Promise<AudioBuffer> {
    return this.rendered(this.cues, wanted);
  }

  private loopBuffer(wanted: LoopWanted): Promise<AudioBuffer> {
    const found = this.rendered(this.loops, wanted);
    const name = nameOf(wanted);
    // The longest unused come first, and go first.
    this.loops.delete(name);
    this.loops.set(name, found);
    for (const old of [...this.loops.keys()].slice(0, -LOOPS_KEPT)) this.loops.delete(old);
    return found;
  }

  private rendered(kept: Map<string, Promise<AudioBuffer>>, wanted: Wanted): Promise<AudioBuffer> {
    const name = nameOf(wanted);
    const found =
      kept.get(name) ??
      this.render(wanted).then(({ rate, channels }) => {
        const buffer = this.context.createBuffer(channels.length, channels[0]!.length, rate);
        channels.forEach((wave, n) => buffer.copyToChannel(wave, n));
        return buffer;
      });
    kept.set(name, found);
    found.catch(() => kept.delete(name));
    return found;
  }

  private gain(to: AudioNode): GainNode {
    const node = this.context.createGain();
    node.connect(to);
    return node;
  }

  private ramp({ gain }: GainNode, to: number, seconds: number): void {
    const now = this.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(to, now, seconds / 3);
  }
}
