// Requests of the results page.
import { call } from "../../transport/call";
import type { EndingProgress, Fairness, TableInfo } from "../../wire/protocol";

export const fairness = (table: string) => call<Fairness>(`/tables/${table}/fairness`);
/** How the game ended, as far as it is told; ask again until `part` is 1. */
export const ending = (table: string) => call<EndingProgress>(`/tables/${table}/ending`, { patient: true });
/** Make a rematch: the same people at another table, seats turned by one. A second request gets the same table. */
export const playAgain = (table: string, secret: string) => call<TableInfo>(`/tables/${table}/again`, { method: "POST", secret });
