// Packs the runtime of the table in a tab: Pyodide, the part of Python's library that is needed, and the rules, compiled.
// Files of Python lie in a zip that packs nothing itself; it is packed as a whole, by Zstandard.
// `node build/runtime.mjs` after a build of the page; it writes server/page/runtime and says what each part weighs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = here("../node_modules/pyodide/");
const SOURCES = here("../../src/fabletable");
const PAGE = here("../../src/fabletable/server/page");
const OUT = join(PAGE, "runtime");
const WHEELS = here("../../build/wheels");
const LOCK = here("../runtime.lock");
const PLATFORM = "pyemscripten_2026_0_wasm32";

/** Layers that a tab does not run. Games are packed each for itself. */
const NOT_NEEDED = new Set(["adapters", "games", "lab", "learning", "server", "terminal", "__pycache__"]);
/** The part of Python's library that is packed, by its first names. What is not named here cannot be imported in a tab. */
const LIBRARY = new Set(
  `__future__ _ast_unparse _collections_abc _colorize _compat_pickle _opcode_metadata _py_warnings _pyodide _strptime
  _sysconfigdata__emscripten_wasm32-emscripten _weakrefset abc annotationlib ast asyncio base64 bisect bz2 calendar codecs
  codeop collections compression concurrent contextlib contextvars copy copyreg dataclasses datetime decimal difflib dis encodings
  enum fnmatch fractions functools genericpath glob hashlib heapq hmac importlib inspect io json keyword linecache locale
  logging lzma ntpath numbers opcode operator os pathlib posixpath pyodide queue random re reprlib secrets selectors shutil
  signal site socket stat statistics string struct subprocess sysconfig tempfile textwrap threading token tokenize
  tomllib traceback types typing uuid warnings weakref zipfile zipimport`.split(/\s+/),
);
/** Python knows some two hundred ways to write letters; a tab meets these. */
const ENCODINGS = /^encodings\/(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_8|utf_8_sig|utf_16|utf_32)\.py$/;
const LEFT_OUT =
  /^(importlib\/metadata|asyncio\/(tools|__main__|windows_\w+|proactor_events)|concurrent\/(interpreters|futures\/(process|interpreter))|importlib\/resources\/simple|json\/(tool|__main__)|logging\/(config|handlers)|pyodide\/(console|http|_nodesock)|sysconfig\/__main__|tomllib\/mypy|zipfile\/__main__)/;

/** Compiles files and packs them; runs in Pyodide, whose bytecode it is. Times are fixed, so equal sources give equal bytes. */
const PACK = `
import ast, importlib.util, io, marshal, sys, zipfile
from compression.zstd import CompressionParameter, compress
sys.path.append("/src")
from fabletable.kernel.copying import TYPES, types_as_text

def without_docstrings(text):
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

STRONGEST = {CompressionParameter.compression_level: 22, CompressionParameter.window_log: 22}

def packed(data):
    return compress(data if isinstance(data, bytes) else data.to_bytes(), options=STRONGEST)

def pack(names, texts, datas, has_types):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as held:
        for name, text, data in zip(names, texts, datas, strict=True):
            if name.endswith(".py"):
                code = compile(without_docstrings(text), name, "exec", dont_inherit=True, optimize=2 if name.startswith("lib/") else 0)
                types = types_as_text(text) if has_types and not name.startswith("lib/") else b""
                if types:
                    held.writestr(zipfile.ZipInfo(name.removesuffix(".py") + TYPES), types)
                data = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)
                name = name.removeprefix("lib/") + "c"
            held.writestr(zipfile.ZipInfo(name), data)
    return packed(out.getvalue())

def unpacked(data):
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as held:
        return {name: held.read(name) for name in held.namelist() if not name.endswith("/")}
`;

/** Run pip: that of the named Python, else whichever the machine has. An isolated build of a wheel has none of its own. */
function pip(words) {
  const ways = [[process.env.PYTHON ?? "python3", "-m", "pip"], ["python3", "-m", "pip"], ["pip3"], ["pip"]];
  const works = ways.find(([command, ...more]) => {
    try {
      return execFileSync(command, [...more, "--version"], { stdio: "ignore" }) !== undefined;
    } catch {
      return false;
    }
  });
  if (!works) throw new Error(`The runtime for tabs needs the wheels of web/runtime.lock: pip fetches them, and there is none. They may lie in ${WHEELS}.`);
  const [command, ...more] = works;
  execFileSync(command, [...more, ...words], { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, PYTHONPATH: "" } });
}

