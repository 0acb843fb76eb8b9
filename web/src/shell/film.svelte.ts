// A game seen again: frames fetched as they are needed, through one seat's eyes.
import * as api from "../live/api";
import { keptTable } from "../live/keys";
import type { Frame, Moment, TableInfo } from "../live/protocol";

const REEL = 25;

export class Film {
  info = $state.raw<TableInfo | null>(null);
  moments = $state.raw<Moment[]>([]);
  seat = $state<number | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  trouble = $state("");
  private frames = $state.raw<Record<number, Frame>>({});
  private fetching = new Set<number>();

  constructor(readonly table: string) {}

  /** How far the rules of today tell the story that was played. */
  private get whole(): number {
    return this.info?.stop ? this.info.stop.number - 1 : Infinity;
  }

  get last(): number {
    return this.moments.length;
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** From its beginning, or from where a link points. */
  async open(at?: number): Promise<void> {
    this.info = await api.tableInfo(this.table);
    this.seat = this.eyes.find((seat) => seat !== null && this.mySeats.includes(seat)) ?? this.eyes[0] ?? null;
    this.moments = (await api.timeline(this.table)).moments.slice(0, this.whole);
    await this.go(at ?? (this.info.state === "over" ? 0 : this.last));
  }

  get mySeats(): number[] {
    return Object.keys(keptTable(this.table)?.seats ?? {}).map(Number);
  }

  /** Whose eyes may be borrowed: everyone's when it is over, before that one's own; players who share this screen see
   * only what is public, or the replay would be a way around the curtain. */
  get eyes(): (number | null)[] {
    if (this.info?.state === "over") return this.info.seats.map((seat) => seat.seat);
    return this.mySeats.length === 1 ? this.mySeats : [null];
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.frames = {};
    this.fetching.clear();
    await this.go(this.at);
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    await this.fetch(this.at);
    void this.fetch(this.at + REEL / 2);
  }

  private async fetch(at: number): Promise<void> {
    const reel = Math.floor(at / REEL);
    const from = reel * REEL;
    if (from > this.last || this.fetching.has(reel) || this.frames[Math.min(at, this.last)]) return;
    this.fetching.add(reel);
    const seat = this.seat;
    const secret = seat === null ? undefined : keptTable(this.table)?.seats[seat];
    try {
      const got = await api.replay(this.table, seat, from, Math.min(this.last, from + REEL - 1), secret);
      if (seat !== this.seat) return;
      const frames = { ...this.frames };
      for (const frame of got.frames) frames[frame.at] = frame;
      this.frames = frames;
    } catch (error) {
      this.trouble = error instanceof api.Refusal ? error.say.id : "network";
    } finally {
      this.fetching.delete(reel);
    }
  }
}
