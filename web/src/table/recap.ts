// Keeps on this device the scores at the player's last decision, for "since my last turn".
import type { Scene } from "../scene/types";

const AWAY = 10 * 60_000;
const place = (table: string, seat: number | null) => `fabletable.recap.${table}.${seat ?? "watching"}`;

interface Mark {
  scores: (number | null)[];
}

export function markMyTurn(table: string, seat: number | null, scene: Scene): void {
  const scores: (number | null)[] = [];
  for (const player of scene.players) scores[player.seat] = player.score ?? null;
  localStorage.setItem(place(table, seat), JSON.stringify({ scores } satisfies Mark));
}

export function scoresAtMyTurn(table: string, seat: number | null): (number | null)[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(table, seat)) ?? "null") as Mark | null;
    return kept?.scores ?? null;
  } catch {
    return null;
  }
}

/** After ten minutes away, a person is told first what happened. */
export function wasAway(seen: string, now = Date.now()): boolean {
  return seen !== "" && now - Date.parse(seen) > AWAY;
}
