// Plays acts one after the other, as on a stage: each has steps, and at its end it waits for a tap or moves on by itself.
// It knows neither the page nor the table and reports every change to its owner.
import type { Cue } from "../../sound";

export interface Step {
  name: string;
  /** Milliseconds at the usual speed. */
  lasts: number;
  /** The sound that begins with it, where a script names one; else the moment decides (features/sound/moments.ts). */
  cue?: Cue | "";
}

export interface Act<T> {
  of: T;
  /** None: it is only laid down, and the next one follows at once. */
  steps: readonly Step[];
  /** Waits for a tap at its end. */
  held: boolean;
  /** The number of its event; the acts of an event are replayed together. */
  event: number;
  /** A tap finishes all of its steps, not only the one that runs. */
  whole?: boolean;
  /** It only passes by; the third in a row and those after it pass faster. */
  passing?: boolean;
}

export type Standing = "running" | "finished" | "held" | "over";

export interface Shot<T> {
  act: Act<T>;
  at: number;
  step: number;
  standing: Standing;
  /** Something that has been seen before: the table has gone on since. */
  past: boolean;
  paused: boolean;
  /** The duration of the running step, in real milliseconds. */
  lasts: number;
  /** Another number each time something begins, so that its motions begin anew. */
  run: number;
}

/** After a tap has finished a step, the page rests this long before it goes on by itself. */
const REST = 600;
/** From the third act in a row that passes by, each takes this much of its time, and never less than the second number. */
const SHRINK = 0.6;
const LEAST = 180;
/** The number of acts that are kept to be seen again. */
const KEPT = 400;

export class Player<T> {
  private reel: Act<T>[] = [];
  /** The number of acts that have been forgotten. It is an offset, so that acts keep their numbers. */
  private gone = 0;
  /** The act on the stage, and the one the table has come to. */
  private cursor = -1;
  private head = -1;
  private step = 0;
  private standing: Standing = "over";
  private paused = false;
  private run = 0;
  private lasts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `speed`: 0 shows everything at once. */
  constructor(
    private readonly speed: () => number,
    private readonly changed: () => void,
  ) {}

  get shot(): Shot<T> | null {
    const act = this.act(this.cursor);
    if (!act) return null;
    const { cursor: at, step, standing, paused, lasts, run } = this;
    return { act, at, step, standing, paused, lasts, run, past: at < this.head };
  }

  /** The number of the newest act that has been on the stage, and of the last one that waits. */
  get now(): number {
    return this.head;
  }

  get last(): number {
    return this.gone + this.reel.length - 1;
  }

  /** Nothing is left to be shown. */
  get over(): boolean {
    return this.head === this.last && this.standing === "over" && this.cursor === this.head;
  }

  act(at: number): Act<T> | undefined {
    return this.reel[at - this.gone];
  }

  add(acts: readonly Act<T>[]): void {
    const idle = this.over;
    this.reel.push(...acts);
    if (this.speed() === 0) this.rush();
    else if (idle && acts.length) this.open(this.head + 1);
    this.forget();
  }

  /** A tap on the stage: finish what moves, then go on. */
  tap(): void {
    if (this.standing === "running") this.finish();
    else this.goOn();
  }

  /** A key: what a tap finishes as a whole is finished first, everything else goes on at once. */
  press(): void {
    if (this.standing === "running" && this.act(this.cursor)?.whole) this.finish();
    else this.goOn();
  }

  /** Straight to the next step, or to the hold at the end. */
  hurry(): void {
    if (this.standing === "running" && this.act(this.cursor)?.whole) this.finish();
    else if (this.standing === "running" || this.standing === "finished") this.advance();
    else this.goOn();
  }

  /** On to the next act; out of something seen again, back to where the table is. */
  goOn(): void {
    if (this.cursor < this.head) this.toNow();
    else if (this.cursor < this.last) this.open(this.cursor + 1);
    else this.end();
  }

  /** Play the event on the stage once more, from its beginning. */
  again(at = this.cursor): void {
    const event = this.act(at)?.event;
    let from = at;
    while (this.act(from - 1) && this.act(from - 1)!.event === event) from -= 1;
    while (from < at && !this.act(from)!.steps.length) from += 1;
    this.paused = false;
    this.open(from);
  }

