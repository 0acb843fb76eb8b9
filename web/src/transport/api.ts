// The REST side: setting a table up, and reading what has happened.
import type {
  CardInfo,
  SignGroup,
  Claimed,
  Ended,
  Examples,
  Fairness,
  HouseInfo,
  NetworkInfo,
  NetworkWish,
  NewSeat,
  NewTable,
  Problem,
  Replay,
  Reviewing,
  SeatInfo,
  SeatKey,
  Shelf,
  TableInfo,
  TableMade,
  Timeline,
  WhatIf,
} from "../wire/protocol";
import { wholeFrames, type WholeFrame } from "../features/replay/frames";
import type { Say } from "../scene/types";
import { net } from "./net.svelte";

/** A "no" of the server, as a message it can be said with. */
export class Refusal extends Error {
  readonly say: Say;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.code);
    this.say = { id: problem.code, args: problem.args as Say["args"] };
  }
}

/** Whoever does not answer for so long is gone, unless a whole game has to be worked out. */
const SILENCE = 5000;
const LONG_WORK = 120_000;

interface Call {
  patient?: boolean;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  secret?: string;
  /** The key of this device, beside the secret of a link. */
  key?: string;
}

export async function call<T>(path: string, { method = "GET", body, secret, key, patient = false }: Call = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (key) headers["X-Key"] = key;
  const signal = AbortSignal.timeout(patient ? LONG_WORK : SILENCE);
  const response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal }).catch((error: unknown) => {
    net.lost();
    throw error;
  });
  net.heard(response);
  if (!response.ok) throw new Refusal(response.status, await problemIn(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.code) return { code: problem.code, args: problem.args ?? {} };
  } catch {
    // Not JSON: something in between answered.
  }
  return { code: "why-no-answer", args: { status: response.status } };
}

export const house = () => call<HouseInfo>("/house");
export const switchNetwork = (table: string, body: NetworkWish, secret: string) =>
  call<NetworkInfo>(`/tables/${table}/network`, { method: "PUT", body, secret });
export const shelf = () => call<Shelf>("/games");
export const signs = (game: string) => call<SignGroup[]>(`/games/${game}/signs`);
export const numbers = (game: string) => call<CardInfo[]>(`/games/${game}/numbers`);
export const gameExamples = (game: string) => call<Examples>(`/games/${game}/examples`, { patient: true });
/** The same out of this table's own game, as a seat saw it. */
export const tableExamples = (table: string, seat: number | null, secret?: string) =>
  call<Examples>(`/tables/${table}/examples${seat === null ? "" : `?seat=${seat}`}`, { patient: true, ...(secret ? { secret } : {}) });
export const publicTables = () => call<TableInfo[]>("/tables?limit=20");
export const tableInfo = (table: string) => call<TableInfo>(`/tables/${table}`);
/** With the key of this device, so that the table is found on its owner's other devices too. */
export const makeTable = (body: NewTable, key = "") => call<TableMade>("/tables", { method: "POST", body, ...(key ? { secret: key } : {}) });
/** A table at which somebody of this name learns the game. */
export const makeLesson = (game: string, name: string) => call<TableMade>(`/games/${game}/lesson`, { method: "POST", body: { name } });
export const startTable = (table: string, secret: string) =>
  call<TableInfo>(`/tables/${table}/start`, { method: "POST", secret });
export const removeTable = (table: string, secret: string) =>
  call<void>(`/tables/${table}`, { method: "DELETE", secret });
export const claim = (table: string, seat: number, name: string, face: string, secret?: string, key = "") =>
  call<Claimed>(`/tables/${table}/seats/${seat}/claim`, { method: "POST", body: { name, face }, key, ...(secret ? { secret } : {}) });
/** What the host does to a seat names the version that the page showed: nobody who was faster is thrown out unseen. */
export const changeSeat = (table: string, { seat, version }: SeatInfo, body: NewSeat, secret: string) =>
  call<TableMade>(`/tables/${table}/seats/${seat}?version=${version}`, { method: "PUT", body, secret });
export const inviteAnew = (table: string, { seat, version }: SeatInfo, secret: string) =>
  call<SeatKey>(`/tables/${table}/seats/${seat}/invite?version=${version}`, { method: "POST", secret });
export const addEntropy = (table: string, seat: number, text: string, secret: string) =>
  call<TableInfo>(`/tables/${table}/seats/${seat}/entropy`, { method: "PUT", body: { text }, secret });
export const fairness = (table: string) => call<Fairness>(`/tables/${table}/fairness`);
export const timeline = (table: string) => call<Timeline>(`/tables/${table}/timeline`, { patient: true });
/** How the game was won and lost, as far as it is worked out; ask again until `part` is 1. */
export const review = (table: string, secret?: string) => call<Reviewing>(`/tables/${table}/review`, { patient: true, ...(secret ? { secret } : {}) });
/** How the game ended, as far as it is told; ask again until `part` is 1. */
export const ending = (table: string) => call<Ended>(`/tables/${table}/ending`, { patient: true });
/** The same people at another table, seats turned by one; whoever asks second gets the same one. */
export const playAgain = (table: string, secret: string) => call<TableInfo>(`/tables/${table}/again`, { method: "POST", secret });
/** A table of one's own that plays on from a moment of a finished game. */
export const whatIf = (table: string, body: WhatIf, secret?: string) =>
  call<TableMade>(`/tables/${table}/what-if`, { method: "POST", body, patient: true, ...(secret ? { secret } : {}) });
export const recordAddress = (table: string) => `/api/tables/${table}/record`;

/** The public record of a running game, with one's own decisions if one has a secret. */
export const publicRecord = (table: string, secret?: string) =>
  call<unknown>(`/tables/${table}/record?public=true`, { patient: true, ...(secret ? { secret } : {}) });

export async function replay(table: string, seat: number | null, from: number, to: number, secret?: string): Promise<WholeFrame[]> {
  const who = seat === null ? "" : `seat=${seat}&`;
  const path = `/tables/${table}/replay?${who}from=${from}&to=${to}`;
  return wholeFrames((await call<Replay>(path, { patient: true, ...(secret ? { secret } : {}) })).frames);
}
