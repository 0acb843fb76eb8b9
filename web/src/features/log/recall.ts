// Keeps the details of log entries in this tab: after a reload the service sends only the lines since the last decision.
import type { Sum } from "../../engine/stages/moment";
import type { Odds, Piece, Message } from "../../scene/types";

export interface Told {
  /** The number of beats it was read from; 0 if the state before the first of them is unknown. */
  beats: number;
  sums: readonly Sum[];
  because: Message | null;
  odds: Odds | null;
  picture: Piece | null;
  /** Its results: changes of counters, or cards. */
  changes: readonly { label: Message; n: number | null }[];
}

/** An event by its lines: after a step back another may begin where it did. */
interface Kept {
  lines: string;
  told: Told;
}

const MOST = 120;
const SOON = 1000;
const placeOf = (table: string, seat: number | null) => `fabletable.told.${table}.${seat ?? "watching"}`;

let open: { place: string; deeds: Map<number, Kept> } = { place: "", deeds: new Map() };

let writing: ReturnType<typeof setTimeout> | undefined;

function deedsAt(place: string): Map<number, Kept> {
  if (open.place !== place) {
    if (writing !== undefined) write();
    open = { place, deeds: new Map(read(place)) };
  }
  return open.deeds;
}

function read(place: string): [number, Kept][] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "[]") as [number, Kept][];
  } catch {
    return [];
  }
}

/** The fuller of what can be told now and what was known before of the event that begins with line `first`. */
export function recalled(table: string, seat: number | null, first: number, lines: readonly Message[], now: Told): Told {
  const kept = deedsAt(placeOf(table, seat)).get(first);
  return kept && kept.told.beats > now.beats && kept.lines === JSON.stringify(lines) ? kept.told : now;
}

export function keepTold(table: string, seat: number | null, first: number, lines: readonly Message[], told: Told): void {
  if (!told.beats) return;
  const deeds = deedsAt(placeOf(table, seat));
  deeds.set(first, { lines: JSON.stringify(lines), told });
  if (deeds.size > MOST) deeds.delete(Math.min(...deeds.keys()));
  writing ??= setTimeout(write, SOON);
}

/** Writes all entries of a table at once, when the page is idle. */
function write(): void {
  clearTimeout(writing);
  writing = undefined;
  try {
    sessionStorage.setItem(open.place, JSON.stringify([...open.deeds]));
  } catch {
    // It is still known while the page is open.
  }
}

addEventListener("pagehide", () => {
  if (writing !== undefined) write();
});
