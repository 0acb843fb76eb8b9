// Writes src/icons/sets/*.json: of the four thousand game icons only those that the page or a game names, a set each.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SETS = here("../src/icons/sets");
const GAMES = here("../../src/fabletable/games");
const PAGE = here("../src");
// A name put together at run time, f"dice-six-faces-{word}", brings every icon that begins so.
const BEGUN = /f["']((?:[a-z0-9]+-){2,})\{/g;
// The cells of a track name icons with an @ before them.
const QUOTED = /["'`]@?([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

function* files(folder, kinds) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path, kinds);
    else if (kinds.includes(extname(entry.name))) yield path;
  }
}

function namesIn(folder, kinds) {
  const names = new Set();
  for (const path of files(folder, kinds)) {
    const text = readFileSync(path, "utf8");
    for (const [, name] of text.matchAll(QUOTED)) names.add(name);
    for (const [, start] of text.matchAll(BEGUN))
      for (const name of Object.keys(set.icons)) if (name.startsWith(start)) names.add(name);
  }
  return names;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const bodyOf = (name) => set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body;

// Iconify stores whole <path fill="currentColor" d="..."/> bodies; the colour comes from the svg around them.
const bare = (body) => body.replace(/ fill="[^"]*"/g, "");

function collect(names, without = {}) {
  const found = {};
  for (const name of [...names].sort()) {
    const body = bodyOf(name);
    if (body && !Object.hasOwn(without, name)) found[name] = bare(body);
  }
  return found;
}

function write(name, icons) {
  const path = join(SETS, `${name}.json`);
  const text = JSON.stringify(icons);
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  console.log(`${name}: ${Object.keys(icons).length} icons, ${Math.round(text.length / 1024)} KiB`);
}

mkdirSync(SETS, { recursive: true });
const page = collect(namesIn(PAGE, [".ts", ".svelte"]));
write("page", page);
const games = existsSync(GAMES)
  ? readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];
const known = games.map((entry) => entry.name).filter((name) => !name.startsWith("_"));
for (const game of known) write(game, collect(namesIn(join(GAMES, game), [".py"]), page));
for (const file of readdirSync(SETS))
  if (file !== "page.json" && !known.includes(file.replace(".json", ""))) rmSync(join(SETS, file));
