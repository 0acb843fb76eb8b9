// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { protocolText } from "../build/protocol.mjs";
import { python } from "../build/types.mjs";

function hasServer(): boolean {
  try {
    execFileSync(python(), ["-c", "import fabletable.table.messages"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it.runIf(hasServer())("the protocol's types are those of the server; `node build/protocol.mjs` writes them anew", () => {
  expect(readFileSync(new URL("../src/wire/protocol.ts", import.meta.url), "utf8")).toBe(protocolText());
});
