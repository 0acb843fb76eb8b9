// The worker in which the tables of this device are played: the same service as on a server, run by Pyodide.
import type { FromTable, FromThinker, ToTable, ToThinker, Trouble } from "./messages";
import { Python, type PythonChannel, type PythonTab } from "./python";
import * as kernel from "./kernel";
import { Forgetful, openStorage } from "./storage";

const scope = self as unknown as { postMessage(said: FromTable): void; onmessage: ((event: MessageEvent<ToTable>) => void) | null };
const say = (said: FromTable): void => scope.postMessage(said);
const broken = (trouble: Trouble, error: unknown): void => say({ kind: "broken", trouble, detail: String(error).slice(0, 500) });

/** A browser may end a worker without a sign: a worker that is silent at this many checks in a row is gone. */
const LOOK_MS = 2000;
const MOST_SILENT = 5;
/** Starting Python, it cannot say anything as long as the machine needs. */
const MOST_SILENT_AT_START = 45;

/** One worker that thinks. Addresses are signs to it while it cannot listen: it sees when they are withdrawn. */
class Lane {
  private worker: Worker | null = null;
  private signs = { stop: "", hurry: "" };
  private silent = 0;
  private mostSilent = MOST_SILENT_AT_START;
  private looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly name: string,
    private readonly folder: string,
    private readonly list: string,
    private readonly python: Python,
    private readonly tab: () => PythonTab,
  ) {}

  /** Start it before it is needed. */
  warm(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./job-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => worker === this.worker && this.hear(worker, data);
    worker.onerror = () => this.lose(worker);
    const start: ToThinker = { kind: "start", runtime: this.folder, list: this.list, module: this.python.engine };
    worker.postMessage(start);
    this.worker = worker;
    [this.silent, this.mostSilent] = [0, MOST_SILENT_AT_START];
    this.looking = setInterval(() => this.look(worker), LOOK_MS);
    return worker;
  }

  private hear(worker: Worker, said: FromThinker): void {
    this.silent = 0;
    if (said.kind === "started") this.mostSilent = MOST_SILENT;
    else if (said.kind === "said") this.tab().heard(this.name, said.data);
    else if (said.kind === "broken") this.lose(worker);
  }

  /** Looks are counted, not seconds: while the machine sleeps or this worker is busy there are none. */
  private look(worker: Worker): void {
    if (++this.silent > this.mostSilent) this.lose(worker);
  }

  ask(game: string, data: Uint8Array): void {
    this.withdraw();
    const sign = (): string => URL.createObjectURL(new Blob(["1"]));
    this.signs = { stop: sign(), hurry: sign() };
    const asked: ToThinker = { kind: "ask", game, data, ...this.signs };
    this.warm().postMessage(asked);
  }

  stop(): void {
    URL.revokeObjectURL(this.signs.stop);
  }

  hurry(): void {
    URL.revokeObjectURL(this.signs.hurry);
  }

  private withdraw(): void {
    this.stop();
    this.hurry();
  }

  private lose(worker: Worker): void {
    if (worker !== this.worker) return;
    clearInterval(this.looking);
    worker.terminate();
    this.worker = null;
    this.tab().lost(this.name);
  }
}

async function start({ runtime, list, games, forgets }: Extract<ToTable, { kind: "start" }>): Promise<Table> {
  const python = await Python.start(runtime, list, (part, loaded) => say({ kind: "progress", part, loaded }));
  const storage = forgets ? null : await openStorage();
  if (!storage) say({ kind: "forgets" });
  const lanes = new Map<string, Lane>();
  const lane = (name: string): Lane => {
    const known = lanes.get(name) ?? new Lane(name, runtime, list, python, (): PythonTab => tab);
    lanes.set(name, known);
    return known;
  };
  const jobWorkers = {
    ask: (name: string, game: string, data: Uint8Array) => lane(name).ask(game, data),
    stop: (name: string) => lane(name).stop(),
    hurry: (name: string) => lane(name).hurry(),
  };
  const tab = python.bridge.make_tab({ kernel, storage: storage ?? new Forgetful(), jobWorkers, games: { bring: (game: string) => python.bring(game) } });
  await Promise.all([tab.open(), ...games.map((game) => python.bring(game))]);
  return new Table(python, tab, () => lane("play").warm());
}

class Table {
  private readonly channels = new Map<number, PythonChannel>();

  constructor(
    private readonly python: Python,
    private readonly tab: PythonTab,
    private readonly warm: () => void,
  ) {}

  hear(heard: ToTable): void {
    if (heard.kind === "request") void this.answer(heard);
    else if (heard.kind === "want") void this.python.bring(heard.game).catch(() => {});
    else if (heard.kind === "open") this.connect(heard.channel);
    else if (heard.kind === "frame") this.channels.get(heard.channel)?.hear(heard.text);
    else if (heard.kind === "close") {
      this.channels.get(heard.channel)?.leave();
      this.channels.delete(heard.channel);
    }
  }

  /** Set a job worker up, whose files are here, then bring all games and what it needs: what is not asked for yet comes last. */
  async rest(): Promise<void> {
    this.warm();
    for (const game of this.python.games) await this.python.bring(game);
    for (const game of this.python.games) await this.python.bringNet(game);
    say({ kind: "whole" });
  }

  private async answer({ id, method, path, body, secret, key }: Extract<ToTable, { kind: "request" }>): Promise<void> {
    try {
      const [status, text] = await this.tab.request(method, path, body, secret, key);
      say({ kind: "answer", id, status, text });
    } catch (error) {
      broken("lost", error);
    }
  }

  private connect(channel: number): void {
    const closed = (): void => {
      this.channels.delete(channel);
      say({ kind: "closed", channel });
    };
    this.channels.set(
      channel,
      this.tab.connect((text) => say({ kind: "frame", channel, text }), closed),
    );
  }
}

let table: Table | null = null;
const early: ToTable[] = [];

scope.onmessage = ({ data }) => {
  if (data.kind === "ping") return say({ kind: "pong" });
  if (data.kind !== "start") {
    if (table) table.hear(data);
    else early.push(data);
    return;
  }
  start(data).then(
    (started) => {
      table = started;
      say({ kind: "ready" });
      for (const heard of early.splice(0)) started.hear(heard);
      void started.rest().catch((error: unknown) => broken("no-runtime", error));
    },
    (error: unknown) => broken(troubleIn(error), error),
  );
};

function troubleIn(error: unknown): Trouble {
  if (typeof WebAssembly !== "object") return "no-wasm";
  return error instanceof RangeError || /memory/i.test(String(error)) ? "no-memory" : "no-runtime";
}
