// Pyodide in this worker, from the files of the runtime: fetched with progress, unpacked, started.
import { Decompress } from "fzstd";
import type { Part, Runtime } from "./messages";

interface Pyodide {
  runPython(code: string): unknown;
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: Uint8Array, format: string, options?: { extractDir: string }): void;
  pyimport(name: string): Bridge;
  _module: { HEAPU8: Uint8Array };
}

/** src/fabletable/browser/pyodide_bridge.py */
export interface Bridge {
  add_game(path: string): void;
  make_tab(host: unknown): PythonTab;
  make_job_worker(say: (data: Uint8Array) => void, kernel: unknown): (data: Uint8Array, stopped: () => boolean, hurried: () => boolean) => void;
}

export interface PythonTab {
  open(): Promise<void>;
  request(method: string, path: string, body: string, secret: string, key: string): Promise<[number, string]>;
  connect(say: (text: string) => void, closed: () => void): PythonChannel;
  heard(lane: string, data: Uint8Array): void;
  lost(lane: string): void;
}

export interface PythonChannel {
  hear(text: string): void;
  leave(): void;
}

type Loaded = (part: Part, bytes: number) => void;

const APP = "/app";
const NETS = "/nets";
const PUZZLES = "/puzzles";
/** Bytes of a packed file that are unpacked at once. */
const AT_ONCE = 512 * 1024;

export class Python {
  private readonly brought = new Map<string, Promise<void>>();
  private module: WebAssembly.Module | null = null;

  private constructor(
    private readonly folder: string,
    private readonly runtime: Runtime,
    private readonly loaded: Loaded,
  ) {}

  private pyodide!: Pyodide;
  bridge!: Bridge;

  /** Start Python with everything but games. `module`: the engine, where another worker has compiled it. */
  static async start(folder: string, list: string, loaded: Loaded = () => {}, module: WebAssembly.Module | null = null): Promise<Python> {
    const answer = await fetch(list);
    if (!answer.ok) throw new Error("no-runtime");
    const python = new Python(folder, (await answer.json()) as Runtime, loaded);
    await python.begin(module);
    return python;
  }

  get engine(): WebAssembly.Module {
    if (!this.module) throw new Error("not started");
    return this.module;
  }

  get games(): string[] {
    return Object.keys(this.runtime.files)
      .filter((name) => name.startsWith("game-"))
      .map((name) => name.slice("game-".length));
  }

  /** Starts Python. Its own files are fetched first; the rest loads while it starts. */
  private async begin(module: WebAssembly.Module | null): Promise<void> {
    const { folder, runtime } = this;
    const place = `${folder}${runtime.folder}/`;
    const starter = import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<{ loadPyodide: (options: Record<string, unknown>) => Promise<Pyodide> }>;
    // Pyodide asks for it later; by then it is here.
    const script = import(/* @vite-ignore */ `${place}pyodide.asm.mjs`);
    const library = this.bytes("library");
    const compiling = module ? Promise.resolve(module) : this.compiled();
    const later = Promise.all([library, compiling]).then(() => Promise.all([this.bytes("core"), this.bytes("packages")]));
    later.catch(() => {});
    const [{ loadPyodide }, held] = await Promise.all([starter, library, script]);
    this.module = await compiling;
    serve(new URL(place, location.href).href, this.module, held);
    this.pyodide = await loadPyodide({
      indexURL: place,
      lockFileContents: JSON.stringify({ info: runtime.info, packages: {} }),
      env: { FABLETABLE_NETS: NETS, FABLETABLE_PUZZLES: PUZZLES, HOME: "/", PYTHONDONTWRITEBYTECODE: "1" },
    });
    // For measuring: the memory that the engine has, in bytes.
    (self as unknown as { engineMemory: () => number }).engineMemory = () => this.pyodide._module.HEAPU8.byteLength;
    const { FS } = this.pyodide;
    FS.mkdirTree(APP);
    FS.mkdirTree(NETS);
    FS.mkdirTree(PUZZLES);
    const [core, packages] = await later;
    FS.writeFile(`${APP}/core.zip`, core);
    this.pyodide.unpackArchive(packages, "zip", { extractDir: `${APP}/packages` });
    this.pyodide.runPython(`import sys; sys.path[:0] = ["${APP}/core.zip", "${APP}/packages"]`);
    this.bridge = this.pyodide.pyimport("fabletable.browser.pyodide_bridge");
  }

