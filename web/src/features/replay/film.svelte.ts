// A game seen again, moment by moment: frames fetched as they are needed, through one seat's eyes, played as at the table.
import { Refusal } from "../../transport/refusal";
import * as sharedApi from "../../shared/api";
import * as api from "./api";
import { keptTable } from "../../shared/seat-keys";
import type { Highlight, TimelineDecision, TableInfo } from "../../wire/protocol";
import { beatsIn, type WholeFrame } from "./frames";
import { actsOf, type Played } from "../../engine/stages/beats";
import type { Act } from "../../engine/stages/player";
import { Show } from "../../engine/stages/show.svelte";

/** The description of a replayed game. */
export interface FilmInfo {
  game: string;
  state: TableInfo["state"];
  stop?: TableInfo["stop"];
  seats: readonly { seat: number; kind: string; name: string }[];
}

/** The source of a replay: a table, or a link. */
export interface FilmSource {
  open(): Promise<{ info: FilmInfo; moments: TimelineDecision[] }>;
  /** The seats through which the viewer may look; null stands for the public view. */
  eyes(info: FilmInfo | null): (number | null)[];
  mySeats(): number[];
  frames(seat: number | null, from: number, to: number): Promise<WholeFrame[]>;
}

/** A table of this page's service: all views once it is over, the viewer's own before that. Players who share this screen
 * see only what is public, or the replay would be a way around the curtain. */
export class TableSource implements FilmSource {
  constructor(private readonly table: string) {}

  async open(): Promise<{ info: FilmInfo; moments: TimelineDecision[] }> {
    const info = await sharedApi.tableInfo(this.table);
    return { info, moments: (await api.timeline(this.table)).moments };
  }

  mySeats(): number[] {
    return Object.keys(keptTable(this.table)?.seats ?? {}).map(Number);
  }

  eyes(info: FilmInfo | null): (number | null)[] {
    if (info?.state === "over") return info.seats.map((seat) => seat.seat);
    const mine = this.mySeats();
    return mine.length === 1 ? mine : [null];
  }

  frames(seat: number | null, from: number, to: number): Promise<WholeFrame[]> {
    return api.replay(this.table, seat, from, to, seat === null ? undefined : keptTable(this.table)?.seats[seat]);
  }
}

const REEL = 25;
/** The rest at the end of a highlight, in which its line is read. */
const READING_MS = 1800;
const FETCHING_MS = 50;

export class Film {
  info = $state.raw<FilmInfo | null>(null);
  moments = $state.raw<TimelineDecision[]>([]);
  seat = $state<number | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");
  private frames = $state.raw<Record<number, WholeFrame>>({});
  private fetching = new Set<number>();
  /** The moments on the way to the present frame. */
  readonly show: Show;

  constructor(private readonly source: FilmSource) {
    this.show = new Show(
      () => this.speed,
      () => {},
    );
  }

  /** The scenes of a tour through the highlights, and which of them is on; -1: none. */
  tour = $state.raw<readonly Highlight[]>([]);
  scene = $state(-1);
  private touring: ReturnType<typeof setTimeout> | undefined;

  /** Play these scenes alone, each as long as it was given. */
  begin(tour: readonly Highlight[]): void {
    this.playing = false;
    this.tour = tour;
    this.scene = -1;
    void this.nextScene();
  }

  endTour(): void {
    clearTimeout(this.touring);
    this.scene = -1;
  }

  get highlight(): Highlight | null {
    return this.tour[this.scene] ?? null;
  }

  private async nextScene(): Promise<void> {
    clearTimeout(this.touring);
    this.scene += 1;
    const { highlight } = this;
    if (!highlight) return this.endTour();
    await this.go(highlight.at, true);
    if (this.highlight === highlight) this.touring = setTimeout(() => void this.nextScene(), highlight.lasts);
  }

