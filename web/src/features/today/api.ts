// Requests of the table of the day.
import { call } from "../../transport/call";
import type { DayList, DayResultProgress, ListedTry, NewDayTable, TableMade, Today } from "../../wire/protocol";

/** The number of minutes by which the clock here is ahead of UTC. */
export const zone = (): number => -new Date().getTimezoneOffset();

export const today = (secret: string) => call<Today>(`/today?zone=${zone()}`, secret ? { secret } : {});
export const play = (body: Partial<NewDayTable> & { game: string }, secret: string) =>
  call<TableMade>("/today", { method: "POST", body: { ...body, zone: zone() }, secret });
export const result = (table: string, secret: string) => call<DayResultProgress>(`/tables/${table}/day?zone=${zone()}`, secret ? { secret } : {});
export const tries = (day: string, why: string, game: string, secret: string) => call<DayList>(`/today/${day}/${why}/${game}`, { secret });
/** The first try of which this is the record; refused where it is none. */
export const check = (day: string, why: string, game: string, record: unknown) =>
  call<ListedTry>(`/today/${day}/${why}/${game}`, { method: "POST", body: record });
