// @vitest-environment node
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { allowed, FEATURES, IMPORTS, LAYERS } from "../build/boundaries.mjs";

it("knows every folder of the page", () => {
  const folders = readdirSync(new URL("../src", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).toSorted()).toEqual(LAYERS.toSorted());
  const listed = Object.entries(IMPORTS).flatMap(([name, others]) => [name, ...others]);
  expect(listed.filter((name) => !FEATURES.includes(name))).toEqual([]);
});

it("lets no folder import one that imports it, by whatever way", () => {
  const graph = allowed();
  const circles = (folder: string, path: string[]): string[] => {
    if (path.includes(folder)) return [[...path, folder].join(" > ")];
    return (graph[folder] ?? []).filter((other) => other !== folder).flatMap((other) => circles(other, [...path, folder]));
  };
  expect(Object.keys(IMPORTS).flatMap((feature) => circles(`features/${feature}`, []))).toEqual([]);
});
