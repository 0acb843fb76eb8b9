// Others, above all bots, decide faster than people can look. Views wait here and come out one by one.
import type { Say, Scene } from "../scene/types";
import type { View } from "./protocol";

/** A view with its whole scene, however it travelled. */
export type Seen = Omit<View, "scene" | "change" | "since"> & { scene: Scene };

export interface Arrived {
  view: Seen;
  story: readonly Say[];
}

/** With more than this waiting the show hurries, so that nobody waits for long. */
const CROWD = 6;

export class Pace {
  private readonly waiting: Arrived[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;
  private lastNumber = -1;
  private lines = -1;

  constructor(
    private readonly wait: () => number,
    private readonly show: (next: Arrived) => void,
  ) {}

  add(next: Arrived): void {
    this.waiting.push(next);
    if (this.timer === undefined) this.run();
  }

  /** Show all that waits. */
  rush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private run(): void {
    this.timer = undefined;
    for (let first = this.waiting[0]; first; first = this.waiting[0]) {
      const wait = this.waitFor(first);
      if (wait > 0) {
        this.timer = setTimeout(() => this.run(), wait);
        return;
      }
      this.next();
    }
  }

  /** Nothing to read in it, or the same moment through another seat's eyes: at once. */
  private waitFor(next: Arrived): number {
    const silent = next.view.number === this.lastNumber || next.story.length === this.lines;
    if (silent) return 0;
    const crowd = Math.max(1, this.waiting.length / CROWD);
    return this.wait() / crowd - (Date.now() - this.last);
  }

  private next(): void {
    const next = this.waiting.shift();
    if (!next) return;
    const told = next.view.number !== this.lastNumber && next.story.length !== this.lines;
    if (told) this.last = Date.now();
    this.lastNumber = next.view.number;
    this.lines = next.story.length;
    this.show(next);
  }
}
