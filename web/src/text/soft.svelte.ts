// Where a long word may break on a narrow card, by the patterns of its language; browsers lack them for some.
import createHyphenator, { type Hyphenator, type Patterns } from "hyphen";
import type { Language } from "./speech.svelte";

const PATTERNS: Record<Language, () => Promise<{ default: Patterns }>> = {
  en: () => import("hyphen/patterns/en-us"),
  ru: () => import("hyphen/patterns/ru"),
  cs: () => import("hyphen/patterns/cs"),
  bg: () => import("hyphen/patterns/bg"),
};
let known = $state.raw<Partial<Record<string, Hyphenator>>>({});
const LETTERS = /\p{L}+/gu;

/** Fetch a language's patterns, unless they are here. */
export async function learnBreaks(language: Language): Promise<void> {
  if (known[language]) return;
  const { default: patterns } = await PATTERNS[language]();
  known = { ...known, [language]: createHyphenator(patterns, { hyphenChar: "\u00ad" }) };
}

/** With soft hyphens where words of more than so many letters may break; shorter ones have room. */
export function softened(text: string, language: string, room = 7): string {
  const hyphenate = known[language];
  return hyphenate ? text.replace(LETTERS, (word) => (word.length > room ? hyphenate(word) : word)) : text;
}
