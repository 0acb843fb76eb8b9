// The show at one table: what is on the stage now, and the film of what was since somebody's last decision.
import type { Message } from "../../scene/types";
import type { Played } from "./beats";
import { passesBy, pictureOf } from "./moment";
import { Player, type Act, type Shot } from "./player";

export interface Frame {
  /** The acts it is made of. */
  first: number;
  last: number;
  when: "past" | "now" | "coming";
  beat: Played;
  say: Message | null;
  seat: number | null;
}

/** A line that passes: nothing waits for it. */
export interface Toast {
  id: number;
  say: Message;
  seat: number | null;
}

/** The same is not said twice beside itself. */
export function isSaid(toasts: readonly Toast[], { say, seat }: Toast): boolean {
  return toasts.some((each) => each.seat === seat && JSON.stringify(each.say) === JSON.stringify(say));
}

const TOAST_MS = 2000;
const MOST_TOASTS = 3;

export class Show {
  /** The toasts on the page, the newest last. */
  toasts = $state.raw<readonly Toast[]>([]);
  /** The time at which the present hold began or the last act ended, in milliseconds on the clock of DOM events. */
  restsSince = -Infinity;
  private wasPlaying = false;
  /** The title of an event that passed by last: of a fight that goes on, its news are told instead. */
  private titled = "";
  private waning: ReturnType<typeof setTimeout>[] = [];
  shot = $state.raw<Shot<Played> | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** The film stays in sight although it is over. */
  open = $state(false);
  private from = 0;
  private laid = -1;
  private readonly player: Player<Played>;

  constructor(
    private readonly speed: () => number,
    private readonly lay: (beat: Played) => void,
  ) {
    this.player = new Player(
      () => speed() * this.crowd,
      () => this.changed(),
    );
  }

  /** Something is on the stage: what is asked waits until it is over. */
  get playing(): boolean {
    return this.shot !== null && (this.shot.past || (this.shot.standing !== "over" && this.shot.act.of.moment !== null));
  }

  /** The beat on the stage, or the earlier one that the player looks at; null if nothing is played. */
  get beat(): Played | null {
    return this.playing ? (this.shot?.act.of ?? null) : null;
  }

  get past(): boolean {
    return this.shot?.past ?? false;
  }

  /** A roll whose dice are still in the air: nothing tells what it comes to. */
  get rolling(): Played | null {
    const shot = this.shot;
    const airborne = shot && !shot.past && AIRBORNE.has(shot.act.steps[shot.step]?.name ?? "");
    return airborne && this.playing ? shot.act.of : null;
  }

  get held(): boolean {
    return this.playing && this.shot?.standing === "held";
  }

  add(acts: readonly Act<Played>[]): void {
    this.player.add(acts);
    this.cutFilm();
  }

  /** A decision was made: a new film begins. */
  begin(): void {
    this.from = this.player.last + 1;
    this.open = false;
    this.cutFilm();
  }

  tap = (): void => this.player.tap();
  hurry = (): void => this.player.hurry();
  goOn = (): void => this.player.goOn();
  press = (): void => this.player.press();
  again = (at?: number): void => this.player.again(at);
  back = (): void => this.player.back(Math.min(this.from, this.shot?.at ?? this.from));
  forward = (): void => this.player.forward();
  pause = (): void => this.player.pause();
  toNow = (): void => this.player.toNow();
  look = (at: number): void => this.player.look(at);

  rush(): void {
    this.player.rush();
  }

  /** All of it at once, to be read in the film. */
  toMyTurn(): void {
    this.player.rush();
    this.open = this.frames.length > 0;
  }

  stop(): void {
    this.player.stop();
    for (const timer of this.waning) clearTimeout(timer);
  }

  /** The acts of an event, by the line that begins it; null when they have been forgotten. */
  deedAt(line: number): number | null {
    for (let at = this.player.now; this.player.act(at); at -= 1) {
      const act = this.player.act(at)!;
      if (act.of.moment && act.event === line) return at;
    }
    return null;
  }

  /** Everything that was shown of an event, first to last. */
  beatsOf(line: number): Played[] {
    const found: Played[] = [];
    for (let at = this.player.now; this.player.act(at); at -= 1) {
      const act = this.player.act(at)!;
      if (act.of.moment && act.event === line) {
        if (act.of !== this.rolling) found.unshift(act.of);
      } else if (act.of.moment && act.event < line) break;
    }
    return found;
  }

  /** If many moments wait, as where only bots play, the show hurries so that it does not lag far behind. */
  private get crowd(): number {
    const waiting = this.player.last - this.player.now;
    return Math.max(1, waiting / 40);
  }

  private changed(): void {
    while (this.laid < this.player.now) {
      this.laid += 1;
      const act = this.player.act(this.laid);
      if (act) this.lay(act.of);
      if (act) this.toast(act.of, this.player.act(this.laid + 1)?.of);
    }
    const { standing } = this;
    this.shot = this.player.shot;
    const rests = this.held || (this.wasPlaying && !this.playing);
    if (rests && this.standing !== standing) this.restsSince = performance.now();
    this.wasPlaying = this.playing;
    this.cutFilm();
  }

  private get standing(): string {
    return this.playing ? (this.shot?.standing ?? "") : "over";
  }

  /** The last beat of a scene that passes by leaves its line for a while. */
  private toast(beat: Played, next: Played | undefined): void {
    if (!beat.moment || !passesBy(beat) || beat.script === next?.script || this.speed() === 0 || isTurn(beat)) return;
    const fresh = beat.title && JSON.stringify(beat.title) !== this.titled;
    const say = fresh ? beat.title : beat.lines.at(-1);
    if (!say || beat.lines.length === 0) return;
    this.titled = JSON.stringify(beat.title);
    const toast = { id: this.laid, say, seat: beat.seat };
    if (isSaid(this.toasts, toast)) return;
    this.toasts = [...this.toasts.slice(1 - MOST_TOASTS), toast];
    this.waning = [...this.waning.slice(1 - MOST_TOASTS), setTimeout(() => (this.toasts = this.toasts.filter((each) => each !== toast)), TOAST_MS)];
  }

  private cutFilm(): void {
    const frames: Frame[] = [];
    for (let at = this.from; at <= this.player.last; at += 1) {
      const act = this.player.act(at);
      if (!act || !isFrame(act)) continue;
      const before = frames.at(-1);
      const { of: beat } = act;
      const same = before && act.event >= 0 && this.player.act(before.last)?.event === act.event;
      const when = at <= this.player.now ? "past" : "coming";
      if (same && when === before.when) {
        before.last = at;
        before.beat = pictureOf(beat) || beat.sums.length ? beat : before.beat;
        before.say = beat.title ?? before.say;
      } else if (!same) frames.push({ first: at, last: at, when, beat, say: beat.title, seat: beat.seat });
    }
    const on = this.shot?.at ?? -1;
    for (const frame of frames) if (this.playing && frame.first <= on && on <= frame.last) frame.when = "now";
    this.frames = frames;
  }
}

/** The first step of a roll. */
const AIRBORNE: ReadonlySet<string> = new Set(["dice", "fall", "theirs", "mine"]);

const isTurn = ({ moment }: Played): boolean => moment?.kind === "turn" || moment?.kind === "phase";

const isFrame = ({ of: { moment, lines } }: Act<Played>): boolean =>
  moment !== null && moment.kind !== "turn" && moment.kind !== "phase" && (lines.length > 0 || (moment.pieces?.length ?? 0) > 0);
