// The link of the whole table: it opens any free seat. Its secret stands in the fragment, `#j.SECRET`, which
// browsers do not send; a big screen keeps it while it is open, to show it as a code.
import { isSite } from "../../transport/place";
import { keptTable } from "../../shared/seat-keys";

const PLACE = "fabletable.table-link.";
const WORD = "fabletable.table-word.";

/** `#j.V1StGXR8_Z5jdHi6B-myTA` */
export function tableKeyIn(fragment: string): string {
  return /^#j\.([\w-]{16,64})(\.\p{L}+)?$/u.exec(fragment)?.[1] ?? "";
}

/** A big screen is told the word as well: `#j.SECRET.MOSS`. */
export function wordIn(fragment: string): string {
  return /^#j\.[\w-]{16,64}\.(\p{L}+)$/u.exec(fragment)?.[1] ?? "";
}

export function tableLink(origin: string, table: string, key: string, screen = false, word = ""): string {
  return `${origin}/table/${table}${screen ? "/screen" : ""}${key ? `#j.${key}${word ? `.${word}` : ""}` : ""}`;
}

/** Taken out of the address bar at once, and kept for a reload. */
export function holdTableKey(table: string): string {
  const key = tableKeyIn(location.hash);
  const word = wordIn(location.hash);
  // The address of a site of plain files is all behind the hash, and it has no invitations.
  if (location.hash && !isSite) history.replaceState(null, "", location.pathname);
  try {
    if (key) sessionStorage.setItem(PLACE + table, key);
    if (word) sessionStorage.setItem(WORD + table, word);
  } catch {
    // A browser that keeps nothing shows it until it is reloaded.
  }
  return key;
}

/** The key of the table's link, as far as this browser knows it. */
export function heldTableKey(table: string): string {
  try {
    return sessionStorage.getItem(PLACE + table) ?? keptTable(table)?.join ?? "";
  } catch {
    return keptTable(table)?.join ?? "";
  }
}

export function heldWord(table: string): string {
  try {
    return sessionStorage.getItem(WORD + table) ?? keptTable(table)?.word ?? "";
  } catch {
    return keptTable(table)?.word ?? "";
  }
}

export function dropTableKey(table: string): void {
  try {
    sessionStorage.removeItem(PLACE + table);
  } catch {
    // Then there is none.
  }
}
