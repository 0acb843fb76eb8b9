// A plugin for Vite: the icons that a module of the page names come with that module, all others of the set are served by
// name at run time (`/api/icons`), from a file that the build puts beside the page. So whatever a game names is there.
// Figures that the set lacks are drawn in marks/NAME.svg, by shapes of our own and by icons of the set in a new place.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

const PAGE = fileURLToPath(new URL("../src/", import.meta.url));
const MARKS = new URL("marks/", import.meta.url);
const MODULE = "virtual:icons";
/** One module an icon: the bundler puts it beside the modules that draw it. */
const ICON = "virtual:icon/";
const QUOTED = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;
/** A module that says so leaves its icons to be asked for one by one: of many it shows few. */
const ON_DEMAND = "icons on demand";

// Iconify stores whole <path fill="currentColor" d="..."/> bodies; the colour comes from the svg around them.
const bare = (body) => body.replace(/ fill="[^"]*"/g, "");

/** The inside of a drawing of ours; `<g data-icon="wolf-head" .../>` is that icon of the set. */
function markOf(file, icons) {
  const source = readFileSync(new URL(file, MARKS), "utf8");
  const inside = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n\s*/g, "");
  return inside.replace(/<g data-icon="([^"]+)"([^>]*?)\/>/g, (_, name, where) => {
    if (!icons[name]) throw new Error(`marks/${file}: there is no icon ${name}`);
    return `<g${where}>${icons[name]}</g>`;
  });
}

/** Every icon of the set by name, our own drawings among them, and a mark that differs from set to set. */
export function iconSet() {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const icons = Object.fromEntries(Object.entries(set.icons).map(([name, { body }]) => [name, bare(body)]));
  for (const [name, { parent }] of Object.entries(set.aliases ?? {})) icons[name] ??= icons[parent];
  for (const file of readdirSync(MARKS).sort()) icons[file.replace(/\.svg$/, "")] = markOf(file, { ...icons });
  const mark = createHash("sha256").update(JSON.stringify(icons)).digest("hex").slice(0, 12);
  return { mark, icons };
}

/** The icons that a source of the page names. A single word is one only in a line that speaks of an icon. */
export function namedIn(source, icons) {
  if (source.includes(ON_DEMAND)) return [];
  const names = source.split("\n").flatMap((line) => {
    const named = [...line.matchAll(QUOTED)].map(([, name]) => name).filter((name) => Object.hasOwn(icons, name));
    return /icon/i.test(line) ? named : named.filter((name) => name.includes("-"));
  });
  return [...new Set(names)].sort();
}

/** The same icon in whole units: they are drawn at a tenth of their 512 x 512 at most times. */
function slim(body) {
  const path = { name: "convertPathData", params: { floatPrecision: 0 } };
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, { plugins: [path] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

export function icons() {
  const set = iconSet();
  const isOwn = (id) => id.startsWith(PAGE) && /\.(ts|svelte)$/.test(id) && !id.startsWith(`${PAGE}gallery/samples`);
  /** Icons of the page that are asked for one by one, for a site that cannot be asked. */
  const onDemand = new Set();
  let asksForAll = false;
  return {
    name: "icons",
    // The dev server resolves imports before this plugin adds any: there the page asks for each icon.
    configResolved(config) {
      asksForAll = config.command === "serve" && config.mode !== "test";
    },
    resolveId: (id) => (id === MODULE || id.startsWith(ICON) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return `export const MARK = ${JSON.stringify(set.mark)};\nexport const OWN = {};`;
      if (!id.startsWith(`\0${ICON}`)) return null;
      const name = id.slice(ICON.length + 1);
      return `import { OWN } from "${MODULE}";\nOWN[${JSON.stringify(name)}] = ${JSON.stringify(slim(set.icons[name]))};`;
    },
    transform: {
      order: "post",
      handler(code, id) {
        if (asksForAll || !isOwn(id)) return null;
        const source = readFileSync(id, "utf8");
        if (source.includes(ON_DEMAND)) namedIn(source.replaceAll(ON_DEMAND, ""), set.icons).forEach((name) => onDemand.add(name));
        const names = namedIn(source, set.icons);
        if (names.length === 0) return null;
        return { code: `${names.map((name) => `import "${ICON}${name}";`).join("")}${code}`, map: null, moduleSideEffects: true };
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify({ ...set, page: [...onDemand].sort() }) });
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