  /** Only the scene of most weight is played, within its time. */
  private shorten(acts: Act<Played>[], lasts: number): void {
    const weight = (act: Act<Played>) => act.of.script?.weight ?? 0;
    const best = acts.reduce<Act<Played> | null>((found, act) => (act.steps.length && (!found || weight(act) > weight(found)) ? act : found), null);
    for (const act of acts) if (act.of.script !== best?.of.script) act.steps = [];
    const whole = acts.flatMap((act) => act.steps).reduce((sum, step) => sum + step.lasts, 0);
    const pace = Math.min(1, (lasts - READING_MS) / Math.max(1, whole)) * this.speed;
    for (const act of acts) act.steps = act.steps.map((step) => ({ ...step, lasts: step.lasts * pace }));
  }

  /** One moment on; from the last of a frame to the next frame. */
  async on(): Promise<void> {
    if (this.show.playing) this.show.goOn();
    else if (this.at < this.last) await this.go(this.at + 1, true);
    else this.playing = false;
  }

  /** One moment back; from the first of a frame to the frame before. */
  async back(): Promise<void> {
    const at = this.show.shot?.at;
    this.show.back();
    if (this.show.shot?.at === at) await this.go(this.at - 1);
  }

  /** The last decision that the present rules can replay; Infinity if they replay the whole game. */
  private get whole(): number {
    return this.info?.stop ? this.info.stop.number - 1 : Infinity;
  }

  get last(): number {
    return this.moments.length;
  }

  get frame(): WholeFrame | null {
    return this.frames[this.at] ?? null;
  }

  /** From its beginning, or from where a link points. */
  async open(at?: number): Promise<void> {
    const { info, moments } = await this.source.open();
    this.info = info;
    const mine = this.source.mySeats();
    this.seat = this.eyes.find((seat) => seat !== null && mine.includes(seat)) ?? this.eyes[0] ?? null;
    this.moments = moments.slice(0, this.whole);
    await this.go(at ?? (this.info.state === "over" ? 0 : this.last));
  }

  get eyes(): (number | null)[] {
    return this.source.eyes(this.info);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.frames = {};
    this.fetching.clear();
    await this.go(this.at);
  }

  /** To a frame: as it stands at its end, or `seen` moment by moment. */
  async go(at: number, seen = false): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    const to = this.at;
    await this.fetch(to);
    void this.fetch(to + REEL / 2);
    const frame = this.frames[to];
    if (frame && to === this.at) this.lay(frame, seen);
  }

  private beatsIn(frame: WholeFrame): Played[] {
    return beatsIn(frame, this.frames[frame.at - 1]?.scene ?? null, this.seat);
  }

  /** Waits for the present frame. Returns the beats that lead to it, and the one that is on the stage now. */
  async told(): Promise<{ beats: Played[]; now: Played | null }> {
    while (!this.frame && !this.trouble) await new Promise((resolve) => setTimeout(resolve, FETCHING_MS));
    if (!this.frame) throw new Error(this.trouble);
    return { beats: this.beatsIn(this.frame), now: this.show.beat };
  }

  private lay(frame: WholeFrame, seen: boolean): void {
    const beats = this.beatsIn(frame);
    const acts = actsOf(beats, { seat: this.seat, waits: false, follows: true });
    const last = acts.at(-1);
    if (last) last.steps = [];
    for (const act of acts) {
      if (!seen) act.steps = [];
      // A moment waits for the viewer who goes step by step, but not during playback.
      act.held = act.steps.length > 0 && !this.playing && this.scene < 0;
    }
    if (this.highlight) this.shorten(acts, this.highlight.lasts);
    this.show.begin();
    this.show.add(acts);
  }

  private async fetch(at: number): Promise<void> {
    const reel = Math.floor(at / REEL);
    const from = reel * REEL;
    if (from > this.last || this.fetching.has(reel) || this.frames[Math.min(at, this.last)]) return;
    this.fetching.add(reel);
    const seat = this.seat;
    try {
      const got = await this.source.frames(seat, from, Math.min(this.last, from + REEL - 1));
      if (seat !== this.seat) return;
      const frames = { ...this.frames };
      for (const frame of got) frames[frame.at] = frame;
      this.frames = frames;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.say.id : "network";
    } finally {
      this.fetching.delete(reel);
    }
  }
}