  /** Bring the rules of a game, and its puzzles if it has them. */
  bring(game: string): Promise<void> {
    const known = this.brought.get(game);
    if (known) return known;
    const bringing = this.fetchGame(game);
    this.brought.set(game, bringing);
    bringing.catch(() => this.brought.delete(game));
    return bringing;
  }

  private async fetchGame(game: string): Promise<void> {
    if (!(`game-${game}` in this.runtime.files)) return;
    const held = (name: string) => (name in this.runtime.files ? this.bytes(name) : null);
    const [rules, puzzles] = await Promise.all([this.bytes(`game-${game}`), held(`puzzles-${game}`)]);
    if (puzzles) this.pyodide.FS.writeFile(`${PUZZLES}/${game}.puzzles`, puzzles);
    this.pyodide.FS.writeFile(`${APP}/${game}.zip`, rules);
    this.bridge.add_game(`${APP}/${game}.zip`);
  }

  /** Bring the net of a game, if it has one: those who think need it, a table does not. */
  bringNet(game: string): Promise<void> {
    const name = `net-${game}`;
    const bringing = this.brought.get(name) ?? this.fetchNet(name, game);
    this.brought.set(name, bringing);
    bringing.catch(() => this.brought.delete(name));
    return bringing;
  }

  private async fetchNet(name: string, game: string): Promise<void> {
    if (name in this.runtime.files) this.pyodide.FS.writeFile(`${NETS}/${game}.net`, await this.bytes(name));
  }

  private async compiled(): Promise<WebAssembly.Module> {
    const headers = { "Content-Type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(await this.stream("engine"), { headers }));
  }

  private async bytes(name: string): Promise<Uint8Array> {
    return new Uint8Array(await new Response(await this.stream(name)).arrayBuffer());
  }

  private async stream(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const info = this.runtime.files[name];
    if (!info) throw new Error(name);
    const answer = await fetch(this.folder + info.file);
    if (!answer.ok || !answer.body) throw new Error("no-runtime");
    const { part } = info;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.loaded(part, chunk.byteLength);
        out.enqueue(chunk);
      },
    });
    const counted = answer.body.pipeThrough(counting);
    return info.file.endsWith(".zst") ? counted.pipeThrough(unpacking()) : counted;
  }
}

/** Unpacks Zstandard on the way, some of it at a time: each time costs as much as the window that is looked back at. */
function unpacking(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const unpacker = new Decompress();
  let waiting: Uint8Array[] = [];
  let size = 0;
  const unpack = (isLast: boolean): void => {
    const data = new Uint8Array(size);
    let place = 0;
    for (const part of waiting) {
      data.set(part, place);
      place += part.length;
    }
    [waiting, size] = [[], 0];
    unpacker.push(data, isLast);
  };
  return new TransformStream({
    start: (out) => {
      unpacker.ondata = (data) => out.enqueue(data as Uint8Array<ArrayBuffer>);
    },
    transform: (chunk) => {
      waiting.push(chunk);
      size += chunk.length;
      if (size >= AT_ONCE) unpack(false);
    },
    flush: () => unpack(true),
  });
}

/** Pyodide asks for its engine and its library under these addresses; both are here already. */
function serve(folder: string, module: WebAssembly.Module, library: Uint8Array): void {
  const scope = self as unknown as { fetch: typeof fetch };
  const others = scope.fetch.bind(self);
  scope.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : new URL(String(asked), location.href).href;
    if (address === `${folder}python_stdlib.zip`) return Promise.resolve(new Response(library as Uint8Array<ArrayBuffer>));
    if (address === `${folder}pyodide.asm.wasm`) return Promise.resolve(new Response(null));
    return others(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
}
