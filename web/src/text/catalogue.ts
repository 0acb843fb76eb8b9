// Sentences for people, from Project Fluent catalogues; the same rules as the kernel's catalogue in Python.
import { FluentBundle, FluentResource, FluentType } from "@fluent/bundle";
import type { FluentFunction, FluentVariable } from "@fluent/bundle";

import type { Message } from "../scene/types";

export type { Message };
export type Arg = number | string | Message | Message[];

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

/** The forms a name may have beside its usual one, attributes of its message: `{ ACC($card) }` asks for `.acc`. */
const FORMS = ["gen", "dat", "acc", "ins", "loc", "voc", "the", "an", "more", "less"];
const GENDERS = ["m", "f", "n", "pl"];

/** An argument that has a name: a card, a place, or a list of them. It is said in the form the sentence asks for. */
class Name extends FluentType<Message | Message[]> {
  constructor(
    value: Message | Message[],
    private readonly formed: (message: Message, form: string) => string,
    private readonly listed: (items: string[]) => string,
    private readonly genderOf: (message: Message) => string,
  ) {
    super(value);
  }

  toString(): string {
    return this.form("");
  }

  form(form: string): string {
    if (!Array.isArray(this.value)) return this.formed(this.value, form);
    return this.listed(this.value.map((each) => this.formed(each, form)));
  }

  /** Several things are plural, whatever each of them is. */
  gender(): string {
    if (!Array.isArray(this.value)) return this.genderOf(this.value);
    const [only, ...others] = this.value;
    if (only === undefined) return "";
    return others.length ? "pl" : this.genderOf(only);
  }
}

const FUNCTIONS: Record<string, FluentFunction> = {
  GENDER: ([value]) => {
    const gender = value instanceof Name ? value.gender() : "";
    return GENDERS.includes(gender) ? gender : "";
  },
};
for (const form of FORMS) {
  FUNCTIONS[form.toUpperCase()] = ([value = ""]) => (value instanceof Name ? value.form(form) : value);
}

/** Whom a sentence is for: everyone's names, the one reader's seat, and whether names are marked to be pointed at. */
interface Reading {
  names: readonly string[];
  reader: number | null;
  marked: boolean;
}

const ACTORS = ["seat", "hero"];

/** The seat that a name stands for: a player's, or that of a piece whose name carries its `seat`. */
function seatOf(name: Message): number | null {
  const seat = name.args?.[name.id === "seat" ? "n" : "seat"];
  return typeof seat === "number" ? seat : null;
}

/** Says messages in one language, falling back along `bundles` (the last one is English). */
export class Catalogue {
  readonly language: string;
  private readonly bundles: FluentBundle[];

  constructor(language: string, sources: { language: string; text: string[] }[]) {
    this.language = language;
    this.bundles = sources.map(bundle);
  }

  /** The sentence. `reader` is the seat of the one person who reads it, addressed as "you" where the message has a form for that. */
  say(message: Message, names: readonly string[] = [], reader: number | null = null): string {
    return this.spoken(message, { names, reader, marked: false }, "");
  }

  /** The sentence cut where it names pieces and players, so that these can be pointed at. */
  runs(message: Message, names: readonly string[] = [], reader: number | null = null): Run[] {
    const marked = this.spoken(message, { names, reader, marked: true }, "");
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

  /** The message in one of its forms; where it has no such form, as it is. */
  format(id: string, args: Record<string, FluentVariable> = {}, form = ""): string {
    const [name = "", attribute = ""] = id.split(".", 2);
    for (const each of this.bundles) {
      const found = each.getMessage(name);
      const pattern = attribute ? found?.attributes[attribute] : (found?.attributes[form] ?? found?.value);
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

  private spoken(message: Message, to: Reading, form: string): string {
    if (message.id === "seat") return this.seat(message.args?.n, to);
    const sentence = this.format(message.id, this.args(message, to), form || this.address(message, to.reader));
    return to.marked && message.piece ? mark(message.piece, sentence) : sentence;
  }

  /** The form that addresses the reader: `you` where `$seat` or `$hero` is the reader, `you-NAME` where another argument is. */
  private address(message: Message, reader: number | null): string {
    if (reader === null) return "";
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (typeof value !== "object" || Array.isArray(value) || seatOf(value) !== reader) continue;
      const form = ACTORS.includes(name) ? "you" : `you-${name}`;
      if (this.has(`${message.id}.${form}`)) return form;
    }
    return "";
  }

  private args(message: Message, to: Reading): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      found[name] = typeof value === "object" ? this.name(value, to) : value;
    }
    return found;
  }

  private name(value: Message | Message[], to: Reading): Name {
    const gender = (each: Message) => (each.id === "seat" ? "" : this.spoken(each, { ...to, marked: false }, "gender"));
    const formed = (each: Message, form: string) => this.spoken(each, to, form);
    return new Name(value, formed, (items) => this.list(items), gender);
  }

  private seat(seat: Arg | undefined, to: Reading): string {
    const known = typeof seat === "number" ? to.names[seat] : undefined;
    const name = known ?? this.format("seat-unnamed", { n: typeof seat === "number" ? seat + 1 : String(seat) });
    return to.marked ? mark(`seat:${String(seat)}`, name) : name;
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
  const made = new FluentBundle(source.language, { useIsolating: false, functions: FUNCTIONS });
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
