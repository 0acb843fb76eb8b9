// Puzzles as they are asked, for pictures of their boards: each once, one after the other.
import type { AskedPuzzle, PuzzleName } from "../../wire/protocol";
import * as api from "./api";

const known = new Map<string, Promise<AskedPuzzle>>();
let last: Promise<unknown> = Promise.resolve();

export function excerptOf(puzzle: PuzzleName): Promise<AskedPuzzle> {
  const name = `${puzzle.game}/${puzzle.id}`;
  let found = known.get(name);
  if (!found) {
    found = last.then(
      () => api.ask(puzzle),
      () => api.ask(puzzle),
    );
    last = found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

/** Keep what a person has just been asked: its picture needs no second request. */
export const remember = (asked: AskedPuzzle): unknown => known.set(`${asked.game}/${asked.id}`, Promise.resolve(asked));
