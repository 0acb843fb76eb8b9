// Writes src/icons/used.json: of the four thousand game icons only those that a game or the page names.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here("../src/icons/used.json");
const SOURCES = [
  { folder: here("../../src/fabletable"), kinds: [".py"] },
  { folder: here("../src"), kinds: [".ts", ".svelte"] },
];
const QUOTED = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

function* files(folder, kinds) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path, kinds);
    else if (kinds.includes(extname(entry.name))) yield path;
  }
}

function namesIn(sources) {
  const names = new Set();
  for (const { folder, kinds } of sources)
    for (const path of files(folder, kinds))
      for (const [, name] of readFileSync(path, "utf8").matchAll(QUOTED)) names.add(name);
  return names;
}

// Iconify stores whole <path fill="currentColor" d="..."/> bodies; the colour comes from the svg around them.
const bare = (body) => body.replace(/ fill="[^"]*"/g, "");

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const bodyOf = (name) => set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body;

const used = {};
for (const name of [...namesIn(SOURCES)].sort()) {
  const body = bodyOf(name);
  if (body) used[name] = bare(body);
}
const text = JSON.stringify(used);
if (!existsSync(OUT) || readFileSync(OUT, "utf8") !== text) writeFileSync(OUT, text);
console.log(`${Object.keys(used).length} icons, ${Math.round(text.length / 1024)} KiB`);
