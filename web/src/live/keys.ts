// The secrets of the seats that are played in this browser, by table. Whoever has a seat's secret sits there.

export interface KeptTable {
  table: string;
  game: string;
  host: string;
  /** Seats played here. */
  seats: Record<number, string>;
  /** Invitations that the host may still hand out. */
  invites: Record<number, string>;
  seen: string;
}

const PLACE = "fabletable.tables";

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

export function keep(table: string, change: Partial<KeptTable>): KeptTable {
  const all = readAll();
  const before = all[table] ?? { table, game: "", host: "", seats: {}, invites: {}, seen: "" };
  const after = { ...before, ...change, seen: new Date().toISOString() };
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
  seat: number;
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
