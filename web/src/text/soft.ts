// Where a long Slavic word may break: browsers lack dictionaries for some languages, and cards are narrow.
const VOWELS = "аеёиоуыэюяaeiouyáéěíóúůý";
const OPEN = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}\\P{L}ьъ][${VOWELS}]\\p{L}?)`, "giu");
const LONG = /\p{L}{10,}/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** With soft hyphens between the open syllables of words of ten letters or more. English has its own rules. */
export const softened = (text: string, language: string): string =>
  text.replace(LONG, (word) => (language === "cs" || CYRILLIC.test(word) ? word.replace(OPEN, "\u00ad") : word));
