// Assigns modules to chunks. By default the bundler makes one chunk for each set of modules that some routes share, which is
// about a hundred small ones. The shelf and the table, where people enter, get a few larger ones instead.
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../src/", import.meta.url));
const ENTRY = `${PAGE}main.ts`;
const SHELF = `${PAGE}features/shelf/ShelfPage.svelte`;
const TABLE = `${PAGE}features/table/TablePage.svelte`;
/** They keep chunks of their own, by which the build's list knows them. */
const ROOTS = new Set([ENTRY, SHELF, TABLE]);
/** The modules that draw a scene; every page with a table needs them. */
const ENGINE = /^(engine|table|scene|wire)\//;

/** A module and all that it imports at once. */
function closureOf(root, context) {
  const found = new Set();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Returns what names the chunk of a module; null leaves it to the bundler. */
export function chunkNames() {
  let closures = null;
  return (id, context) => {
    closures ??= { entry: closureOf(ENTRY, context), shelf: closureOf(SHELF, context), table: closureOf(TABLE, context) };
    const { entry, shelf, table } = closures;
    if (ROOTS.has(id)) return null;
    if (entry.has(id) || (shelf.has(id) && table.has(id))) return "base";
    if (shelf.has(id)) return "shelf";
    if (!table.has(id)) return null;
    const importers = id.startsWith("\0") ? (context.getModuleInfo(id)?.importers ?? []) : [id];
    return importers.some((each) => ENGINE.test(each.slice(PAGE.length))) ? "engine" : "table";
  };
}
