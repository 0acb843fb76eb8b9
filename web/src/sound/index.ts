// The page's interface to sound. Nothing is fetched or heard before the player has touched the page, while the page is
// hidden, or while sound is off; a sound that is requested then is dropped.
import { CUES, type Ambience, type Cue, type Mood, type SoundPalette } from "./names";
import type { Player, Volumes } from "./player";
import type { Render } from "./renderer";

export type { Ambience, Cue, Mood, SoundPalette } from "./names";

export interface Loudness extends Volumes {
  on: boolean;
}

export interface CueOptions {
  /** It concerns others alone: never louder than a die. */
  others?: boolean;
  /** Milliseconds from now. */
  delay?: number;
}

/** The sounds that a table needs first; the others are prepared after them, so that none is late. */
const FIRST: readonly Cue[] = ["choose", "turn", "dice", "die", "card-turn", "card-slide", "refused", "coin", "gain", "loss"];
const READY: readonly Cue[] = [...new Set<Cue>([...FIRST, ...CUES])];
/** Milliseconds after which a page out of sight lets go of the loudspeakers. */
const FADED_MS = 200;

/** The parts of a browser that are used here; tests bring their own. */
export interface Surroundings {
  context: () => AudioContext | null;
  load: () => Promise<{ Player: typeof Player; workerRenderer: () => Render }>;
  hidden: () => boolean;
}

const BROWSER: Surroundings = {
  context: () => (typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" })),
  load: async () => ({ ...(await import("./player")), ...(await import("./renderer")) }),
  hidden: () => document.hidden,
};

export class Loudspeaker {
  private context: AudioContext | null = null;
  private player: Player | null = null;
  private loading = false;
  private loudness: Loudness = { on: false, effects: 1, ambience: 0, music: 0 };
  private palette: SoundPalette = "table";
  private place: Ambience | null = null;
  private mood: Mood | null = null;
  /** The mood a script asks for, before the one of the scene. */
  private asked: Mood | null = null;
  /** Sound comes from another device, the big screen of this table. */
  private elsewhere = false;

  constructor(private readonly around: Surroundings = BROWSER) {}

  /** True while something can be heard. */
  get awake(): boolean {
    return this.player !== null && this.allowed;
  }

  private get allowed(): boolean {
    return this.loudness.on && !this.elsewhere && !this.around.hidden();
  }

  /** Somebody touched the page. Browsers give the loudspeakers only then, so it is done at once. */
  touched(): void {
    if (!this.allowed) return;
    this.context ??= this.around.context();
    if (this.context && this.context.state !== "running") void this.context.resume().catch(() => {});
    void this.wake();
  }

  /** The page went out of sight, or is back. */
  seen(): void {
    this.settle();
  }

  set(loudness: Loudness): void {
    this.loudness = loudness;
    this.settle();
  }

  /** The instruments of the game on the table. */
  use(palette: SoundPalette): void {
    if (palette === this.palette) return;
    this.palette = palette;
    this.settle();
    if (this.awake) this.prepare();
  }

  /** The big screen of this table has the sound. */
  leave(elsewhere: boolean): void {
    if (elsewhere === this.elsewhere) return;
    this.elsewhere = elsewhere;
    this.settle();
  }

  cue(name: Cue, { others = false, delay = 0 }: CueOptions = {}): void {
    if (!this.awake || this.loudness.effects === 0) return;
    this.player?.cue(name, this.palette, others, delay).catch(() => {});
  }

  ambience(place: Ambience | null): void {
    this.place = place;
    this.settle();
  }

  /** The mood of the scene. */
  score(mood: Mood | null): void {
    this.mood = mood;
    this.settle();
  }

  /** The mood a script asks for; null lets the scene decide again. */
  music(mood: Mood | null): void {
    this.asked = mood;
    this.settle();
  }

  private async wake(): Promise<void> {
    if (this.player || this.loading || !this.context) return;
    this.loading = true;
    try {
      const { Player, workerRenderer } = await this.around.load();
      this.player = new Player(this.context, workerRenderer());
      this.settle();
      this.prepare();
    } catch {
      // Without its files the page is silent, and tries again at the next touch.
    } finally {
      this.loading = false;
    }
  }

  private prepare(): void {
    const { palette } = this;
    void this.player?.prepare(READY, palette, () => this.palette === palette && this.allowed && this.loudness.effects > 0);
  }

  /** Bring the player to what is wanted now. */
  private settle(): void {
    const { player, context, loudness } = this;
    if (!player || !context) return;
    player.hush(!this.allowed);
    if (!this.allowed) {
      setTimeout(() => this.allowed || void context.suspend().catch(() => {}), FADED_MS);
      return;
    }
    if (context.state !== "running") void context.resume().catch(() => {});
    player.set(loudness);
    player.ambience(loudness.ambience > 0 ? this.place : null);
    player.music(loudness.music > 0 ? (this.asked ?? this.mood) : null, this.palette);
  }
}

export const loudspeaker = new Loudspeaker();

/** Play a sound once, in the palette of the game on the table. */
export const cue = (name: Cue, options?: CueOptions): void => loudspeaker.cue(name, options);
/** Loops the ambience of a place, until another is set; null stops it. */
export const ambience = (place: Ambience | null): void => loudspeaker.ambience(place);
/** Music of a mood, until null lets the scene decide again. */
export const music = (mood: Mood | null): void => loudspeaker.music(mood);

/** Wait for the first touch, and follow the page in and out of sight; call once at the start. */
export function listen(): void {
  // A finger counts as a touch when it leaves the glass, a mouse when it is pressed.
  const pointer = (kind: string) => (event: PointerEvent) => (event.pointerType === "mouse") === (kind === "mouse") && loudspeaker.touched();
  addEventListener("pointerdown", pointer("mouse"), { capture: true, passive: true });
  addEventListener("pointerup", pointer("finger"), { capture: true, passive: true });
  addEventListener("keydown", () => loudspeaker.touched(), { capture: true });
  document.addEventListener("visibilitychange", () => loudspeaker.seen());
}
