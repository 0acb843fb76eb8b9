// A plugin for Vite: the page's own icons come with the page, all others of the set are served by name at run time
// (`/api/icons`), from a file that the build puts beside the page. So whatever a game names is there.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../src", import.meta.url));
const MODULE = "virtual:icons";
const QUOTED = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if ([".ts", ".svelte"].includes(extname(entry.name))) yield path;
  }
}

// Iconify stores whole <path fill="currentColor" d="..."/> bodies; the colour comes from the svg around them.
const bare = (body) => body.replace(/ fill="[^"]*"/g, "");

/** Every icon of the set by name, and a mark that differs from set to set. */
export function iconSet() {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const icons = Object.fromEntries(Object.entries(set.icons).map(([name, { body }]) => [name, bare(body)]));
  for (const [name, { parent }] of Object.entries(set.aliases ?? {})) icons[name] ??= icons[parent];
  const mark = createHash("sha256").update(JSON.stringify(icons)).digest("hex").slice(0, 12);
  return { mark, icons };
}

/** The icons that the page itself names. */
export function ownIcons(icons) {
  const names = new Set();
  for (const path of files(PAGE))
    for (const [, name] of readFileSync(path, "utf8").matchAll(QUOTED)) if (icons[name]) names.add(name);
  return Object.fromEntries([...names].sort().map((name) => [name, icons[name]]));
}

export function icons() {
  const set = iconSet();
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const MARK = ${JSON.stringify(set.mark)};\nexport const OWN = ${JSON.stringify(ownIcons(set.icons))};`
        : null,
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(set) });
    },
    // The gallery has no server.
    configureServer(server) {
      server.middlewares.use("/api/icons", (request, response) => {
        const names = new URL(request.url ?? "", "http://here").searchParams.get("names") ?? "";
        const found = names.split(",").filter((name) => set.icons[name]);
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(Object.fromEntries(found.map((name) => [name, set.icons[name]]))));
      });
    },
  };
}
