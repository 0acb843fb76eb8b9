// Makes the file of a clip: draws its pictures, lets a worker pack them, and takes fewer, smaller, plainer ones until they fit.
import { draw, HIGH, prepared, WIDE } from "./draw";
import type { Packing } from "./encoder";
import { instantsOf, type Clip } from "./plan";

/** One megabyte, as a messenger counts. */
export const MOST_BYTES = 1_000_000;

export interface Fineness {
  scale: number;
  colors: number;
  /** Milliseconds between two pictures while something moves. */
  every: number;
}

/** From the finest to one that always fits: 20 pictures of 256 x 160 dots are under a megabyte even if nothing can be packed. */
export const FINENESS: readonly Fineness[] = [
  { scale: 1.125, colors: 255, every: 50 },
  { scale: 1.125, colors: 128, every: 60 },
  { scale: 1, colors: 96, every: 70 },
  { scale: 0.8, colors: 64, every: 100 },
  { scale: 0.6, colors: 48, every: 140 },
  { scale: 0.4, colors: 32, every: 250 },
];

export class ClipCancelled extends Error {}
export class ClipImpossible extends Error {}

export interface Making {
  /** From 0 to 1. */
  onprogress: (part: number) => void;
  signal: AbortSignal;
}

/** Pack pictures drawn by `pictures`, ever plainer until they fit. */
export async function fitted(
  pictures: (how: Fineness) => Promise<Packing>,
  pack: (packing: Packing) => Promise<ArrayBuffer>,
  most = MOST_BYTES,
): Promise<ArrayBuffer> {
  for (const how of FINENESS) {
    const file = await pack(await pictures(how));
    if (file.byteLength <= most) return file;
  }
  throw new ClipImpossible("it is too large");
}

export async function clipFile(clip: Clip, { onprogress, signal }: Making): Promise<Blob> {
  if (typeof Worker === "undefined") throw new ClipImpossible("no workers");
  const worker = new Worker(new URL("./encoder.ts", import.meta.url), { type: "module" });
  const stop = () => worker.terminate();
  signal.addEventListener("abort", stop);
  try {
    const stage = await prepared(clip);
    const pictures = async ({ scale, colors, every }: Fineness): Promise<Packing> => {
      const [width, height] = [Math.round(WIDE * scale), Math.round(HIGH * scale)];
      const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
      if (!pen) throw new ClipImpossible("no canvas");
      const instants = instantsOf(clip, every);
      const frames: Packing["frames"] = [];
      for (const [i, { at, lasts }] of instants.entries()) {
        if (signal.aborted) throw new ClipCancelled();
        pen.setTransform(scale, 0, 0, scale, 0, 0);
        draw(pen, stage, at);
        frames.push({ data: pen.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>, delay: lasts });
        onprogress((0.6 * (i + 1)) / instants.length);
        // Between two pictures the page can respond to its user.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return { width, height, colors, frames };
    };
    const file = await fitted(pictures, (packing) => packed(worker, packing, signal));
    onprogress(1);
    return new Blob([file], { type: "image/gif" });
  } finally {
    signal.removeEventListener("abort", stop);
    worker.terminate();
  }
}

function packed(worker: Worker, packing: Packing, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new ClipCancelled()), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) => (typeof data === "string" ? reject(new ClipImpossible(data)) : resolve(data));
    worker.onerror = (event) => reject(new ClipImpossible(event.message));
    worker.postMessage(
      packing,
      packing.frames.map((frame) => frame.data.buffer),
    );
  });
}
