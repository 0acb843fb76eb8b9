// The answer that could not be sent yet, kept in this tab over a reload.
import type { Message } from "../scene/types";

/** A decision that the server has not acknowledged: sent again under its id, it counts once. */
export interface Unsent {
  id: string;
  number: number;
  seat: number;
  key: string;
  label: Message;
}

const PLACE = "fabletable.unsent.";

export function holdUnsent(table: string, unsent: Unsent): void {
  try {
    sessionStorage.setItem(PLACE + table, JSON.stringify(unsent));
  } catch {
    // It is still sent while the page is open.
  }
}

export function heldUnsent(table: string): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE + table) ?? "null") as Unsent | null;
  } catch {
    return null;
  }
}

export function dropUnsent(table: string, id: string): void {
  try {
    if (heldUnsent(table)?.id === id) sessionStorage.removeItem(PLACE + table);
  } catch {
    // Then there is none.
  }
}
