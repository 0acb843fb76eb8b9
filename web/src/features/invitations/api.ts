// The REST side of coming together: links and what they open, the keys of one's devices, the hall, calls.
import { call } from "../../transport/api";
import type { Calls, Carried, Carry, Claimed, Door, Hall, KeyFile, KeyMade, Keyring, Knocked, MailSaid, MyGame, MyGames, TableInfo, TableLink, Words } from "../../wire/protocol";

// --- links ---
export const door = (table: string, secret: string, key: string) => call<Door>(`/tables/${table}/door`, { secret, key });
export const doorOfWord = (word: string, key: string) => call<Door>(`/words/${encodeURIComponent(word)}`, { key });
export const join = (table: string, name: string, face: string, seat: number | null, secret: string, key: string) =>
  call<Claimed>(`/tables/${table}/join`, { method: "POST", body: { name, face, seat }, secret, key });
export const newLink = (table: string, host: string) => call<TableLink>(`/tables/${table}/link`, { method: "POST", secret: host });
export const withdrawLinks = (table: string, host: string) => call<TableInfo>(`/tables/${table}/link`, { method: "DELETE", secret: host });
export const hideNames = (table: string, hidden: boolean, host: string) =>
  call<TableInfo>(`/tables/${table}/names`, { method: "PUT", body: { hidden }, secret: host });
export const knock = (table: string, name: string) => call<Knocked>(`/tables/${table}/knock`, { method: "POST", body: { name } });
export const knocked = (table: string, ticket: string) => call<Knocked>(`/tables/${table}/knock`, { secret: ticket });
export const letIn = (table: string, id: number, seat: number | null, host: string) =>
  call<TableInfo>(`/tables/${table}/knocks/${id}`, { method: "POST", body: { seat }, secret: host });

// --- manners ---
export const report = (table: string, secret: string) => call<unknown>(`/tables/${table}/report`, { secret });

// --- keys ---
export const makeKey = (name: string) => call<KeyMade>("/keys", { method: "POST", body: { name } });
export const keyring = (key: string) => call<Keyring>("/keys", { secret: key });
export const renameDevice = (name: string, key: string) => call<Keyring>("/keys", { method: "PUT", body: { name }, secret: key });
export const mine = (key: string) => call<MyGames>("/mine", { secret: key });
export const hang = (table: string, secrets: string[], key: string) => call<MyGame>("/keys/seats", { method: "POST", body: { table, secrets }, secret: key });
export const unhang = (table: string, key: string) => call<MyGames>(`/keys/seats/${table}`, { method: "DELETE", secret: key });
export const carry = (tables: string[], key: string) => call<Carry>("/keys/carry", { method: "POST", body: { tables }, secret: key });
export const lookAt = (ticket: string, key: string) => call<Carried>("/keys/look", { method: "POST", body: { ticket }, key });
export const take = (ticket: string, name: string, bring: string[], key: string) => call<KeyMade>("/keys/take", { method: "POST", body: { ticket, name, bring }, key });
export const sixWords = (key: string) => call<Words>("/keys/words", { method: "POST", secret: key });
export const keyFile = (key: string) => call<KeyFile>("/keys/file", { method: "POST", secret: key });
export const recover = (by: { words?: string; secret?: string }, name: string) => call<KeyMade>("/keys/recover", { method: "POST", body: { ...by, name } });
export const shutOut = (device: string, key: string) => call<Keyring>(`/keys/devices/${device}`, { method: "DELETE", secret: key });

// --- the hall ---
export function hall(only: { game: string; language: string; pace: string }): Promise<Hall> {
  const asked = new URLSearchParams(Object.entries(only).filter(([, value]) => value));
  return call<Hall>(`/hall?${asked}`);
}

// --- calls ---
export const calls = (key: string) => call<Calls>("/calls", { secret: key });
export const changeCalls = (body: Omit<Calls, "confirmed" | "mail_possible">, key: string) => call<Calls>("/calls", { method: "PUT", body, secret: key });
export const mail = (token: string, deed: string) => call<MailSaid>(`/mail/${encodeURIComponent(token)}`, { method: "POST", body: { do: deed } });
