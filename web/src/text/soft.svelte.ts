// Inserts soft hyphens into long words on narrow cards, by the patterns of the language; browsers lack them for some.
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

const asked = new Set<string>();

/** Fetch a language's patterns, unless they are here or on their way. */
export async function learnBreaks(language: Language): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const { default: patterns } = await PATTERNS[language]();
  known = { ...known, [language]: createHyphenator(patterns, { hyphenChar: "\u00ad" }) };
}

/** Put soft hyphens into words of more than `room` letters. The first call for a language fetches its patterns. */
export function softened(text: string, language: string, room = 7): string {
  const hyphenate = known[language];
  if (!hyphenate && language in PATTERNS) learnBreaks(language as Language).catch(() => asked.delete(language));
  return hyphenate ? text.replace(LETTERS, (word) => (word.length > room ? hyphenate(word) : word)) : text;
}
