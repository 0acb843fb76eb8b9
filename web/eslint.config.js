import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import { allowed } from "./build/boundaries.mjs";
import svelteConfig from "./svelte.config.js";

const folders = Object.entries(allowed());

export default typescript.config(
  { ignores: ["node_modules", "src/wire/protocol.ts", "src/scene/types.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // Most maps and sets are worked out anew and never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // A blank between two elements, which the formatter could lose otherwise.
      "svelte/no-useless-mustaches": "off",
      // svelte-check says which are needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**/*.{ts,svelte}"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".svelte.ts", ".svelte", ".json", ".js"] } },
      "boundaries/elements": folders.map(([folder]) => ({ type: folder, pattern: `src/${folder}` })),
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            ...folders.map(([folder, others]) => ({
              from: { element: { type: folder } },
              allow: { to: { element: { types: { anyOf: others } } } },
            })),
          ],
        },
      ],
    },
  },
);
