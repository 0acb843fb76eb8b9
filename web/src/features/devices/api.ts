// Requests about the keys of the player's devices.
import { call } from "../../transport/call";
import type { CarriedGames, CarryTicket, KeyFile, KeyMade, Keyring, MyGame, MyGames, RecoveryWords } from "../../wire/protocol";

export const makeKey = (name: string) => call<KeyMade>("/keys", { method: "POST", body: { name } });
export const keyring = (key: string) => call<Keyring>("/keys", { secret: key });
export const renameDevice = (name: string, key: string) => call<Keyring>("/keys", { method: "PUT", body: { name }, secret: key });
export const mine = (key: string) => call<MyGames>("/mine", { secret: key });
export const hang = (table: string, secrets: string[], key: string) => call<MyGame>("/keys/seats", { method: "POST", body: { table, secrets }, secret: key });
export const unhang = (table: string, key: string) => call<MyGames>(`/keys/seats/${table}`, { method: "DELETE", secret: key });
export const carry = (tables: string[], key: string) => call<CarryTicket>("/keys/carry", { method: "POST", body: { tables }, secret: key });
export const lookAt = (ticket: string, key: string) => call<CarriedGames>("/keys/look", { method: "POST", body: { ticket }, key });
export const take = (ticket: string, name: string, bring: string[], key: string) =>
  call<KeyMade>("/keys/take", { method: "POST", body: { ticket, name, bring }, key });
export const sixWords = (key: string) => call<RecoveryWords>("/keys/words", { method: "POST", secret: key });
export const keyFile = (key: string) => call<KeyFile>("/keys/file", { method: "POST", secret: key });
export const recover = (by: { words?: string; secret?: string }, name: string) => call<KeyMade>("/keys/recover", { method: "POST", body: { ...by, name } });
export const shutOut = (device: string, key: string) => call<Keyring>(`/keys/devices/${device}`, { method: "DELETE", secret: key });
