import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { app } from "./build/app.mjs";
import { chunkNames } from "./build/chunks.mjs";
import { icons } from "./build/icons.mjs";
import { licences } from "./build/licences.mjs";

// Every browser that runs the page reads woff2; the older copies need not be shipped. Neither need letters of languages that
// the page does not speak: a name in these stands in a font of the reader's own.
const OLDER = /,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g;
const NOT_SPOKEN = /\/\* [\w-]+-(greek|greek-ext|vietnamese)-[\w-]+ \*\/\s*@font-face\s*\{[^}]*\}/g;
const onlyFontsWeNeed: Plugin = {
  name: "only-fonts-we-need",
  enforce: "pre",
  transform: (code, id) => (id.includes("fontsource") && id.endsWith(".css") ? code.replace(OLDER, "").replace(NOT_SPOKEN, "") : null),
};

// Pages put their style sheets into the head when they are fetched. The look stands in the body, so it stays the last of
// them: where it says as much about an element as a component does, the look decides.
const lookLast: Plugin = {
  name: "look-last",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const sheets = html.match(/^\s*<link rel="stylesheet"[^>]*>\n/gm) ?? [];
      return sheets.reduce((rest, sheet) => rest.replace(sheet, ""), html).replace("<body>\n", `<body>\n${sheets.join("")}`);
    },
  },
};

// The server serves what lands in outDir, under a strict content policy: everything from its own origin, no inline script or style.
export default defineConfig(({ mode }) => ({
  base: "/",
  // Scripts and style sheets find each other wherever they lie, so the same files serve a house and a site in any folder.
  experimental: { renderBuiltUrl: (filename, { hostType }) => (hostType === "html" ? `/${filename}` : { relative: true }) },
  worker: { format: "es" },
  plugins: [onlyFontsWeNeed, icons(), svelte(), licences(), app(), lookLast],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/fabletable/server/page",
    emptyOutDir: true,
    manifest: "chunks.json",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", sw: "src/features/offline/service-worker.ts" },
      // A service worker has one address for ever, at the root, so that the whole page is in its reach.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: chunkNames() }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    environment: "jsdom",
    testTimeout: 20_000,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
}));
