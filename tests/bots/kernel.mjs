// The kernel of the browser for a test: one request a line comes in, its numbers go out. `node kernel.mjs KERNEL TYPESCRIPT`
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [kernel, typescript] = process.argv.slice(2);
const { ModuleKind, ScriptTarget, transpileModule } = createRequire(import.meta.url)(typescript);
const options = { module: ModuleKind.ES2022, target: ScriptTarget.ES2022 };
const { outputText } = transpileModule(readFileSync(kernel, "utf8"), { compilerOptions: options });
const { layer, product, chosen } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const numbers = (text, kind) => {
  const bytes = Buffer.from(text, "base64");
  return new kind(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};
const layers = [];
const answers = {
  layer: ({ data, bias, width }) => {
    layers.push(layer(numbers(data, Float32Array), numbers(bias, Float32Array), width));
    return new Float32Array();
  },
  product: ({ rows, count, of, cut }) => product(numbers(rows, Float32Array), count, layers[of], cut),
  chosen: ({ rows, of, at, words }) => chosen(numbers(rows, Float32Array), layers[of], numbers(at, Int32Array), numbers(words, Int32Array)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...given } = JSON.parse(line);
  const found = answers[ask](given);
  process.stdout.write(`${Buffer.from(found.buffer, found.byteOffset, found.byteLength).toString("base64")}\n`);
}
