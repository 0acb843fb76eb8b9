// @vitest-environment node
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { allowed, FEATURES } from "../build/boundaries.mjs";

it("lists every feature, and no circle of them", () => {
  const folders = readdirSync(new URL("../src/features", import.meta.url));
  expect(folders.toSorted()).toEqual(Object.keys(FEATURES).toSorted());
  const graph = allowed();
  const circles = (folder: string, path: string[]): string[] => {
    if (path.includes(folder)) return [[...path, folder].join(" > ")];
    return (graph[folder] ?? []).filter((other) => other !== folder).flatMap((other) => circles(other, [...path, folder]));
  };
  expect(Object.keys(FEATURES).flatMap((feature) => circles(`features/${feature}`, []))).toEqual([]);
});
