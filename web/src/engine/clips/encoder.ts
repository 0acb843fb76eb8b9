// The worker that packs pictures into a file that moves.
import { encode } from "modern-gif";

export interface Packing {
  width: number;
  height: number;
  colors: number;
  frames: { data: Uint8ClampedArray<ArrayBuffer>; delay: number }[];
}

addEventListener("message", ({ data: { width, height, colors, frames } }: MessageEvent<Packing>) => {
  encode({ width, height, maxColors: colors, frames }).then(
    (file) => postMessage(file, { transfer: [file] }),
    (error: unknown) => postMessage(String(error)),
  );
});