function fetchWheels() {
  const names = readFileSync(LOCK, "utf8")
    .match(/^[\w-]+==[\w.]+/gm)
    .map((line) => line.replaceAll("-", "_").replace("==", "-"));
  const found = () => (existsSync(WHEELS) ? readdirSync(WHEELS) : []);
  const have = () => names.map((name) => found().find((file) => file.startsWith(`${name}-`)));
  if (!have().every(Boolean)) {
    const words = ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--require-hashes"];
    const target = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none", "--platform", PLATFORM, "--platform", "any"];
    pip([...words, ...target, "--dest", WHEELS, "--requirement", LOCK]);
  }
  return have().map((file) => join(WHEELS, file));
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "__pycache__") yield* filesIn(path);
    else if (entry.isFile() && entry.name.endsWith(".py")) yield path;
  }
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const named = (root, folder) => [...filesIn(folder)].map((path) => ({ name: relative(root, path).replaceAll("\\", "/"), data: readFileSync(path) }));

/** The zips to make, each a list of names and bytes. The library is what Python starts with; the rest of it lies beside the rules. */
function contents(unpacked, wheels, started) {
  const library = [];
  const later = [];
  for (const [name, data] of unpacked(readFileSync(join(PYODIDE, "python_stdlib.zip")))) {
    const first = name.split("/")[0].replace(/\.py$/, "");
    const wanted = LIBRARY.has(first) && !LEFT_OUT.test(name) && (!name.startsWith("encodings/") || ENCODINGS.test(name));
    const isPyodide = /^_?pyodide/.test(name);
    if (wanted) (isPyodide || started.has(first) ? library : later).push({ name: isPyodide ? name : `lib/${name}`, data });
  }
  const packages = [];
  for (const wheel of wheels) {
    for (const [name, data] of unpacked(readFileSync(wheel))) if (/\.(py|so)$/.test(name)) packages.push({ name, data });
  }
  const root = join(SOURCES, "..");
  const core = [join(SOURCES, "__init__.py"), join(SOURCES, "games", "__init__.py")].map((path) => ({
    name: relative(root, path).replaceAll("\\", "/"),
    data: readFileSync(path),
  }));
  for (const layer of foldersIn(SOURCES).filter((name) => !NOT_NEEDED.has(name))) core.push(...named(root, join(SOURCES, layer)));
  core.push(...later);
  const found = { library, packages, core };
  for (const name of foldersIn(join(SOURCES, "games")).filter((each) => each !== "__pycache__"))
    found[`game-${name}`] = named(join(SOURCES, "games"), join(SOURCES, "games", name));
  return found;
}

/** The line that separates the page's own list of licences from each licence of the runtime. */
const LINE = `\n${"=".repeat(100)}\n\n`;

