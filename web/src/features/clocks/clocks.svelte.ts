// The clocks of a table as they run: the server tells how they stood, the page counts on.
import type { LiveTable } from "../../table/live.svelte";
import { t } from "../../text/speech.svelte";
import { presenceOf, presenceWords, spanOf } from "../../shared/presence";

export interface Left {
  turn: number;
  reserve: number;
  /** Seconds until all of it is gone. */
  all: number;
  runs: boolean;
  /** So little that it is said in red. */
  low: boolean;
}

const LOW = 60;
const TICK = 500;

class Ticking {
  now = $state(Date.now());

  constructor() {
    if (globalThis.document) setInterval(() => (this.now = Date.now()), TICK);
  }
}

const ticking = new Ticking();

/** Seconds after which the page says how long somebody has been waited for. */
const LONG_S = 60;

/** The seat of a person that is asked in what is shown now, and for how long. */
export function waitedFor(live: LiveTable, now: number): { seat: number; seconds: number } | null {
  const turn = live.view?.turn ?? null;
  const seat = turn === null ? undefined : live.seats[turn];
  if (turn === null || !seat || seat.kind === "bot" || seat.held || live.table?.state !== "playing") return null;
  return { seat: turn, seconds: Math.max(0, now - live.askedAt) / 1000 };
}

/** Returns the words about the player who is waited for: their presence if they are away, or the wait after `LONG_S`; else "". */
export function waited(live: LiveTable): string {
  const found = waitedFor(live, ticking.now);
  const seat = found && live.seats[found.seat];
  if (!seat) return "";
  if (presenceOf(seat) !== "here") return t("waited-not-here", { name: seat.name, presence: presenceWords(seat, t) });
  return found.seconds < LONG_S ? "" : t("waited-for", { name: seat.name, time: spanOf(found.seconds) });
}

/** Returns the time that a seat has left; null for bots and at a table without a clock. */
export function leftOf(live: LiveTable, seat: number): Left | null {
  const clock = live.table?.clock;
  const own = clock?.seats[seat];
  if (!clock || !own || live.seats[seat]?.kind === "bot") return null;
  const runs = clock.running === seat && !clock.paused && live.table?.state === "playing";
  const gone = runs ? Math.max(0, (ticking.now - live.cameAt) / 1000) : 0;
  // By letter nights may not count: then the server has said when it will be up.
  const letter = live.table?.terms?.clock?.kind === "letter";
  const turn = Math.max(0, own.turn_seconds - gone);
  const reserve = Math.max(0, own.reserve_seconds - Math.max(0, gone - own.turn_seconds));
  const all = letter && own.until ? Math.max(0, (Date.parse(own.until) - ticking.now) / 1000) : turn + reserve;
  return { turn: letter ? all : turn, reserve, all, runs, low: runs && all < LOW };
}
