// The secrets of the seats that are played in this browser, by table. A seat's secret is all that it takes to sit there.
import { keptAs } from "../transport/place";

export interface KeptTable {
  table: string;
  game: string;
  host: string;
  /** Seats played here. */
  seats: Record<number, string>;
  /** Invitations that the host may still hand out. */
  invites: Record<number, string>;
  /** The key of the table's link, for any free seat. */
  join?: string;
  /** Its word, to be read aloud. */
  word?: string;
  seen: string;
  /** The progress of a lesson, at a table with one. */
  lesson?: KeptLesson;
}

export interface KeptLesson {
  n: number;
  of: number;
  state: "on" | "left" | "learned";
}

const PLACE = keptAs("fabletable.tables");

function readAll(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

export function keptTables(): KeptTable[] {
  return Object.values(readAll()).sort((a, b) => b.seen.localeCompare(a.seen));
}

export function keptTable(table: string): KeptTable | null {
  return readAll()[table] ?? null;
}

/** Changes the kept keys of a table. `seen`: the player is at the table now, so the time of the last visit is renewed. */
export function keep(table: string, change: Partial<KeptTable>, seen = true): KeptTable {
  const all = readAll();
  const before = all[table] ?? { table, game: "", host: "", seats: {}, invites: {}, seen: "" };
  const after = { ...before, ...change, seen: seen || !before.seen ? new Date().toISOString() : before.seen };
  all[table] = after;
  localStorage.setItem(PLACE, JSON.stringify(all));
  return after;
}

export function forget(table: string): void {
  const all = readAll();
  delete all[table];
  localStorage.setItem(PLACE, JSON.stringify(all));
}

export interface Invitation {
  /** None: any free seat. */
  seat: number | null;
  secret: string;
}

/** `#2.V1StGXR8_Z5jdHi6B-myTA`: seat number, dot, secret. */
export function invitationIn(fragment: string): Invitation | null {
  const match = /^#(\d+)\.([\w-]{16,64})$/.exec(fragment);
  return match ? { seat: Number(match[1]), secret: match[2] ?? "" } : null;
}

export function invitationLink(origin: string, table: string, seat: number, secret: string): string {
  return `${origin}/table/${table}#${seat}.${secret}`;
}

/** An invitation that has not been answered yet outlives a reload of its page, and nothing else. */
const ASKED = "fabletable.invitation.";

export function holdInvitation(table: string, invitation: Invitation): void {
  try {
    sessionStorage.setItem(ASKED + table, JSON.stringify(invitation));
  } catch {
    // A browser that keeps nothing still joins.
  }
}

export function heldInvitation(table: string): Invitation | null {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED + table) ?? "null") as Invitation | null;
  } catch {
    return null;
  }
}

export function answerInvitation(table: string): void {
  try {
    sessionStorage.removeItem(ASKED + table);
  } catch {
    // Then there is none.
  }
}

/** A key that opens nothing: the others of this table stay. */
export function dropSeat(table: string, secret: string): void {
  const kept = keptTable(table);
  if (!kept) return;
  const seats = Object.fromEntries(Object.entries(kept.seats).filter(([, each]) => each !== secret));
  if (Object.keys(seats).length > 0 || kept.host) keep(table, { seats });
  else forget(table);
}
