// The key of this device: it opens every seat of its owner, here and on their other devices. There is no account.
import { Refusal } from "../live/api";
import { keep, keptTables } from "../live/keys";
import type { MyGame } from "../live/protocol";
import { t } from "../text/speech.svelte";
import { showBadge } from "./app";
import * as doors from "./doors";

const PLACE = "fabletable:key";

class Ring {
  games = $state.raw<MyGame[] | null>(null);
  private asked: Promise<string> | null = null;

  /** The key, if this device has one. */
  get held(): string {
    try {
      return localStorage.getItem(PLACE) ?? "";
    } catch {
      return "";
    }
  }

  hold(key: string): void {
    try {
      localStorage.setItem(PLACE, key);
    } catch {
      // A browser that keeps nothing has its seats while it is open.
    }
  }

  drop(): void {
    try {
      localStorage.removeItem(PLACE);
    } catch {
      // Then there is none.
    }
    this.asked = null;
  }

  /** The key, made when it is first needed; empty where the house cannot be asked. */
  async key(): Promise<string> {
    if (this.held) return this.held;
    this.asked ??= doors.makeKey(deviceName()).then(
      ({ key }) => {
        this.hold(key);
        return key;
      },
      () => {
        this.asked = null;
        return "";
      },
    );
    return this.asked;
  }

  /** My games, wherever I sat down; what this browser knows of them is brought up to date. */
  async load(): Promise<MyGame[]> {
    const key = await this.key();
    if (!key) throw new Error("no key");
    await hangAll(key);
    const { games } = await doors.mine(key).catch((error: unknown) => {
      // Shut out by another device of the same person: what it opened is closed here.
      if (error instanceof Refusal && error.say.id === "why-wrong-key") this.drop();
      throw error;
    });
    for (const game of games) opened(game, key);
    this.games = games;
    showBadge(games.filter((game) => game.your_turn).length);
    return games;
  }
}

/** Seats that this browser had before it had a key come along. */
async function hangAll(key: string): Promise<void> {
  for (const kept of keptTables()) {
    const secrets = [...new Set([...Object.values(kept.seats), kept.host])].filter((secret) => secret && !secret.startsWith("k."));
    if (secrets.length === 0) continue;
    // One by one, as a secret that opens nothing any more must not keep the others back.
    for (const secret of secrets) {
      try {
        opened(await doors.hang(kept.table, [secret], key), key);
      } catch {
        // It stays as it is.
      }
    }
  }
}

/** From now on the key stands where the secrets of these seats stood. */
export function opened({ table, seats, host }: MyGame, key: string): void {
  keep(table.id, { game: table.game, seats: Object.fromEntries(seats.map((seat) => [seat, key])), ...(host ? { host: key } : {}) }, false);
}

/** What to call this device until its owner says otherwise. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  if (/iPad|Tablet/i.test(agent)) return t("device-tablet");
  return /Mobi|Android|iPhone/i.test(agent) ? t("device-phone") : t("device-laptop");
}

export const ring = new Ring();
