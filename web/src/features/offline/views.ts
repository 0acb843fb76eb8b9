// The last view of each table, kept on this device to be read without a network.
import type { TableInfo } from "../../wire/protocol";
import type { Message, Scene } from "../../scene/types";

export interface KeptView {
  info: TableInfo;
  seat: number | null;
  scene: Scene;
  log: Message[];
  /** Milliseconds. */
  at: number;
}

const CACHE = "views";
const MOST = 12;
const LINES = 80;

const addressOf = (table: string): string => `/kept/${table}`;

export async function keepView(view: KeptView): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(view.info.id), Response.json({ ...view, log: view.log.slice(-LINES) }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  } catch {
    // Nowhere to keep it.
  }
}

export async function keptView(table: string): Promise<KeptView | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const kept = await caches.match(addressOf(table), { cacheName: CACHE });
    const view = kept ? ((await kept.json()) as KeptView) : null;
    return view && "log" in view ? view : null; // one of an older page has other names
  } catch {
    return null;
  }
}

/** Of these tables, or of all. */
export async function forgetViews(tables?: readonly string[]): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    if (!tables) await caches.delete(CACHE);
    else {
      const cache = await caches.open(CACHE);
      await Promise.all(tables.map((table) => cache.delete(addressOf(table))));
    }
  } catch {
    // Nothing was kept.
  }
}
