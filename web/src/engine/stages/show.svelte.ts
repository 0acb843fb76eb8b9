// The show at one table: what is on the stage now, and the film of what was since somebody's last decision.
import type { Message } from "../../scene/types";
import type { Played } from "./beats";
import { pictureOf } from "./moment";
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

export class Show {
  shot = $state.raw<Shot<Played> | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** The film stays in sight although it is over. */
  open = $state(false);
  private from = 0;
  private laid = -1;
  private readonly player: Player<Played>;

  constructor(
    speed: () => number,
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

  /** What is on the stage, or the past that is looked at. */
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

  /** With very much waiting, as where only bots play, the show hurries so that nobody lags far behind. */
  private get crowd(): number {
    const waiting = this.player.last - this.player.now;
    return Math.max(1, waiting / 40);
  }

  private changed(): void {
    while (this.laid < this.player.now) {
      this.laid += 1;
      const act = this.player.act(this.laid);
      if (act) this.lay(act.of);
    }
    this.shot = this.player.shot;
    this.cutFilm();
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
const AIRBORNE: ReadonlySet<string> = new Set(["dice", "fall"]);

const isFrame = ({ of: { moment, lines } }: Act<Played>): boolean =>
  moment !== null && moment.kind !== "turn" && moment.kind !== "phase" && (lines.length > 0 || (moment.pieces?.length ?? 0) > 0);
