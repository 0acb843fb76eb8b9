// Asks the worker for sounds. It starts with the first of them, and a page that never sounds never fetches it.
import type { Cue } from "./names";
import type { Rendered, Wanted } from "./synth/render";

export type Render = (wanted: Wanted) => Promise<Rendered>;

/** Loops take seconds: they have a worker of their own, so that no sound waits for them. */
export function workerRenderer(): Render {
  let sounds: Render | null = null;
  let loops: Render | null = null;
  return (wanted) => (wanted.kind === "cue" && !LONG.has(wanted.name) ? (sounds ??= oneWorker()) : (loops ??= oneWorker()))(wanted);
}

const LONG: ReadonlySet<Cue> = new Set(["theme", "theme-lost"]);

function oneWorker(): Render {
  const worker = new Worker(new URL("./synth/worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done: (made: Rendered) => void; failed: (why: Error) => void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; made: Rendered }>) => {
    waiting.get(data.id)?.done(data.made);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", () => {
    for (const each of waiting.values()) each.failed(new Error("The sounds cannot be had."));
    waiting.clear();
  });
  return (wanted) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      worker.postMessage({ id: last, wanted });
    });
}
