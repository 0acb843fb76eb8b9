// Requests about the seats of a table that gathers.
import { call } from "../../transport/call";
import type { SeatClaimed, NewSeat, SeatInfo, SeatKey, TableInfo, TableMade } from "../../wire/protocol";

export const startTable = (table: string, secret: string) => call<TableInfo>(`/tables/${table}/start`, { method: "POST", secret });
export const removeTable = (table: string, secret: string) => call<void>(`/tables/${table}`, { method: "DELETE", secret });
export const claim = (table: string, seat: number, name: string, face: string, secret?: string, key = "") =>
  call<SeatClaimed>(`/tables/${table}/seats/${seat}/claim`, { method: "POST", body: { name, face }, key, ...(secret ? { secret } : {}) });
/** Changes a seat as the host. The server refuses a version other than the page's, so a player who has just sat down stays. */
export const changeSeat = (table: string, { seat, version }: SeatInfo, body: NewSeat, secret: string) =>
  call<TableMade>(`/tables/${table}/seats/${seat}?version=${version}`, { method: "PUT", body, secret });
export const inviteAnew = (table: string, { seat, version }: SeatInfo, secret: string) =>
  call<SeatKey>(`/tables/${table}/seats/${seat}/invite?version=${version}`, { method: "POST", secret });
export const addEntropy = (table: string, seat: number, text: string, secret: string) =>
  call<TableInfo>(`/tables/${table}/seats/${seat}/entropy`, { method: "PUT", body: { text }, secret });
