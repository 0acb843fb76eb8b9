// Requests of the rulebook.
import { call } from "../../transport/call";
import type { Examples } from "../../wire/protocol";

export const gameExamples = (game: string) => call<Examples>(`/games/${game}/examples`, { patient: true });
/** The same out of this table's own game, as a seat saw it. */
export const tableExamples = (table: string, seat: number | null, secret?: string) =>
  call<Examples>(`/tables/${table}/examples${seat === null ? "" : `?seat=${seat}`}`, { patient: true, ...(secret ? { secret } : {}) });
