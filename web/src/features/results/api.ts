// Requests of the results page.
import { call } from "../../transport/call";
import type { Fairness, TableInfo } from "../../wire/protocol";

export { ending } from "../replay/api";
export const fairness = (table: string) => call<Fairness>(`/tables/${table}/fairness`);
/** Make a rematch: the same people at another table, seats turned by one. A second request gets the same table. */
export const playAgain = (table: string, secret: string) => call<TableInfo>(`/tables/${table}/again`, { method: "POST", secret });
