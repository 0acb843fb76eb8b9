// The tables of this device: a table service in a web worker. It starts when it is first needed, and again should the
// browser end it; everything it had acknowledged is in the storage.
import type { ClientFrame, ServerFrame } from "../../wire/protocol";
import { base, fileOf } from "../place";
import { Refusal } from "../refusal";
import type { Channel, Request, Transport } from "../transport";
import { dataText, isData } from "./data";
import type { FromTable, Part, Runtime, ToTable, Trouble } from "./messages";

const RUNTIME = `${base}runtime/`;
const LIST = fileOf("runtime/runtime.json");
const LOCK = "fabletable.tables";
/** As long a window that is closed may keep its tables. */
const CLOSING_MS = 3000;
/** A worker that dies before it is ready, or this soon after it was begun, would do so for ever. */
const SOON_MS = 5000;
/** A browser may end a worker without a sign: a worker that is silent at two checks in a row, and this long, is gone. */
const LOOK_MS = 5000;
const SILENT_MS = 20_000;

type State = "off" | "loading" | "ready" | "broken";

/** The tables of this browser, or a `reader`: it opens links, owns no table and keeps nothing. */
export class Device {
  state = $state<State>("off");
  trouble = $state<Trouble | "">("");
  /** All games, texts and bots are here, not only what was asked for. */
  whole = $state(false);
  /** Kept once everything is here, or nothing more will come. */
  readonly brought: Promise<void>;
  private settle = (): void => {};
  /** The browser keeps nothing of this window. */
  forgets = $state(false);
  /** It was set up again after it had been lost. */
  again = $state(false);
  loaded = $state<Record<Part, number>>({ engine: 0, library: 0, games: 0 });
  total = $state<Record<Part, number>>({ engine: 0, library: 0, games: 0 });
  runtime: Runtime | null = null;

  constructor(private readonly isReader = false) {
    this.brought = new Promise((done) => (this.settle = done));
  }

  private worker: Worker | null = null;
  private begun = 0;
  private failures = 0;
  private attempts = 0;
  private release: (() => void) | null = null;
  private looking: ReturnType<typeof setInterval> | undefined;
  private pinged = 0;
  private unheard = 0;
  private numbers = 0;
  private waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  private readonly asked = new Map<number, { said: ToTable; done: (status: number, text: string) => void; failed: (error: Error) => void }>();
  private readonly channels = new Map<number, DeviceChannel>();

  /** Begin to set the table up, with these games first. */
  start(games: string[] = []): void {
    if (this.state === "loading" || this.state === "ready") {
      for (const game of games) this.post({ kind: "want", game });
      return;
    }
    this.setUp(games);
  }

  /** Wait until a table can be set, with these games first. */
  async ready(games: string[] = []): Promise<void> {
    this.start(games);
    await new Promise<void>((resolve, reject) => {
      if (this.state === "ready") resolve();
      else this.waiting.push({ resolve, reject });
    });
  }

  /** Take the tables over from another window. */
  takeOver(): void {
    this.setUp([], true);
  }

  /** Begin once this window owns the tables. Only the latest attempt counts: an earlier one may still wait for the lock. */
  private setUp(games: string[], steal = false): void {
    const attempt = ++this.attempts;
    this.state = "loading";
    this.trouble = "";
    this.loaded = { engine: 0, library: 0, games: 0 };
    void this.own(steal).then((ours) => {
      if (attempt !== this.attempts) return;
      if (ours) this.begin(games);
      else this.fail("elsewhere");
    });
  }

  /** One window owns the tables of this device; the others say so. A window that is just being closed is waited for. */
  private own(steal: boolean): Promise<boolean> {
    if (this.isReader || this.release || !("locks" in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const how = steal ? { steal } : { signal: AbortSignal.timeout(CLOSING_MS) };
      let held: (() => void) | null = null;
      navigator.locks
        .request(LOCK, how, () => {
          resolve(true);
          return new Promise<void>((done) => (this.release = held = done));
        })
        .catch(() => {
          // Another window has it, or has taken it. What this window has taken since stays its own.
          resolve(false);
          if (!held || this.release !== held) return;
          this.release = null;
          this.fail("elsewhere");
        });
    });
  }

