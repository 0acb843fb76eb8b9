// Writes src/scene/types.ts from the kernel's JSON schema: `node build/types.mjs` (needs the Python package installed).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TYPES = here("../src/scene/types.ts");
const PROGRAM = "from fabletable.kernel.scene import schema; print(schema().decode())";

export function python() {
  const own = here("../../.venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

export function readSchema() {
  return JSON.parse(execFileSync(python(), ["-c", PROGRAM], { encoding: "utf8" }));
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  switch (schema.type) {
    case "array": {
      const item = typeOf(schema.items ?? {});
      return item.includes(" ") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return `Record<string, ${typeOf(schema.additionalProperties ?? {})}>`;
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function comment(text) {
  if (!text) return "";
  const lines = text.split("\n").map((line) => line.replace(/^ {4}/, "").replaceAll("``", "`"));
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function interfaceOf(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([field, type]) => `  ${field}${required.has(field) ? "" : "?"}: ${typeOf(type)};`);
  return `${comment(schema.description)}export interface ${name} {\n${fields.join("\n")}\n}\n`;
}

export function typesOf(schema) {
  const parts = Object.entries(schema.$defs).map(([name, definition]) => interfaceOf(name, definition));
  const head = "// Written by build/types.mjs from the kernel's schema. A field that has its default is left out on the wire.\n";
  return `${head}\n${parts.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = typesOf(readSchema());
  if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== text) writeFileSync(TYPES, text);
}
