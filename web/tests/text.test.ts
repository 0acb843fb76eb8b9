import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue, type Message } from "../src/text/catalogue";
import { learnBreaks, softened } from "../src/text/soft.svelte";

const ENGLISH = `
seat-unnamed = Player { $n }
list-none = nothing
list-more = { $so-far }, { $next }
list-last = { $so-far } and { $next }
forged = { $hero } forges { $face } over { $old }.
feat = The Hammer
    .text = Track
gains = { $hero } gains { $things }.
only-english = Only here
`;
const RUSSIAN = `
forged = { $hero } куёт { $face } поверх { $old }.
feat = Молот
`;
const seat = (n: number) => ({ id: "seat", args: { n } });

describe("the catalogue", () => {
  const english = new Catalogue("en", [{ language: "en", text: [ENGLISH] }]);
  const russian = new Catalogue("ru", [
    { language: "ru", text: [RUSSIAN] },
    { language: "en", text: [ENGLISH] },
  ]);
  const forged = { id: "forged", args: { hero: seat(0), face: { id: "feat", piece: "feat-1" }, old: "x" } };

  it("says nested messages and the players' names", () => {
    expect(english.say(forged, ["Ada"])).toBe("Ada forges The Hammer over x.");
    expect(english.say(seat(4), ["Ada"])).toBe("Player 5");
    expect(english.format("feat.text")).toBe("Track");
  });

  it("addresses its reader as you", () => {
    const text = `beat = { $seat } beats { $other }.\n    .you = You beat { $other }.\n    .you-other = { $seat } beats you.\nrides = { $hero } rides.\n    .you = You ride.\nlissa = Lissa\n`;
    const addressing = new Catalogue("en", [{ language: "en", text: [text] }]);
    const beat = { id: "beat", args: { seat: seat(0), other: seat(1) } };
    const said = (reader: number | null) => addressing.say(beat, ["Ada", "Boyan"], reader);
    expect([said(0), said(1), said(2), said(null)]).toEqual(["You beat Boyan.", "Ada beats you.", "Ada beats Boyan.", "Ada beats Boyan."]);
    expect(addressing.runs(beat, ["Ada", "Boyan"], 0)).toEqual([{ text: "You beat " }, { text: "Boyan", seat: 1 }, { text: "." }]);
    expect(addressing.say({ id: "rides", args: { hero: { id: "lissa", args: { seat: 1 } } } }, [], 1)).toBe("You ride.");
  });

  it("joins lists as the language does", () => {
    const things = (n: number) => ({ id: "gains", args: { hero: seat(0), things: Array.from({ length: n }, () => ({ id: "feat" })) } });
    expect(english.say(things(0), ["Ada"])).toBe("Ada gains nothing.");
    expect(english.say(things(3), ["Ada"])).toBe("Ada gains The Hammer, The Hammer and The Hammer.");
  });

  it("falls back to English, then to the id", () => {
    expect(russian.say(forged, ["Ада"])).toBe("Ада куёт Молот поверх x.");
    expect(russian.format("only-english")).toBe("Only here");
    expect(russian.format("feat.text")).toBe("Track");
    expect(russian.format("nowhere")).toBe("nowhere");
    expect(russian.has("nowhere")).toBe(false);
  });

  it("cuts a sentence where it names pieces and players", () => {
    expect(english.runs(forged, ["Ada"])).toEqual([
      { text: "Ada", seat: 0 },
      { text: " forges " },
      { text: "The Hammer", piece: "feat-1" },
      { text: " over x." },
    ]);
  });
});

describe("the forms of a name", () => {
  const russian = new Catalogue("ru", [
    {
      language: "ru",
      text: [
        `
list-last = { $so-far } и { $next }
wolf = Волк
    .acc = Волка
    .gender = m
owl = Сова
    .acc = Сову
    .gender = f
boots = Сапоги
    .gender = pl
pack = Стая из { $n } волков
    .acc = Стаю из { $n } волков
meets = { $hero } встречает { ACC($who) }.
falls = { GENDER($who) ->
    [f] { $who } упала.
    [pl] { $who } упали.
   *[m] { $who } упал.
}
`,
      ],
    },
  ]);
  const wolf = { id: "wolf", piece: "wolf-1" };
  const owl = { id: "owl" };
  const meets = (who: Message | Message[] | string) => russian.say({ id: "meets", args: { hero: seat(0), who } }, ["Ада", "Боян"]);
  const falls = (who: Message | Message[]) => russian.say({ id: "falls", args: { who } }, ["f"]);

  it("are those the sentence asks for, and the usual one where there is no such form", () => {
    expect(meets(wolf)).toBe("Ада встречает Волка.");
    expect(meets([wolf, owl])).toBe("Ада встречает Волка и Сову.");
    expect(meets({ id: "boots" })).toBe("Ада встречает Сапоги.");
    expect(meets({ id: "pack", args: { n: 3 } })).toBe("Ада встречает Стаю из 3 волков.");
    expect(meets(seat(1))).toBe("Ада встречает Боян.");
    expect(meets("Волк")).toBe("Ада встречает Волк.");
  });

  it("still point at the piece", () => {
    expect(russian.runs({ id: "meets", args: { hero: "Ада", who: wolf } })).toEqual([
      { text: "Ада встречает " },
      { text: "Волка", piece: "wolf-1" },
      { text: "." },
    ]);
  });

  it("tell what to agree with", () => {
    expect(falls(wolf)).toBe("Волк упал.");
    expect(falls(owl)).toBe("Сова упала.");
    expect(falls([owl])).toBe("Сова упала.");
    expect(falls([wolf, owl])).toBe("Волк и Сова упали.");
    expect(falls(seat(0))).toBe("f упал.");
  });
});

