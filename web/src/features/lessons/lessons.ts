// Lessons on the shelf: finds the one begun in this browser, and begins a new one.
import * as api from "./api";
import { keep, keptTables, type KeptTable } from "../../shared/seat-keys";

/** The newest table at which this game is, or was, learned here. */
export const begunLesson = (game: string): KeptTable | null => keptTables().find((kept) => kept.game === game && kept.lesson) ?? null;

/** Tables opened from the shelf to go on with the lesson: a lesson that was left is resumed there. */
export const takenUp = new Set<string>();

/** A table at which the lesson begins; gives back its id. */
export async function beginLesson(game: string, name: string, steps: number): Promise<string> {
  const made = await api.makeLesson(game, name);
  const seats = Object.fromEntries(made.keys.map(({ seat, secret }) => [seat, secret]));
  keep(made.table.id, { game, host: made.host, seats, lesson: { n: 1, of: steps, state: "on" } });
  return made.table.id;
}
