// The beats of a finale, and the ring that counts down to the results: it waits while the keyboard focus is inside.
import type { ScriptBeat } from "../../wire/protocol";

export const BEATS: readonly ScriptBeat[] = [
  { name: "blow", at: 0 },
  { name: "dark", at: 500 },
  { name: "wall", at: 900, cue: "trophy" },
  { name: "last", at: 2200, cue: "trophy" },
  { name: "headline", at: 2900, cue: "theme" },
  { name: "prose", at: 3500 },
  { name: "ring", at: 5000 },
];
export const RING_SECONDS = 6;
const SECOND_MS = 1000;

export class FinaleClock {
  /** The beats that have begun. */
  private reachedTo = $state(-1);
  /** Seconds until the results come. */
  left = $state(RING_SECONDS);
  /** Somebody wants to stay: the ring is gone. */
  stays = $state(false);
  /** Somebody reads or steps through it by keyboard. */
  waits = $state(false);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private ring: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly beats: readonly ScriptBeat[],
    private readonly cue: (name: string) => void,
    private readonly done: () => void,
  ) {}

  /** `speed` 0: everything is there at once. */
  start(speed: number): void {
    if (speed === 0) return this.finish();
    this.beats.forEach((beat, index) => this.timers.push(setTimeout(() => this.reach(index), beat.at / speed)));
  }

  /** A tap or a key: all of it, now. */
  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (let index = this.reachedTo + 1; index < this.beats.length; index += 1) this.reach(index, this.beats[index]?.name === "headline");
  }

  /** A beat that the script does not have is there from the start. */
  reached(name: string): boolean {
    const at = this.beats.findIndex((beat) => beat.name === name);
    return at <= this.reachedTo;
  }

  get whole(): boolean {
    return this.reachedTo === this.beats.length - 1;
  }

  stay(): void {
    this.stays = true;
    clearInterval(this.ring);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    clearInterval(this.ring);
  }

  private reach(index: number, loud = true): void {
    this.reachedTo = Math.max(this.reachedTo, index);
    const cue = this.beats[index]?.cue;
    if (cue && loud) this.cue(cue);
    if (this.whole) this.count();
  }

  private count(): void {
    clearInterval(this.ring);
    if (this.stays) return;
    this.ring = setInterval(() => {
      if (this.waits || this.stays) return;
      this.left -= 1;
      if (this.left > 0) return;
      clearInterval(this.ring);
      this.done();
    }, SECOND_MS);
  }
}
