// Requests of sharing.
import { call } from "../../transport/call";
import type { LinkMade, LinkRequest } from "../../wire/protocol";

/** Pack the game of a table into the letters of a link. */
export const makeLink = (table: string, body: LinkRequest, secret?: string) =>
  call<LinkMade>(`/tables/${table}/game-link`, { method: "POST", body, patient: true, ...(secret ? { secret } : {}) });
