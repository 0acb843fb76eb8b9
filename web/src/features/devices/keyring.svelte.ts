// The key of this device: it opens every seat of its owner, here and on their other devices. There is no account.
import { keptAs } from "../../transport/place";
import { Refusal } from "../../transport/refusal";
import { keep, keptTables } from "../../shared/seat-keys";
import type { MyGame } from "../../wire/protocol";
import { t } from "../../text/speech.svelte";
import { showBadge } from "../offline/app";
import * as api from "./api";
import { forgetKey } from "./forget";

const PLACE = keptAs("fabletable:key");
/** Keys of rings that were not merged with the player's own: a lent game, or seats kept apart. */
const OTHERS = keptAs("fabletable:keys");

class DeviceKeys {
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
      // A browser without storage has its seats only while it is open.
    }
  }

  /** Adds a further key beside the player's own; new games do not hang on it. */
  add(key: string): void {
    this.keepOthers([...this.others, key]);
  }

  get others(): string[] {
    try {
      return JSON.parse(localStorage.getItem(OTHERS) ?? "[]") as string[];
    } catch {
      return [];
    }
  }

  private keepOthers(keys: string[]): void {
    try {
      localStorage.setItem(OTHERS, JSON.stringify([...new Set(keys)]));
    } catch {
      // A browser that keeps nothing has them while it is open.
    }
  }

  /** This key opens nothing any more: nothing that it opened stays here. */
  async drop(key: string): Promise<void> {
    this.keepOthers(this.others.filter((other) => other !== key));
    try {
      if (this.held === key) localStorage.removeItem(PLACE);
    } catch {
      // Then there is none.
    }
    this.asked = null;
    this.games = null;
    await forgetKey(key);
  }

  /** The key, made when it is first needed; empty where the server cannot be asked. */
  async key(): Promise<string> {
    if (this.held) return this.held;
    this.asked ??= api.makeKey(deviceName()).then(
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
    const found = new Map<string, MyGame>();
    for (const each of [...this.others, key]) {
      const games = await this.gamesOf(each);
      for (const game of games) found.set(game.table.id, game);
    }
    const games = [...found.values()].sort(byUrgency);
    this.games = games;
    showBadge(games.filter((game) => game.your_turn).length);
    return games;
  }

  /** The games of one ring; its key takes the place of the secrets this browser had of them. */
  private async gamesOf(key: string): Promise<MyGame[]> {
    try {
      const { games } = await api.mine(key);
      for (const game of games) opened(game, key);
      return games;
    } catch (error) {
      // Shut out by another device of the same person: what it opened is closed here.
      const shut = error instanceof Refusal && error.say.id === "why-wrong-key";
      const own = key === this.held;
      if (shut) await this.drop(key);
      if (own || !shut) throw error;
      return [];
    }
  }
}

/** The server's order of games: those in which it is the player's turn first, and the least time left first. */
const groupOf = ({ your_turn, table }: MyGame): number => (your_turn ? 0 : table.state === "playing" ? 1 : table.state === "gathering" ? 2 : 3);
const byUrgency = (a: MyGame, b: MyGame): number => groupOf(a) - groupOf(b) || (a.left_seconds ?? Infinity) - (b.left_seconds ?? Infinity) || 0;

/** Seats that this browser had before it had a key come along. */
async function hangAll(key: string): Promise<void> {
  for (const kept of keptTables()) {
    const secrets = [...new Set([...Object.values(kept.seats), kept.host])].filter((secret) => secret && !secret.startsWith("k."));
    if (secrets.length === 0) continue;
    // One by one, as a secret that opens nothing any more must not keep the others back.
    for (const secret of secrets) {
      try {
        opened(await api.hang(kept.table, [secret], key), key);
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

/** Returns the default name of this device. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  if (/iPad|Tablet/i.test(agent)) return t("device-tablet");
  return /Mobi|Android|iPhone/i.test(agent) ? t("device-phone") : t("device-laptop");
}

export const keyring = new DeviceKeys();
