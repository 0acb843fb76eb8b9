// Requests about notifications.
import { call } from "../../transport/call";
import type { NotificationWays, MailResult } from "../../wire/protocol";

export const ways = (key: string) => call<NotificationWays>("/notifications", { secret: key });
export const changeCalls = (body: Omit<NotificationWays, "confirmed" | "mail_possible">, key: string) =>
  call<NotificationWays>("/notifications", { method: "PUT", body, secret: key });
export const mail = (token: string, action: string) => call<MailResult>(`/mail/${encodeURIComponent(token)}`, { method: "POST", body: { do: action } });