const SOURCE = join(__dirname, "../src");
/** The parts of the page's own catalogue: the folders beside their readers. */
const PARTS = readdirSync(join(SOURCE, "text"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "catalogues")
  .map((entry) => entry.name);
const wordsIn = (language: string): string => PARTS.map((part) => readFileSync(join(SOURCE, "text", part, `${language}.ftl`), "utf8")).join("\n");

function idsOf(language: string): string[] {
  const resource = new FluentResource(wordsIn(language));
  return resource.body.flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)]);
}

function argsOf(language: string): Map<string, string> {
  const text = wordsIn(language).replace(/^#.*\n/gm, "");
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$([a-z-]+)/g)].map((match) => match[1]))].sort().join(" "));
  }
  return found;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, "utf8");
  }
}

describe("the page's own words", () => {
  const known = new Set(idsOf("en"));
  // The manifest of the app is written by the build.
  const said = [...sources(SOURCE), readFileSync(join(__dirname, "../build/app.mjs"), "utf8")].join("\n");

  it.each(["en", "ru", "cs", "bg"])("has no id twice in %s", (language) => {
    const ids = idsOf(language);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has every id that the page says", () => {
    const literal = [...said.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]!);
    const labels = [...said.matchAll(/\blabel\("(board-[a-z-]+)"/g)].map((match) => match[1]!);
    expect(literal.length).toBeGreaterThan(100);
    expect([...new Set([...literal, ...labels])].filter((id) => !known.has(id))).toEqual([]);
  });

  it("says every id it has", () => {
    const computed = [
      "game-",
      "moment-step-",
      "moment-end-",
      "moment-if-",
      "bot-",
      "face-",
      "light-",
      "home-grace-",
      "settings-light-",
      "settings-motion-",
      "tray-",
      "tool-",
      "risk-",
      "sheet-",
      "origin-",
      "keys-",
      "tree-",
      "presence-",
      "hand-page-",
      "mine-group-",
      "lobby-",
      "clock-",
      "notifications-",
      "mail-",
      "terms-",
      "timeup-",
      "leaving-",
      "absent-",
      "puzzles-level-",
      "form-weak-",
      "form-trend-",
      "run-state-",
      "duel-state-",
    ];
    const unused = [...known].filter((id) => !said.includes(`"${id}"`) && !computed.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  for (const language of ["ru", "cs", "bg"]) {
    it(`is complete in ${language}, with the same arguments`, () => {
      expect([...known].filter((id) => !idsOf(language).includes(id))).toEqual([]);
      const english = argsOf("en");
      const theirs = argsOf(language);
      expect([...english].filter(([id, args]) => theirs.get(id) !== args).map(([id]) => id)).toEqual([]);
    });
  }
});

describe("a long word on a card", () => {
  const broken = (text: string, language: string) => softened(text, language).replaceAll("\u00ad", "-");

  it("may break where its language breaks it", async () => {
    for (const language of ["en", "ru", "cs", "bg"] as const) await learnBreaks(language);
    expect(broken("Заклинательница клинка", "ru")).toBe("За-кли-на-тель-ни-ца клинка");
    expect(broken("Nezastavitelný úder", "cs")).toBe("Ne-za-sta-vi-tel-ný úder");
    expect(broken("Counterattack", "en")).toBe("Coun-ter-at-tack");
    expect(broken("Berserker Axe", "en")).toBe("Berserk-er Axe");
    expect(broken("Невидимост", "bg")).toBe("Не-ви-ди-мост");
  });

  it("is left alone where it is short", () => {
    expect(broken("Копьё", "ru")).toBe("Копьё");
    expect(broken("Shield", "en")).toBe("Shield");
  });
});