  private begin(games: string[]): void {
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return this.fail("no-wasm");
    this.state = "loading";
    this.trouble = "";
    this.begun = performance.now();
    void this.measure();
    const worker = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => worker === this.worker && this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.worker) this.lost();
    };
    const start: ToTable = { kind: "start", runtime: RUNTIME, list: LIST, games, forgets: this.isReader };
    worker.postMessage(start);
    for (const { said } of this.asked.values()) worker.postMessage(said);
    this.looking = setInterval(() => this.look(), LOOK_MS);
  }

  /** While it is set up it may be busy as long as the machine needs. */
  private look(): void {
    if (this.state !== "ready") return;
    if (this.pinged === 0) {
      this.pinged = performance.now();
      this.post({ kind: "ping" });
    } else if (++this.unheard > 1 && performance.now() - this.pinged > SILENT_MS) this.lost();
  }

  private async measure(): Promise<void> {
    try {
      this.runtime ??= (await (await fetch(LIST)).json()) as Runtime;
      const total = { engine: 0, library: 0, games: 0 };
      for (const { part, bytes } of Object.values(this.runtime.files)) total[part] += bytes;
      this.total = total;
    } catch {
      // The worker says what is wrong.
    }
  }

  private hear(said: FromTable): void {
    if (said.kind === "frame") this.channels.get(said.channel)?.onframe?.(JSON.parse(said.text) as ServerFrame);
    else if (said.kind === "answer") {
      this.asked.get(said.id)?.done(said.status, said.text);
      this.asked.delete(said.id);
    } else if (said.kind === "closed") this.channels.get(said.channel)?.shut();
    else if (said.kind === "pong") [this.pinged, this.unheard] = [0, 0];
    else if (said.kind === "progress") this.loaded[said.part] += said.loaded;
    else if (said.kind === "ready") {
      this.state = "ready";
      for (const { resolve } of this.waiting.splice(0)) resolve();
      for (const channel of this.channels.values()) channel.begin();
    } else if (said.kind === "whole") {
      this.whole = true;
      this.settle();
    } else if (said.kind === "forgets") this.forgets = true;
    else this.hearTrouble(said);
  }

  private hearTrouble(said: Extract<FromTable, { kind: "broken" }>): void {
    console.warn(`The table on this device: ${said.trouble}. ${said.detail}`);
    if (said.trouble === "lost" || said.trouble === "no-memory") this.lost();
    else this.fail(said.trouble);
  }

  /** The worker is gone: begin another, which reads everything from the storage. */
  private lost(): void {
    const isSoon = this.state !== "ready" || performance.now() - this.begun < SOON_MS;
    this.end();
    this.failures = isSoon ? this.failures + 1 : 0;
    if (this.failures > 2) return this.fail("no-memory");
    this.again = true;
    this.begin([]);
  }

  private end(): void {
    clearInterval(this.looking);
    [this.pinged, this.unheard] = [0, 0];
    this.worker?.terminate();
    this.worker = null;
    for (const channel of [...this.channels.values()]) channel.shut();
  }

  private fail(trouble: Trouble): void {
    this.end();
    this.state = "broken";
    this.trouble = trouble;
    this.settle();
    for (const { failed } of this.asked.values()) failed(new Refusal(503, { code: "why-no-answer", args: {} }));
    this.asked.clear();
    for (const { reject } of this.waiting.splice(0)) reject(new Refusal(503, { code: "why-no-answer", args: {} }));
  }

  post(said: ToTable): void {
    this.worker?.postMessage(said);
  }

  ask(path: string, { method = "GET", body, secret = "", key = "" }: Request): Promise<{ status: number; text: string }> {
    this.start();
    if (this.state === "broken") return Promise.reject(new Refusal(503, { code: "why-no-answer", args: {} }));
    const id = ++this.numbers;
    const said: ToTable = { kind: "request", id, method, path, body: body === undefined ? "" : JSON.stringify(body), secret, key };
    return new Promise((resolve, reject) => {
      this.asked.set(id, { said, done: (status, text) => resolve({ status, text }), failed: reject });
      this.post(said);
    });
  }

  connect(): Channel {
    this.start();
    const channel = new DeviceChannel(++this.numbers, this.channels, this);
    this.channels.set(channel.id, channel);
    if (this.state === "ready") queueMicrotask(() => channel.begin());
    return channel;
  }
}

class DeviceChannel implements Channel {
  onopen: (() => void) | null = null;
  onframe: ((frame: ServerFrame) => void) | null = null;
  onclose: (() => void) | null = null;
  /** It is never cut off by a network, and may be busy with setting up. */
  readonly silence = 120_000;
  private open = false;

  constructor(
    readonly id: number,
    private readonly all: Map<number, DeviceChannel>,
    private readonly device: Device,
  ) {}

  begin(): void {
    if (this.open || !this.all.has(this.id)) return;
    this.open = true;
    this.device.post({ kind: "open", channel: this.id });
    this.onopen?.();
  }

  send(frame: ClientFrame): void {
    this.device.post({ kind: "frame", channel: this.id, text: JSON.stringify(frame) });
  }

  close(): void {
    if (this.all.delete(this.id) && this.open) this.device.post({ kind: "close", channel: this.id });
  }

  shut(): void {
    if (this.all.delete(this.id)) this.onclose?.();
  }
}

export const device = new Device();

let reader: Device | null = null;

/** A device that opens links without touching the tables of this browser: a house's page has none, or another window owns them. */
export const readerDevice = (): Device => (reader ??= new Device(true));

async function answered<T>(asked: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await asked;
  if (status >= 400) throw new Refusal(status, JSON.parse(text) as { code: string; args: Record<string, unknown> });
  return (status === 204 ? undefined : JSON.parse(text)) as T;
}

/** Ask a device itself, whichever way the page reaches its tables. */
export const askDevice = <T>(of: Device, path: string, request: Request): Promise<T> => answered<T>(of.ask(path, request));

export class DeviceTransport implements Transport {
  async request<T>(path: string, request: Request = {}): Promise<T> {
    if (isData(path)) return JSON.parse(await dataText(path)) as T;
    return askDevice<T>(device, path, request);
  }

  text(path: string): Promise<string> {
    return dataText(path);
  }

  /** A file of its own: it stays as long as the page. */
  async address(path: string): Promise<string> {
    const { status, text } = await device.ask(path, {});
    if (status >= 400) throw new Refusal(status, JSON.parse(text) as { code: string; args: Record<string, unknown> });
    return URL.createObjectURL(new Blob([text], { type: "application/json" }));
  }

  connect(): Channel {
    return device.connect();
  }
}
