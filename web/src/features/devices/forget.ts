// Deletes the games that this device has stored: lists, hands to be read without a network, tales.
import { dropSeat, keep, keptTables } from "../../shared/seat-keys";
import { forgetViews } from "../offline/views";

/** The service worker's cache of what was read: lists and tables. */
const READ = "read";
const NAMES = /^fabletable[.:](tables|keys?|told\.|recap\.|unsent\.|invitation\.|table-link\.|table-word\.)/;

/** Forget all of it: the next person at this browser finds no games. */
export async function forgetAll(): Promise<void> {
  for (const place of places()) clear(place, (name) => NAMES.test(name));
  await forgetViews();
  await forgetRead();
}

/** Forgets the games that this key opened, and no others. */
export async function forgetKey(key: string): Promise<void> {
  const tables = keptTables().filter(({ seats, host }) => host === key || Object.values(seats).includes(key));
  for (const { table, host } of tables) {
    if (host === key) keep(table, { host: "", invites: {}, join: "", word: "" }, false);
    dropSeat(table, key);
  }
  const gone = tables.filter(({ table }) => !keptTables().some((kept) => kept.table === table)).map(({ table }) => table);
  for (const place of places()) clear(place, (name) => NAMES.test(name) && gone.some((table) => name.includes(table)));
  await forgetViews(tables.map(({ table }) => table));
  await forgetRead();
}

function places(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return []; // A browser that keeps nothing has nothing to forget.
  }
}

function clear(place: Storage, matches: (name: string) => boolean): void {
  for (const name of Object.keys(place)) if (matches(name)) place.removeItem(name);
}

async function forgetRead(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(READ).catch(() => false);
}
