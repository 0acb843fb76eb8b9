// Requests of the new game panel.
import { call } from "../../transport/call";
import type { CardInfo, NewTable, TableMade } from "../../wire/protocol";

export const numbers = (game: string) => call<CardInfo[]>(`/games/${game}/numbers`);
/** With the key of this device, so that the table is found on its owner's other devices too. */
export const makeTable = (body: NewTable, key = "") => call<TableMade>("/tables", { method: "POST", body, ...(key ? { secret: key } : {}) });
