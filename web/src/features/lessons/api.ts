// Requests of the lessons.
import { call } from "../../transport/call";
import type { TableMade } from "../../wire/protocol";

/** A table at which somebody of this name learns the game. */
export const makeLesson = (game: string, name: string) => call<TableMade>(`/games/${game}/lesson`, { method: "POST", body: { name } });