  /** Look at an act as it stood at its end. */
  look(at: number): void {
    if (!this.act(at) || at > this.head) return;
    clearTimeout(this.timer);
    this.cursor = at;
    this.step = Math.max(0, this.act(at)!.steps.length - 1);
    this.rest(at === this.head && at === this.last && !this.act(at)!.held ? "over" : "held");
  }

  /** Looks at the act before, past those without steps, which were never shown. */
  back(least = this.gone): void {
    let at = this.cursor - 1;
    while (at > least && !this.act(at)?.steps.length) at -= 1;
    if (at >= least && this.act(at)?.steps.length) this.look(at);
  }

  forward(): void {
    let at = this.cursor + 1;
    while (at < this.head && !this.act(at)?.steps.length) at += 1;
    if (at <= this.head) this.look(at);
    else this.goOn();
  }

  /** Go to the present table; what was on the stage there counts as seen. */
  toNow(): void {
    if (this.cursor === this.head) return;
    this.paused = false;
    this.cursor = this.head;
    if (this.head < this.last) this.open(this.head + 1);
    else this.end();
  }

  pause(): void {
    if (this.paused) return this.resume();
    this.paused = true;
    clearTimeout(this.timer);
    this.changed();
  }

  /** Everything that waits, at once. */
  rush(): void {
    clearTimeout(this.timer);
    this.paused = false;
    if (this.last < this.gone) return;
    this.head = this.cursor = this.last;
    this.step = Math.max(0, (this.act(this.last)?.steps.length ?? 1) - 1);
    this.end();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private resume(): void {
    this.paused = false;
    if (this.standing === "running" || this.standing === "finished") this.begin(this.step);
    else this.changed();
  }

  /** Quiet acts are laid down on the way to the next that is to be seen. */
  private open(at: number): void {
    let to = at;
    while (to < this.last && !this.act(to)?.steps.length) to += 1;
    this.cursor = to;
    this.head = Math.max(this.head, to);
    if (this.act(to)?.steps.length) this.begin(0);
    else this.end();
  }

  private begin(step: number): void {
    clearTimeout(this.timer);
    this.step = step;
    this.run += 1;
    this.standing = "running";
    const lasts = this.act(this.cursor)?.steps[step]?.lasts ?? 0;
    this.lasts = (this.inARow() ? Math.max(LEAST, lasts * SHRINK) : lasts) / (this.speed() || 4);
    if (!this.paused) this.timer = setTimeout(() => this.advance(), this.lasts);
    this.changed();
  }

  /** True if two acts that pass by come just before one that does. */
  private inARow(): boolean {
    let count = 0;
    for (let at = this.cursor; count < 3; at -= 1) {
      const act = this.act(at);
      if (!act || (act.steps.length > 0 && !act.passing)) break;
      if (act.passing && act.steps.length) count += 1;
    }
    return count >= 3;
  }

  private finish(): void {
    clearTimeout(this.timer);
    const act = this.act(this.cursor);
    if (act?.whole) this.step = act.steps.length - 1;
    if (act?.held && this.step === act.steps.length - 1) return this.rest("held");
    this.timer = setTimeout(() => this.advance(), REST / (this.speed() || 4));
    this.rest("finished");
  }

  private advance(): void {
    clearTimeout(this.timer);
    const act = this.act(this.cursor);
    if (!act) return;
    if (this.step + 1 < act.steps.length) this.begin(this.step + 1);
    else if (this.seenAgain() && !this.sameDeed()) this.rest("held");
    else if (act.held) this.rest("held");
    else this.follow();
  }

  /** By itself an act is followed by the next; the last of an event seen again waits. */
  private follow(): void {
    if (this.cursor < this.last) this.open(this.cursor + 1);
    else this.end();
  }

  private seenAgain(): boolean {
    return this.cursor < this.head;
  }

  private sameDeed(): boolean {
    return this.act(this.cursor + 1)?.event === this.act(this.cursor)?.event;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.rest("over");
  }

  private rest(standing: Standing): void {
    this.standing = standing;
    this.changed();
  }

  private forget(): void {
    const most = this.reel.length - KEPT;
    const much = Math.min(most, this.cursor - this.gone);
    if (much <= 0) return;
    this.reel = this.reel.slice(much);
    this.gone += much;
  }
}
