// The player's settings on this device. Kept in the browser, never sent.
import { LANGUAGES, speech, type Language } from "../text/speech.svelte";
import type { Loudness } from "../sound";
import { anyFace, faceName, isFace, type Face } from "./faces";

export type Light = "game" | "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";
/** The speeds at which others' actions are shown; 0 shows them at once. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Kept {
  light: Light;
  motion: Motion;
  speed: Speed;
  waits: boolean;
  follows: boolean;
  sound: boolean;
  effects: number;
  ambience: number;
  music: number;
  alongside: boolean;
  sure: boolean;
  signs: boolean;
  language: Language;
  name: string;
  /** The face that was picked; empty: none yet. */
  face: string;
}

const PLACE = "fabletable.settings";

export class Settings {
  light = $state<Light>("game");
  motion = $state<Motion>("system");
  speed = $state<Speed>(1);
  /** Own fights, cards and losses wait for a tap. */
  waits = $state(true);
  /** Others' actions are played, not only told. */
  follows = $state(true);
  sound = $state(true);
  /** The volumes of sounds, places and music, in percent. */
  effects = $state(80);
  ambience = $state(50);
  music = $state(0);
  /** Sound here although the big screen of the table has it. */
  alongside = $state(false);
  /** Ask once more before a turn is ended in which something is left to do. */
  sure = $state(true);
  /** Others’ signs, such as “Well played”, are shown. */
  signs = $state(true);
  language = $state<Language>("en");
  name = $state("");
  face = $state("");

  private systemDark = $state(true);
  private systemStill = $state(false);

  constructor() {
    this.read();
    this.follow();
  }

  /** Takes what this browser keeps. */
  private read(): void {
    const kept = read();
    this.light = kept.light ?? "game";
    this.motion = kept.motion ?? "system";
    this.speed = kept.speed ?? 1;
    this.waits = kept.waits ?? true;
    this.follows = kept.follows ?? true;
    this.sound = kept.sound ?? true;
    this.effects = kept.effects ?? 80;
    this.ambience = kept.ambience ?? 50;
    this.music = kept.music ?? 0;
    this.alongside = kept.alongside ?? false;
    this.sure = kept.sure ?? true;
    this.signs = kept.signs ?? true;
    this.name = kept.name ?? "";
    this.face = kept.face ?? "";
    this.language = kept.language ?? spokenHere();
  }

  /** Takes what was put into the storage past this page, from a file: it is in force at once. */
  readAgain(): void {
    this.read();
    speech.use(this.language).catch(() => {});
  }

  get still(): boolean {
    return this.motion === "less" || (this.motion === "system" && this.systemStill);
  }

  /** The volumes of this device, from 0 to 1. */
  get loudness(): Loudness {
    return { on: this.sound, effects: this.effects / 100, ambience: this.ambience / 100, music: this.music / 100 };
  }

  /** The settings for showing moments at the table. */
  get watching(): { speed: number; waits: boolean; follows: boolean } {
    const { speed, waits, follows } = this;
    return { speed, waits, follows };
  }

  /** The speed factor of animations; 4 where others' actions are shown at once, for dice too. */
  get tempo(): number {
    return this.speed === 0 ? 4 : this.speed;
  }

  /** `best`: the light the game on the table looks best by, used until a person says otherwise. */
  theme(best?: "light" | "dark" | null): "light" | "dark" {
    if (this.light === "light" || this.light === "dark") return this.light;
    const own = this.light === "game" ? best : undefined;
    return own ?? (this.systemDark ? "dark" : "light");
  }

  keep(): void {
    const { light, motion, speed, waits, follows, sound, effects, ambience, music, alongside, sure, signs, language, name, face } = this;
    write({ light, motion, speed, waits, follows, sound, effects, ambience, music, alongside, sure, signs, language, name, face });
  }

  /** The player's name, else the name of the face; a face is picked now if there is none yet. */
  get called(): string {
    if (!isFace(this.face)) this.pick(this.name, anyFace());
    return this.name || faceName(this.face as Face);
  }

  /** Keep a name and a face. */
  pick(name: string, face: Face): void {
    this.name = name.trim();
    this.face = face;
    this.keep();
  }

  speak(language: Language): void {
    this.language = language;
    // Without its catalogue the page goes on in the language it has.
    speech.use(language).catch(() => {});
    this.keep();
  }

  private follow(): void {
    const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
    const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!dark || !still) return;
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener("change", (event) => (this.systemDark = event.matches));
    still.addEventListener("change", (event) => (this.systemStill = event.matches));
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function spokenHere(): Language {
  for (const each of globalThis.navigator?.languages ?? []) {
    const language = LANGUAGES.find((known) => each.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}

export const settings = new Settings();
