// Requests of the replay.
import { call } from "../../transport/call";
import type { EndingProgress, Replay, Timeline } from "../../wire/protocol";
import { wholeFrames, type WholeFrame } from "./frames";

export const timeline = (table: string) => call<Timeline>(`/tables/${table}/timeline`, { patient: true });
export async function replay(table: string, seat: number | null, from: number, to: number, secret?: string): Promise<WholeFrame[]> {
  const who = seat === null ? "" : `seat=${seat}&`;
  const path = `/tables/${table}/replay?${who}from=${from}&to=${to}`;
  return wholeFrames((await call<Replay>(path, { patient: true, ...(secret ? { secret } : {}) })).frames);
}

/** The analysis of the game's end, as far as it is computed; ask again until `part` is 1. */
export const ending = (table: string) => call<EndingProgress>(`/tables/${table}/ending`, { patient: true });
