// Requests about links and what they open.
import { call } from "../../transport/call";
import type { SeatClaimed, LinkInfo, JoinRequested, TableInfo, TableLink } from "../../wire/protocol";

export const linkInfo = (table: string, secret: string, key: string) => call<LinkInfo>(`/tables/${table}/invitation`, { secret, key });
export const linkInfoOfWord = (word: string, key: string) => call<LinkInfo>(`/words/${encodeURIComponent(word)}`, { key });
export const join = (table: string, name: string, face: string, seat: number | null, secret: string, key: string) =>
  call<SeatClaimed>(`/tables/${table}/join`, { method: "POST", body: { name, face, seat }, secret, key });
export const newLink = (table: string, host: string) => call<TableLink>(`/tables/${table}/link`, { method: "POST", secret: host });
export const withdrawLinks = (table: string, host: string) => call<TableInfo>(`/tables/${table}/link`, { method: "DELETE", secret: host });
export const hideNames = (table: string, hidden: boolean, host: string) =>
  call<TableInfo>(`/tables/${table}/names`, { method: "PUT", body: { hidden }, secret: host });
export const askToJoin = (table: string, name: string) => call<JoinRequested>(`/tables/${table}/join-request`, { method: "POST", body: { name } });
export const joinRequest = (table: string, ticket: string) => call<JoinRequested>(`/tables/${table}/join-request`, { secret: ticket });
export const letIn = (table: string, id: number, seat: number | null, host: string) =>
  call<TableInfo>(`/tables/${table}/join-requests/${id}`, { method: "POST", body: { seat }, secret: host });
