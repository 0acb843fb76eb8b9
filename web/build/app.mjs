// A plugin for Vite that makes the page an app. Its manifest in each language, from the page's own catalogue, and the list
// of files that the service worker (src/features/offline/service-worker.ts) keeps, under a mark that differs from build to build.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const TEXT = fileURLToPath(new URL("../src/text", import.meta.url));
const LANGUAGES = ["en", "ru", "cs", "bg"];
/** The placeholder in the service worker's source that the list of files replaces. */
const PLACE = /(["'`])__SHELL__\1/;
const SHELL = /\.(js|css|svg|html)$/;

function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ["page", "shelf", "together"]) bundle.addResource(new FluentResource(readFileSync(join(TEXT, part, `${language}.ftl`), "utf8")));
  return (id) => bundle.formatPattern(bundle.getMessage(id).value, { n: 4 });
}

export function manifestOf(language) {
  const say = wordsOf(language);
  return {
    id: "./",
    name: "Fabletable",
    short_name: "Fabletable",
    description: say("home-motto"),
    lang: language,
    dir: "ltr",
    start_url: "./?from=home-screen",
    scope: "./",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: "#17100b",
    theme_color: "#211a15",
    categories: ["games", "entertainment"],
    icons: [
      { src: "./icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "./icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "./icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "./icon-mono.svg", sizes: "any", type: "image/svg+xml", purpose: "monochrome" },
      { src: "./icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [{ name: say("mine-title"), url: "./games", icons: [{ src: "./icon-192.png", sizes: "192x192", type: "image/png" }] }],
  };
}

const nameOf = (language) => (language === "en" ? "manifest.webmanifest" : `manifest-${language}.webmanifest`);

/** @returns {import("vite").Plugin} */
export function app() {
  return {
    name: "app",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const language of LANGUAGES) this.emitFile({ type: "asset", fileName: nameOf(language), source: JSON.stringify(manifestOf(language)) });
      const worker = bundle["sw.js"];
      const files = Object.keys(bundle)
        .filter((name) => SHELL.test(name) && name !== "sw.js")
        .sort();
      const shell = ["", "icon.svg", ...files.filter((name) => name !== "index.html")];
      const mark = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
      if (!PLACE.test(worker.code)) throw new Error("The service worker has no place for its list.");
      worker.code = worker.code.replace(PLACE, () => JSON.stringify({ site: false, mark, shell }));
    },
  };
}
