// Fails on a size of text that is no token of the type scale: `node build/type-scale.mjs`. Paper is measured in points.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";

const PAGE = fileURLToPath(new URL("../src", import.meta.url));
/** The file that defines the type scale. */
const TOKENS = "engine/look/tokens.css";
const MOST_SIZES = 10;
const LENGTH = /(?<![\w.-])\d+(\.\d+)?(px|pt|rem)\b/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/;

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if ([".css", ".svelte"].includes(extname(entry.name))) yield path;
  }
}

const onPaper = (node) => Boolean(node) && ((node.type === "atrule" && node.params.includes("print")) || onPaper(node.parent));

/** The declarations of a style sheet that set text in a size of their own. */
export function literalSizes(css) {
  const found = [];
  postcss.parse(css).walkDecls(/^font(-size)?$/, (declaration) => {
    // In the shorthand a line height follows the size.
    const size = declaration.prop === "font" ? declaration.value.split("/")[0] : declaration.value;
    if (LENGTH.test(size) && !onPaper(declaration)) found.push(`${declaration.prop}: ${declaration.value}`);
  });
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = [...files(PAGE)].flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const css = extname(path) === ".svelte" ? (STYLE.exec(text)?.[1] ?? "") : text;
    return literalSizes(css).map((each) => `${relative(PAGE, path)}: ${each}`);
  });
  const scale = [...readFileSync(join(PAGE, TOKENS), "utf8").matchAll(/--t-[\w-]+:/g)].length;
  if (scale > MOST_SIZES) wrong.push(`${TOKENS}: ${scale} sizes of text, ${MOST_SIZES} at most`);
  for (const each of wrong) console.error(each);
  process.exitCode = wrong.length ? 1 : 0;
}
