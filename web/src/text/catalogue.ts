// Sentences for people, from Project Fluent catalogues; the same rules as the kernel's catalogue in Python.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

import type { Say } from "../scene/types";

export type { Say };
export type Arg = number | string | Say | Say[];

/** A run of a sentence; `piece` is what it speaks of on the table, `seat` the player it names. */
export interface Run {
  text: string;
  piece?: string;
  seat?: number;
}

// Private-use marks around what a sentence names, taken out again by `runs`.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${OPEN}${CLOSE}]*)${CLOSE}`, "g");

/** Says messages in one language, falling back along `bundles` (the last one is English). */
export class Catalogue {
  readonly language: string;
  private readonly bundles: FluentBundle[];

  constructor(language: string, sources: { language: string; text: string[] }[]) {
    this.language = language;
    this.bundles = sources.map(bundle);
  }

  say(message: Say, names: readonly string[] = []): string {
    return this.spoken(message, names, false);
  }

  /** The sentence cut where it names pieces and players, so that these can be pointed at. */
  runs(message: Say, names: readonly string[] = []): Run[] {
    const marked = this.spoken(message, names, true);
    const found: Run[] = [];
    let from = 0;
    for (const match of marked.matchAll(MARKED)) {
      if (match.index > from) found.push({ text: plain(marked.slice(from, match.index)) });
      found.push({ text: match[2] ?? "", ...pointed(match[1] ?? "") });
      from = match.index + match[0].length;
    }
    if (from < marked.length) found.push({ text: plain(marked.slice(from)) });
    return found;
  }

  format(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute = ""] = id.split(".", 2);
    for (const each of this.bundles) {
      const found = each.getMessage(name);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (pattern) return each.formatPattern(pattern, args, []);
    }
    return id;
  }

  has(id: string): boolean {
    const [name = "", attribute = ""] = id.split(".", 2);
    return this.bundles.some((each) => {
      const found = each.getMessage(name);
      return Boolean(attribute ? found?.attributes[attribute] : found?.value);
    });
  }

  private spoken(message: Say, names: readonly string[], marked: boolean): string {
    if (message.id === "seat") return this.seat(message.args?.n, names, marked);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.plain(value, names, marked);
    const sentence = this.format(message.id, args);
    return marked && message.piece ? mark(message.piece, sentence) : sentence;
  }

  private seat(seat: Arg | undefined, names: readonly string[], marked: boolean): string {
    const known = typeof seat === "number" ? names[seat] : undefined;
    const name = known ?? this.format("seat-unnamed", { n: typeof seat === "number" ? seat + 1 : String(seat) });
    return marked ? mark(`seat:${String(seat)}`, name) : name;
  }

  private plain(value: Arg, names: readonly string[], marked: boolean): string | number {
    if (Array.isArray(value)) return this.list(value.map((each) => this.spoken(each, names, marked)));
    if (typeof value === "object") return this.spoken(value, names, marked);
    return value;
  }

  private list(items: string[]): string {
    const [first, ...others] = items;
    if (first === undefined) return this.format("list-none");
    return others.reduce((sentence, next, index) => {
      const id = index === others.length - 1 ? "list-last" : "list-more";
      return this.format(id, { "so-far": sentence, next });
    }, first);
  }
}

function bundle(source: { language: string; text: string[] }): FluentBundle {
  const made = new FluentBundle(source.language, { useIsolating: false });
  for (const text of source.text) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function mark(piece: string, text: string): string {
  return `${OPEN}${piece}${MIDDLE}${plain(text)}${CLOSE}`;
}

function plain(text: string): string {
  return text.replace(MARKED, "$2");
}

function pointed(mark: string): Pick<Run, "piece" | "seat"> {
  return mark.startsWith("seat:") ? { seat: Number(mark.slice(5)) } : { piece: mark };
}
