// Requests about notifications.
import { call } from "../../transport/call";
import type { Calls, MailSaid } from "../../wire/protocol";

export const calls = (key: string) => call<Calls>("/calls", { secret: key });
export const changeCalls = (body: Omit<Calls, "confirmed" | "mail_possible">, key: string) => call<Calls>("/calls", { method: "PUT", body, secret: key });
export const mail = (token: string, action: string) => call<MailSaid>(`/mail/${encodeURIComponent(token)}`, { method: "POST", body: { do: action } });
