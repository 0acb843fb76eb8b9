import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

/** True if a package finds another: in its own node_modules, or in those of a folder around it. */
function found(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at}/node_modules/${name}`.replace(/^\//, "") in packages) return true;
    if (!at) return false;
  }
}

it("locks every package of every system, or npm ci refuses it", () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !found(from, name)),
  );
  expect(missing).toEqual([]);
});
