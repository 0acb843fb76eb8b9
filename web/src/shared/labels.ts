// Names that the page says: games, seats, bots, options.
import type { Odds } from "../scene/types";
import { speech, t } from "../text/speech.svelte";
import { shelf } from "./shelf.svelte";

export const gameName = (game: string): string => shelf.title(game);
/** As the heading of something. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase(speech.language) + words.slice(1);
export const gameMotto = (game: string): string => shelf.motto(game);
/** A description of the game, in two sentences. */
export const gameAbout = (game: string): string => shelf.about(game);

/** "Medium", or "Medium · Smith" for one that has a temperament. */
export function botName(game: string, bot: string): string {
  const [strength = bot, temperament] = bot.split(":");
  const name = said(game, `bot-${strength}`) || strength;
  return temperament ? t("bot-fond", { bot: name, temperament: temperamentName(game, temperament) }) : name;
}

export function botNote(game: string, bot: string): string {
  return said(game, `bot-${bot.split(":")[0]}.text`);
}

export function temperamentName(game: string, temperament: string): string {
  return said(game, `temperament-${temperament}`) || temperament;
}

export function temperamentNote(game: string, temperament: string): string {
  return said(game, `temperament-${temperament}.text`);
}

/** By the page itself, else by the game or the server, first in the reader's language; nothing where none of them knows it. */
function said(game: string, id: string): string {
  if (speech.page.has(id)) return t(id);
  const know = [speech.of(game), speech.of("")].filter((each) => each.has(id));
  // After a change of language the game's sentences may still be the English ones.
  const knows = know.find((each) => each.language === speech.language) ?? know[0];
  return knows ? knows.format(id) : "";
}

/** `option-NAME` or `option-NAME-WORD`; a word that is a piece (feats: hammer) has the piece's name, `feat-hammer`. */
export function optionName(game: string, name: string, word = ""): string {
  const ids = word ? [`option-${name}-${word}`, `${name.replace(/s$/, "")}-${word}`] : [`option-${name}`];
  const id = ids.find((each) => speech.of(game).has(each));
  return id ? speech.of(game).format(id) : word || name;
}

/** The name of a table without the option. */
export function optionOff(game: string, name: string): string {
  const id = `option-${name}.off`;
  return speech.of(game).has(id) ? speech.of(game).format(id) : t("option-without", { option: optionName(game, name) });
}

export function hasOption(game: string, name: string, word: string): boolean {
  return speech.of(game).has(`option-${name}-${word}`);
}

export function optionNote(game: string, name: string, word = ""): string {
  const id = `${word ? `option-${name}-${word}` : `option-${name}`}.text`;
  return speech.of(game).has(id) ? speech.of(game).format(id) : "";
}

/** "Ada, Ben and Mira", in the reader's language. */
export const listed = (names: string[]): string => new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);

/** "yesterday", "3 hours ago", in the reader's language. */
export function ago(time: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(time) - now) / 60_000);
  const said = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto", style: "short" });
  if (Math.abs(minutes) < 60) return said.format(minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return said.format(Math.round(minutes / 60), "hour");
  return said.format(Math.round(minutes / 1440), "day");
}

/** "won 28 %, drawn 14 %", as it is said beside a choice. */
export function spokenOdds(odds: Odds): string {
  const { won, drawn = 0, before } = odds;
  if (before != null) return t("odds-change", { before, won });
  return t(odds.about ? "odds-spoken-about" : "odds-spoken", { won, drawn });
}
