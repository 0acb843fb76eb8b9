// Requests of the chat.
import { call } from "../../transport/call";

export const report = (table: string, secret: string) => call<unknown>(`/tables/${table}/report`, { secret });
