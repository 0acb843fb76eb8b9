// Requests about puzzles and the player's mistakes. Days turn at midnight of the reader's time zone.
import { call } from "../../transport/call";
import type {
  AskedPuzzle,
  KeptMistakes,
  Mistakes,
  NewPuzzleRun,
  Notebook,
  PuzzleLink,
  PuzzleName,
  PuzzleOverview,
  PuzzleReply,
  PuzzleRun,
  PuzzleTry,
  ReviewProgress,
  TableMade,
} from "../../wire/protocol";
import { keyring } from "../devices/keyring.svelte";

/** Minutes by which the clock here is ahead of UTC. */
const offset = (): number => -new Date().getTimezoneOffset();

async function asked<T>(path: string, method?: "POST" | "PUT" | "DELETE", body?: unknown): Promise<T> {
  const secret = await keyring.key();
  return call<T>(path, { secret, patient: true, ...(method ? { method } : {}), ...(body === undefined ? {} : { body }) });
}

const pathOf = ({ game, id }: PuzzleName): string => `/puzzles/${game}/${id}`;

export const overview = () => asked<PuzzleOverview>(`/puzzles?offset=${offset()}`);
export const begin = (wanted: Partial<NewPuzzleRun>) => asked<PuzzleRun>("/puzzles/run", "POST", { ...wanted, offset: offset() });
export const ask = (puzzle: PuzzleName) => asked<AskedPuzzle>(pathOf(puzzle));
export const answer = (puzzle: PuzzleName, tried: Omit<PuzzleTry, "offset">) =>
  asked<PuzzleReply>(`${pathOf(puzzle)}/answer`, "POST", { ...tried, offset: offset() });
export const playOn = (puzzle: PuzzleName, name: string) => asked<TableMade>(`${pathOf(puzzle)}/play-on`, "POST", { name });
export const link = (puzzle: PuzzleName) => asked<PuzzleLink>(`${pathOf(puzzle)}/link`);
export const mistakes = () => asked<Mistakes>(`/mistakes?offset=${offset()}`);
export const keepMistakes = (table: string) => asked<KeptMistakes>("/mistakes", "POST", { table, offset: offset() });
export const wishMistake = (id: string, kept: boolean) => asked<Mistakes>(`/mistakes/${id}`, "PUT", { kept, offset: offset() });
export const notebook = () => asked<Notebook>("/notebook");
export const forgetNote = (name: string) => asked<Notebook>(`/notebook/${name}`, "DELETE");
/** The review that finds the player's faults; the first request starts it. */
export const review = (table: string, secret: string) => call<ReviewProgress>(`/tables/${table}/review`, { secret });
