// The page speaks one language at a time: its own catalogue, and the one of the game on the table.
import { text } from "../transport/call";
import { Catalogue, type Run, type Message } from "./catalogue";

export const LANGUAGES = ["en", "ru", "cs", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const ENDONYMS: Record<Language, string> = { en: "English", ru: "Русский", cs: "Čeština", bg: "Български" };

/** The page's own catalogues, each a chunk of its own. Every one is complete, so none falls back to another. */
const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogues/en"),
  ru: () => import("./catalogues/ru"),
  cs: () => import("./catalogues/cs"),
  bg: () => import("./catalogues/bg"),
};

/** Parts of the page's own catalogues that come with the pages that need them: each a folder beside this file. */
export type Part = "book" | "chronicle" | "credits" | "devices" | "duel" | "form" | "invite" | "lobby" | "mail" | "puzzles" | "replay" | "results";
const PARTS = import.meta.glob<string>("./{book,chronicle,credits,devices,duel,form,invite,lobby,mail,puzzles,replay,results}/*.ftl", {
  query: "?raw",
  import: "default",
});
const wordsOf = (part: Part, language: Language): Promise<string> => PARTS[`./${part}/${language}.ftl`]!();

type Fetch = (path: string) => Promise<string>;

class Speech {
  language = $state<Language>("en");
  page = $state.raw<Catalogue>(new Catalogue("en", []));
  games = $state.raw<Record<string, Catalogue>>({});

  private wanted: Language | null = null;
  private readonly parts = new Set<Part>();

  /** Speak a further part from now on. */
  async also(part: Part): Promise<void> {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    await this.use(this.wanted ?? this.language);
  }

  /** Speak a language as soon as its catalogue is here; until then, and where it cannot be had, the one spoken before. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    const [{ default: text }, ...parts] = await Promise.all([CATALOGUES[language](), ...[...this.parts].map((part) => wordsOf(part, language))]);
    if (this.wanted !== language) return;
    this.page = new Catalogue(language, [{ language, text: [...text, ...parts] }]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch a game's sentences in the present language, unless they are here. */
  async learn(game: string, fetched: Fetch = text): Promise<void> {
    const language = this.language;
    const name = `${game}:${language}`;
    if (this.games[name]) return;
    const wanted = language === "en" ? ["en"] : [language, "en"];
    const sources = await Promise.all(wanted.map(async (each) => ({ language: each, text: [await fetched(textAddress(game, each))] })));
    this.games = { ...this.games, [name]: new Catalogue(language, sources) };
  }

  /** Loads the server's own texts, which belong to no game: the name of the game is empty. */
  async learnHouse(): Promise<void> {
    await this.learn("");
  }

  of(game: string): Catalogue {
    return this.games[`${game}:${this.language}`] ?? this.games[`${game}:en`] ?? this.page;
  }
}

export function textAddress(game: string, language: string): string {
  return game ? `/games/${game}/text/${language}` : `/text/${language}`;
}

export const speech = new Speech();

/** A sentence of the page itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return speech.page.format(id, args);
}

/** A sentence of a game, with the players' names; `reader` is addressed as "you". */
export function messageText(game: string, message: Message | null | undefined, names: readonly string[] = [], reader: number | null = null): string {
  return message ? speech.of(game).say(message, names, reader) : "";
}

export function messageRuns(game: string, message: Message, names: readonly string[] = [], reader: number | null = null): Run[] {
  return speech.of(game).runs(message, names, reader);
}
