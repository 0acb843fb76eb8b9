// Requests of the review.
import { call } from "../../transport/call";
import type { ReviewProgress } from "../../wire/protocol";

/** How the game was won and lost, as far as it is worked out; ask again until `part` is 1. */
export const review = (table: string, secret?: string) => call<ReviewProgress>(`/tables/${table}/review`, { patient: true, ...(secret ? { secret } : {}) });
