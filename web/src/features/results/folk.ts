// The players of a finished table: their names, colours and emblems, and the text of a message for them.
import type { Message } from "../../scene/types";

export interface Folk {
  names: readonly string[];
  /** Seats, winners first, then by score. */
  ranked: readonly number[];
  winners: readonly number[];
  /** The number of decisions in the game. */
  last: number;
  look: (seat: number) => { icon: string; color: string };
  text: (say: Message) => string;
  /** Into the replay, there. */
  see: (at: number) => void;
}

/** Winners first, then by score. */
export function ranked(winners: readonly number[], scores: readonly number[]): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
}
