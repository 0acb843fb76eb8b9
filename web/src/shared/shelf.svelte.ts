// The games on this server's shelf: requested once, and used by every page that names a game.
import * as api from "./api";
import type { BotInfo, Box, GameInfo, Shelf } from "../wire/protocol";
import { speech } from "../text/speech.svelte";

const PLAIN: Box = {};

class OnTheShelf {
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server, unless it has answered before. */
  load(): Promise<void> {
    this.asked ??= api.shelf().then(
      (shelf) => this.take(shelf),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Ask the server anew. */
  ask(): Promise<void> {
    this.asked = null;
    return this.load();
  }

  take({ games, bots }: Shelf): void {
    const place = ({ box }: GameInfo): number => box.shelf ?? 100;
    this.games = games.toSorted((a, b) => place(a) - place(b) || a.key.localeCompare(b.key));
    this.bots = bots;
  }

  find(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  box(key: string): Box {
    return this.find(key)?.box ?? PLAIN;
  }

  /** The icon of a game in bars and letters. */
  mark(key: string): string {
    return this.box(key).mark ?? "open-book";
  }

  title(key: string): string {
    return said(this.find(key)?.titles) || key;
  }

  motto(key: string): string {
    return said(this.find(key)?.mottos);
  }

  about(key: string): string {
    return said(this.find(key)?.abouts);
  }
}

/** In the reader's language, else in English, else in whichever there is. */
function said(words: Record<string, string> = {}): string {
  return words[speech.language] ?? words["en"] ?? Object.values(words)[0] ?? "";
}

export const shelf = new OnTheShelf();
