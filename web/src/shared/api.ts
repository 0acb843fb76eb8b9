// Requests that more than one feature makes.
import { address, call } from "../transport/call";
import type { ServerInfo, NetworkInfo, NetworkChange, Shelf, TableInfo, TableMade, NewFork } from "../wire/protocol";
import { keptTable } from "./seat-keys";

export const server = () => call<ServerInfo>("/server");
export const switchNetwork = (table: string, body: NetworkChange, secret: string) =>
  call<NetworkInfo>(`/tables/${table}/network`, { method: "PUT", body, secret });
export const shelf = () => call<Shelf>("/games");
export const publicTables = () => call<TableInfo[]>("/tables?limit=20");
/** A table as this device may see it: that of a duel is shown to its own player alone. */
export function tableInfo(table: string): Promise<TableInfo> {
  const secret = Object.values(keptTable(table)?.seats ?? {})[0];
  return call<TableInfo>(`/tables/${table}`, secret ? { secret } : {});
}
/** Makes a table of the player's own that plays on from a moment of a finished game. */
export const whatIf = (table: string, body: NewFork, secret?: string) =>
  call<TableMade>(`/tables/${table}/what-if`, { method: "POST", body, patient: true, ...(secret ? { secret } : {}) });
export const recordAddress = (table: string) => address(`/tables/${table}/record`);
/** The public record of a running game; with a seat's secret, it includes that seat's decisions. */
export const publicRecord = (table: string, secret?: string) =>
  call<unknown>(`/tables/${table}/record?public=true`, { patient: true, ...(secret ? { secret } : {}) });
