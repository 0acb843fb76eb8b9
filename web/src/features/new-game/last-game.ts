// Keeps in this browser the last setup of each game.
import type { TimeControl } from "../../wire/protocol";
import { isFace } from "../../shared/faces";
import type { Chair } from "./new-game.svelte";

export interface LastGame {
  chairs: Chair[];
  options: Record<string, unknown>;
  open: boolean;
  terms: { clock: TimeControl; resign: "bot" | "out"; reactions: boolean; chat: boolean };
  grace: number;
}

const PLACE = "fabletable.last";

function readAll(): Record<string, LastGame> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, LastGame>;
  } catch {
    return {};
  }
}

/** None where it was never played here, or what was kept makes no sense. */
export function lastGame(game: string): LastGame | null {
  const kept = readAll()[game];
  const isWhole = Array.isArray(kept?.chairs) && kept.chairs.every((chair) => ["here", "invited", "bot"].includes(chair.kind) && isFace(chair.face));
  return isWhole && typeof kept?.options === "object" ? kept : null;
}

export function rememberGame(game: string, last: LastGame): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...readAll(), [game]: last }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
