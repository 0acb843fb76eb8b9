// The rules as a book: its texts cut into blocks, what is found in them, what is in force at a table. The page knows no game.
import type { ChapterInfo, RuleInfo } from "../../wire/protocol";
import type { Catalogue } from "../../text/catalogue";

/** A piece of a sentence; `rule` is where it leads. */
export interface Run {
  text: string;
  loud?: boolean;
  rule?: string;
}

export interface Block {
  kind: "p" | "ul" | "ol";
  /** One paragraph, or the points of a list. */
  lines: Run[][];
}

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([a-z0-9-]+)\)/g;
const POINT = /^(?:-|\d+\.) /;

/** Paragraphs between blank lines; lines that begin with "- " or "1. " are points. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => grouped(part.split("\n")))
    .filter((block) => block.lines.length > 0);
}

function grouped(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const kind = !POINT.test(line) ? "p" : line.startsWith("-") ? "ul" : "ol";
    const last = found.at(-1);
    if (last && last.kind === kind && kind !== "p") last.lines.push(runsOf(line.replace(POINT, "")));
    else if (last?.kind === "p" && kind === "p") last.lines[0] = [...(last.lines[0] ?? []), { text: " " }, ...runsOf(line)];
    else found.push({ kind, lines: [runsOf(line.replace(POINT, ""))] });
  }
  return found;
}

export function runsOf(line: string): Run[] {
  const found: Run[] = [];
  let upto = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > upto) found.push({ text: line.slice(upto, match.index) });
    found.push(match[1] ? { text: match[1], loud: true } : { text: match[2] ?? "", rule: match[3] ?? "" });
    upto = match.index + match[0].length;
  }
  if (upto < line.length) found.push({ text: line.slice(upto) });
  return found;
}

export const plain = (text: string): string => text.replaceAll(MARKED, "$1$2");

// --- searching, as kernel/book.py does ---

const SOFT = /[aeiouyаеиоуыэюяйьъ]+$/u;

/** In small letters and without accents, letter by letter. */
export const folded = (text: string): string => Array.from(text.toLowerCase(), (letter) => letter.normalize("NFD").charAt(0)).join("");

/** The search words, folded; a text is found if it contains all of them. */
export function needlesOf(words: string): string[] {
  const found = folded(words).split(/\s+/).filter(Boolean);
  return found.map((word) => (word.replace(SOFT, "").length >= 3 ? word.replace(SOFT, "") : word));
}

export function hitsIn(text: string, needles: readonly string[]): number {
  const among = folded(plain(text));
  const found = needles.map((needle) => among.split(needle).length - 1);
  return found.length > 0 && found.every((n) => n > 0) ? found.reduce((sum, n) => sum + n, 0) : 0;
}

/** A text cut where the needles are in it; what is found is taken to the end of its word. */
export function marked(text: string, needles: readonly string[]): { text: string; hit: boolean }[] {
  if (needles.length === 0) return [{ text, hit: false }];
  const among = folded(text);
  if (among.length !== text.length) return [{ text, hit: false }];
  const found: { text: string; hit: boolean }[] = [];
  let upto = 0;
  while (upto < text.length) {
    const starts = needles.map((needle) => among.indexOf(needle, upto)).filter((at) => at >= 0);
    if (starts.length === 0) break;
    const start = Math.min(...starts);
    const longest = Math.max(...needles.filter((needle) => among.startsWith(needle, start)).map((needle) => needle.length));
    const rest = /^\p{L}*/u.exec(text.slice(start + longest))?.[0].length ?? 0;
    if (start > upto) found.push({ text: text.slice(upto, start), hit: false });
    upto = start + longest + rest;
    found.push({ text: text.slice(start, upto), hit: true });
  }
  if (upto < text.length) found.push({ text: text.slice(upto), hit: false });
  return found;
}

/** The number of matches in a chapter with all its sections. */
export function hitsOf(chapter: ChapterInfo, words: Catalogue, needles: readonly string[]): number {
  const texts = [chapter, ...(chapter.sections ?? [])].flatMap(({ key }) => [words.format(`rule-${key}`), textOf(words, key)]);
  return hitsIn(texts.join("\n"), needles);
}

export const textOf = (words: Catalogue, rule: string): string => (words.has(`rule-${rule}.text`) ? words.format(`rule-${rule}.text`) : "");

// --- where and at which table ---

/** The chapter that is this rule or has it as a section. */
export const chapterOf = (chapters: readonly ChapterInfo[], rule: string): ChapterInfo | undefined =>
  chapters.find((each) => each.key === rule || each.sections?.some((section) => section.key === rule));

/** A table as far as rules depend on it. */
export interface Terms {
  options: Record<string, unknown>;
  players: number;
}

export const isOptional = (rule: RuleInfo): boolean => (rule.when?.length ?? 0) > 0 || (rule.players?.length ?? 0) > 0;

export function inForce({ when = [], players = [] }: RuleInfo, terms: Terms): boolean {
  if (players.length > 0 && !players.includes(terms.players)) return false;
  return when.length === 0 || when.some((each) => Object.entries(each).every(([name, word]) => terms.options[name] === word));
}
