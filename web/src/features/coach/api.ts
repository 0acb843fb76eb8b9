// Requests of the review.
import { call } from "../../transport/call";
import type { ReviewProgress } from "../../wire/protocol";

/** Returns the review of the game, as far as it is computed; ask again until `part` is 1. */
export const review = (table: string, secret?: string) => call<ReviewProgress>(`/tables/${table}/review`, { patient: true, ...(secret ? { secret } : {}) });