/** Say whose work is in the runtime, after those whose work is in the page. */
function writeTerms(unpacked, wheels, pyodide) {
  const file = join(PAGE, "licences.txt");
  const [page] = readFileSync(file, "utf8").split(LINE);
  const version = pyodide.runPython("import platform; platform.python_version()");
  const terms = [
    `Pyodide ${pyodide.version}\nMPL-2.0\nhttps://pyodide.org\nIts source: https://github.com/pyodide/pyodide/tree/${pyodide.version}\n`,
    `Python ${version}\nPSF-2.0\nPython Software Foundation\nhttps://docs.python.org/3/license.html\n\nThe terms stand below, with typing_extensions.\n`,
    `fzstd\nMIT\n\n${readFileSync(here("../node_modules/fzstd/LICENSE"), "utf8").trim()}\n`,
  ];
  for (const wheel of wheels) {
    const held = unpacked(readFileSync(wheel)).filter(([name]) => /\.dist-info\/licenses\//.test(name));
    const texts = held.map(([, data]) => new TextDecoder().decode(data).trim());
    if (texts.length === 0) throw new Error(`${wheel} says no terms.`);
    terms.push(`${wheel.split("/").pop().split("-").slice(0, 2).join(" ")}\n\n${texts.join("\n\n")}\n`);
  }
  writeFileSync(file, page + terms.map((each) => LINE + each).join(""));
}

const markOf = (data) => createHash("sha256").update(data).digest("hex").slice(0, 10);
const isPython = (name) => name.endsWith(".py");

async function main() {
  const wheels = fetchWheels();
  // Tracebacks in a tab name lines; columns would take a fifth of the bytes.
  const pyodide = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: "1", HOME: "/" } });
  // A package lies in one zip, so all of it comes with its first module.
  const started = new Set(pyodide.runPython("import sys; ' '.join(name.partition('.')[0] for name in sys.modules)").split(" "));
  // Copies and checksums of tables read types in the sources, which are not packed: the types are written beside them.
  for (const wheel of wheels) pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  pyodide.FS.mkdirTree("/src");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: join(SOURCES, "..") }, "/src");
  pyodide.runPython("import sys; sys.dont_write_bytecode = True");
  pyodide.runPython(PACK);
  const pack = pyodide.globals.get("pack");
  const unpackedIn = pyodide.globals.get("unpacked");
  const unpacked = (data) => {
    const held = unpackedIn(new Uint8Array(data));
    const found = Object.entries(held.toJs({ dict_converter: Object.fromEntries }));
    held.destroy();
    return found;
  };
  writeTerms(unpacked, wheels, pyodide);
  const made = OUT + ".new";
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const files = {};
  const add = (name, suffix, data, part) => {
    const file = `${name}-${markOf(data)}${suffix}`;
    writeFileSync(join(made, file), data);
    files[name] = { file, bytes: data.length, part };
  };
  const taken = (proxy) => {
    const data = proxy.toJs();
    proxy.destroy();
    return data;
  };
  const packed = pyodide.globals.get("packed");
  add("engine", ".wasm.zst", taken(packed(new Uint8Array(readFileSync(join(PYODIDE, "pyodide.asm.wasm"))))), "engine");
  for (const [name, held] of Object.entries(contents(unpacked, wheels, started))) {
    const texts = held.map((each) => (isPython(each.name) ? new TextDecoder().decode(each.data) : ""));
    const datas = held.map((each) => (isPython(each.name) ? new Uint8Array() : new Uint8Array(each.data)));
    const [names, said, raw] = [held.map((each) => each.name), texts, datas].map((each) => pyodide.toPy(each));
    const zip = taken(pack(names, said, raw, name === "core" || name.startsWith("game-")));
    add(name, ".zip.zst", zip, name.startsWith("game-") || name === "core" ? "games" : "library");
  }
  for (const net of readdirSync(join(SOURCES, "bots", "nets")).filter((file) => file.endsWith(".net")))
    add(`net-${net.replace(".net", "")}`, ".net", readFileSync(join(SOURCES, "bots", "nets", net)), "games");
  const packs = join(SOURCES, "coach", "packs");
  for (const held of existsSync(packs) ? readdirSync(packs).filter((file) => file.endsWith(".puzzles")) : [])
    add(`puzzles-${held.replace(".puzzles", "")}`, ".puzzles", readFileSync(join(packs, held)), "games");
  const folder = `pyodide-${pyodide.version}`;
  mkdirSync(join(made, folder));
  for (const script of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(join(PYODIDE, script), join(made, folder, script));
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((script) => `${folder}/${script}`);
  const bytes = Object.fromEntries(scripts.map((script) => [script, statSync(join(made, script)).size]));
  const mark = markOf(JSON.stringify([folder, files]));
  writeFileSync(join(made, "runtime.json"), JSON.stringify({ mark, folder, info, files, scripts: bytes }));
  rmSync(OUT, { recursive: true, force: true });
  renameSync(made, OUT);
  for (const [name, { bytes: size }] of Object.entries(files)) console.log(`${name.padEnd(16)} ${(size / 1024).toFixed(0).padStart(6)} KiB`);
}

// An error of Python's carries a stack of a million letters: its message is enough. Pyodide would keep the process alive.
await main().then(
  () => process.exit(0),
  (error) => {
    console.error(String(error.message ?? error).slice(0, 3000));
    process.exit(1);
  },
);
