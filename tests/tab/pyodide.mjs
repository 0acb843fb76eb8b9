// Runs Python code on the built runtime in Node, as a tab does in a browser: `node pyodide.mjs RUNTIME PYODIDE CODE`.
// What the code leaves in `answer` is printed.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [runtime, packages, code] = process.argv.slice(2);
const { loadPyodide } = await import(join(packages, "pyodide.mjs"));
const { files } = JSON.parse(readFileSync(join(runtime, "runtime.json"), "utf8"));
const { decompress } = await import(join(packages, "..", "fzstd", "esm", "index.mjs"));
const bytes = (name) => {
  const data = new Uint8Array(readFileSync(join(runtime, files[name].file)));
  return files[name].file.endsWith(".zst") ? decompress(data) : data;
};
const library = join(mkdtempSync(join(tmpdir(), "library-")), "library.zip");
writeFileSync(library, bytes("library"));

try {
  const pyodide = await loadPyodide({ indexURL: packages, stdLibURL: library, env: { FABLETABLE_NETS: "/nets", HOME: "/" } });
  pyodide.FS.mkdirTree("/app");
  pyodide.FS.mkdirTree("/nets");
  pyodide.unpackArchive(bytes("packages"), "zip", { extractDir: "/app/packages" });
  pyodide.FS.writeFile("/app/core.zip", bytes("core"));
  pyodide.runPython('import sys; sys.path[:0] = ["/app/core.zip", "/app/packages"]; import fabletable.games');
  for (const name of Object.keys(files)) {
    if (name.startsWith("net-")) pyodide.FS.writeFile(`/nets/${name.slice(4)}.net`, bytes(name));
    if (!name.startsWith("game-")) continue;
    pyodide.FS.writeFile(`/app/${name}.zip`, bytes(name));
    pyodide.runPython(`fabletable.games.__path__.append("/app/${name}.zip")`);
  }
  await pyodide.runPythonAsync(readFileSync(code, "utf8"));
  process.stdout.write(String(pyodide.globals.get("answer")));
  process.exit(0);
} catch (error) {
  console.error(String(error.message ?? error).slice(-3000));
  process.exit(1);
}
