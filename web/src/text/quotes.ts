// Quotation marks within quotation marks are the inner ones of the language.

const MARKS: Record<string, { open: string; close: string; inner: [string, string] }> = {
  en: { open: "“", close: "”", inner: ["‘", "’"] },
  ru: { open: "«", close: "»", inner: ["„", "“"] },
  cs: { open: "„", close: "“", inner: ["‚", "‘"] },
  bg: { open: "„", close: "“", inner: ["‚", "‘"] },
};

export function unnested(words: string, language = document.documentElement.lang): string {
  const marks = MARKS[language] ?? MARKS.en!;
  let depth = 0;
  return [...words]
    .map((letter) => {
      if (letter === marks.open) return depth++ ? marks.inner[0] : letter;
      if (letter === marks.close && depth > 0) return --depth ? marks.inner[1] : letter;
      return letter;
    })
    .join("");
}
