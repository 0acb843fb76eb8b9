// Writes src/wire/protocol.ts from the server's message types: `node build/protocol.mjs` (needs the Python package).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { python, readSchema, typesOf } from "./types.mjs";

const OUT = fileURLToPath(new URL("../src/wire/protocol.ts", import.meta.url));
const PROGRAM = `
import msgspec
from typing import get_args
from fabletable.server import messages
from fabletable.table.features import COMMANDS, COMMAND_MODULES
from fabletable.table.messages import devices, duels, form, frames, invitations, links, notebook, notifications, puzzles, records, tables, today
rooms = [messages, tables, invitations, devices, form, notebook, notifications, puzzles, records, links, today, duels, *COMMAND_MODULES, frames]
found = [(room, each) for room in rooms for each in vars(room).values()]
kinds = [each for room, each in found if isinstance(each, type) and each.__module__ == room.__name__]
_, components = msgspec.json.schema_components([each for each in kinds if issubclass(each, msgspec.Struct)])
unions = {"ClientFrame": list(COMMANDS), "ServerFrame": get_args(frames.ServerFrame)}
print(msgspec.json.encode({
    "defs": components,
    "unions": {name: [each.__name__ for each in union] for name, union in unions.items()},
}).decode())
`;

/** Every body and frame as an interface; what the scene has already is taken from there. */
export function protocolText() {
  const told = JSON.parse(execFileSync(python(), ["-c", PROGRAM], { encoding: "utf8" }));
  const scene = Object.keys(readSchema().$defs);
  const own = Object.fromEntries(Object.entries(told.defs).filter(([name]) => !scene.includes(name)));
  const body = typesOf({ $defs: own }).split("\n").slice(2).join("\n");
  const borrowed = scene.filter((name) => new RegExp(`: [^;]*\\b${name}\\b`).test(body));
  const unions = Object.entries(told.unions).map(([name, parts]) => `export type ${name} = ${parts.join(" | ")};\n`);
  return [
    "// Written by build/protocol.mjs from the server's message types.\n",
    `import type { ${borrowed.join(", ")} } from "../scene/types";\n\n`,
    body,
    "\n",
    unions.join("\n"),
  ].join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = protocolText();
  if (!existsSync(OUT) || readFileSync(OUT, "utf8") !== text) writeFileSync(OUT, text);
}
