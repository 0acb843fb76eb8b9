// Fails when a first visit has to load more than it may: `node build/budget.mjs` after a build.
// A visit loads the page, its entry, one route and one language, with all that these import, packed as the server packs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUILT = fileURLToPath(new URL("../../src/fabletable/server/page", import.meta.url));
const KIB = 1024;
/** Packed sizes in KiB. The hyphenation patterns of its language come with the first card that a table draws. */
const BUDGETS = [
  { name: "shelf", route: "src/features/shelf/ShelfPage.svelte", hyphens: false, most: 150 },
  { name: "table", route: "src/features/table/TablePage.svelte", hyphens: true, most: 264 },
];
/** The player and the worker that makes every sound: fetched with the first gesture, where sound is on. */
const SOUND = { files: /^assets\/(player|renderer|worker)-[\w-]+\.js$/, most: 40 };
const LANGUAGES = { en: "en-us", ru: "ru", cs: "cs", bg: "bg" };

/** Files that these chunks need: their own, their style sheets, and those of what they import at once. */
export function filesOf(chunks, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

const packed = (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 6 }).length;

function measured(chunks, { route, hyphens }, language) {
  const patterns = Object.keys(chunks).find((key) => key.endsWith(`hyphen/patterns/${LANGUAGES[language]}.js`));
  if (!patterns) throw new Error(`The build has no hyphenation patterns for ${language}.`);
  const keys = ["index.html", route, `src/text/catalogues/${language}.ts`, ...(hyphens ? [patterns] : [])];
  const files = ["index.html", ...filesOf(chunks, keys)];
  return { requests: files.length, size: files.reduce((sum, file) => sum + packed(file), 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chunks = JSON.parse(readFileSync(join(BUILT, "chunks.json"), "utf8"));
  let over = false;
  for (const budget of BUDGETS) {
    for (const language of Object.keys(LANGUAGES)) {
      const { requests, size } = measured(chunks, budget, language);
      const tooMuch = size > budget.most * KIB;
      over ||= tooMuch;
      console.log(`${budget.name} in ${language}: ${(size / KIB).toFixed(1)} of ${budget.most} KiB packed, ${requests} files${tooMuch ? ": too much" : ""}`);
    }
  }
  const sounds = readdirSync(join(BUILT, "assets")).filter((name) => SOUND.files.test(`assets/${name}`));
  const size = sounds.reduce((sum, name) => sum + packed(join("assets", name)), 0);
  if (sounds.length !== 3 || size > SOUND.most * KIB) over = true;
  console.log(`sound: ${(size / KIB).toFixed(1)} of ${SOUND.most} KiB packed, ${sounds.length} files`);
  process.exitCode = over ? 1 : 0;
}
