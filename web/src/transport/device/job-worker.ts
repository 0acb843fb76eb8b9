// A worker that runs the jobs of bots and reviews. Meanwhile it receives no messages: it checks signals instead.
import type { FromThinker, ToThinker } from "./messages";
import * as kernel from "./kernel";
import { Python } from "./python";

const scope = self as unknown as { postMessage(said: FromThinker): void; onmessage: ((event: MessageEvent<ToThinker>) => void) | null };

/** It says this often that it is alive: by a clock while it waits, and while it thinks at a look at the signs. */
const ALIVE_MS = 1000;
let told = performance.now();

function tellAlive(): void {
  if (performance.now() - told < ALIVE_MS) return;
  told = performance.now();
  scope.postMessage({ kind: "alive" });
}
setInterval(tellAlive, ALIVE_MS / 2);

let python: Promise<Python> | null = null;
let run: ReturnType<Python["bridge"]["make_job_worker"]> | null = null;

/** Return true if the other side has withdrawn this address. */
function isWithdrawn(address: string): boolean {
  const asking = new XMLHttpRequest();
  try {
    asking.open("GET", address, false);
    asking.send();
    return asking.status !== 200;
  } catch {
    return true;
  }
}

scope.onmessage = ({ data }) => {
  void hear(data).catch((error: unknown) => scope.postMessage({ kind: "broken", detail: String(error).slice(0, 500) }));
};

async function hear(heard: ToThinker): Promise<void> {
  if (heard.kind === "start") {
    python = Python.start(heard.runtime, heard.list, undefined, heard.module);
    run = (await python).bridge.make_job_worker((data) => scope.postMessage({ kind: "said", data }), kernel);
    scope.postMessage({ kind: "started" });
    return;
  }
  if (!python) throw new Error("not started");
  const started = await python;
  await Promise.all([started.bring(heard.game), started.bringNet(heard.game)]);
  run ??= started.bridge.make_job_worker((data) => scope.postMessage({ kind: "said", data }), kernel);
  run(
    heard.data,
    () => {
      tellAlive();
      return isWithdrawn(heard.stop);
    },
    () => isWithdrawn(heard.hurry),
  );
}
