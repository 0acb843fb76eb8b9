// @vitest-environment node
// The page belongs to the house and knows no game: no names of games, cards or places, and no colours but the tokens'.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const PAGE = fileURLToPath(new URL("../src", import.meta.url));
const GAMES = fileURLToPath(new URL("../../src/fabletable/games", import.meta.url));

function* files(folder: string, ends: RegExp): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path, ends);
    else if (ends.test(entry.name)) yield path;
  }
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

/** Proper names in a catalogue: two words with capitals or more, or one long word that names a place, card or creature. */
function properNames(ftl: string): string[] {
  const several = /^[\w-]+ = ((?:\p{Lu}[\p{L}'’]+)(?: (?:of|the|and|\p{Lu}[\p{L}'’]+))* \p{Lu}[\p{L}'’]{2,})$/gmu;
  const single = /^(?:place|hero|monster|school|creature|villain|scenario)-[\w-]+ = (\p{Lu}[\p{L}'’]{5,})$/gmu;
  return [several, single].flatMap((pattern) => [...ftl.matchAll(pattern)].map(([, name]) => name!));
}

const sources = [...files(PAGE, /\.(ts|svelte|css|ftl|md)$/)].filter((path) => !path.includes("/gallery/"));

describe("the page", () => {
  it("names no game", () => {
    const titles = games.flatMap((game) =>
      [...files(join(GAMES, game, "text"), /\.ftl$/)].flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(new RegExp(`^game-${game} = (.*)$`, "gm"))].map(([, title]) => title!),
      ),
    );
    expect(titles.length).toBeGreaterThan(games.length);
    const names = [...games, ...titles].map((name) => name.toLowerCase());
    const found = sources.flatMap((path) => {
      const text = readFileSync(path, "utf8").toLowerCase();
      return names.filter((name) => text.includes(name)).map((name) => `${relative(PAGE, path)}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it("names no card and no place of a game", () => {
    const names = new Set(
      games.flatMap((game) => [...files(join(GAMES, game, "text", "en"), /\.ftl$/)].flatMap((path) => properNames(readFileSync(path, "utf8")))),
    );
    expect(names.size).toBeGreaterThan(300);
    const code = sources.filter((path) => !path.endsWith(".ftl"));
    const found = code.flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return [...names].filter((name) => text.includes(name)).map((name) => `${relative(PAGE, path)}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it("takes every colour from the tokens of the look", () => {
    const colour =
      /(?<!["'(]|href=["'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|["'(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["')]|\b(?:rgb|hsl|oklch)a?\(/gi;
    const found = sources
      .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes("/look/"))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(colour)].map(([code]) => `${relative(PAGE, path)}: ${code}`));
    expect(found).toEqual([]);
  });

  it("has a value for every token it uses", () => {
    const css = [...files(join(PAGE, "engine/look"), /\.css$/)].map((path) => readFileSync(path, "utf8")).join("\n");
    const text = sources.map((path) => readFileSync(path, "utf8")).join("\n");
    const set = new Set([...text.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map(([, name]) => name!));
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    expect(css).toContain("--map-sea:");
    expect([...new Set(used)].filter((name) => !set.has(name) && !name.endsWith("-"))).toEqual([]);
  });
});
