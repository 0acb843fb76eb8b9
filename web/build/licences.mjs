// Writes licences.txt beside the page: whose work is in it, and the terms it comes under.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../node_modules", import.meta.url));
// Served by name (build/icons.mjs), so no module of the page names it.
const ICONS = join(MODULES, "@iconify-json/game-icons");

const read = (path) => readFileSync(path, "utf8");

function packageOf(id) {
  if (!id.includes("/node_modules/")) return null;
  let folder = dirname(id.replace(/^\0/, "").replace(/\?.*$/, ""));
  while (folder.includes("/node_modules/")) {
    const path = join(folder, "package.json");
    if (existsSync(path) && JSON.parse(read(path)).name) return folder;
    folder = dirname(folder);
  }
  return null;
}

const person = (author) => (typeof author === "string" ? author : (author?.name ?? ""));

function termsOf(folder) {
  const about = JSON.parse(read(join(folder, "package.json")));
  const set = join(folder, "info.json");
  const info = existsSync(set) ? JSON.parse(read(set)) : null;
  const author = person(info?.author ?? about.author);
  const head = [`${about.name} ${about.version}`, about.license, author, about.homepage ?? "", info?.license?.url ?? ""];
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!about.license && !file) throw new Error(`${about.name} is in the page and says no terms.`);
  const text = file ? read(join(folder, file)).replace(/\r\n/g, "\n").trim() : "";
  return { name: about.name, text: `${head.filter(Boolean).join("\n")}\n${text ? `\n${text}\n` : ""}` };
}

/** @returns {import("vite").Plugin} */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter((folder) => folder !== null));
      const terms = [...folders, ICONS].map(termsOf).sort((one, two) => (one.name < two.name ? -1 : 1));
      const line = `\n${"-".repeat(100)}\n\n`;
      this.emitFile({ type: "asset", fileName: "licences.txt", source: terms.map(({ text }) => text).join(line) });
    },
  };
}
