// Painted bases: an SVG full of costly filters is drawn once to a bitmap and kept; the live layers lie over it.
import { iconBody } from "../icons/icons.svelte";
import { FILTERS, GRADIENTS, SCENERIES, TERRAIN } from "../look/symbols";
import type { Frame } from "./shape";

const bitmaps = new Map<string, Promise<HTMLCanvasElement>>();
const dry = new WeakMap<Promise<HTMLCanvasElement>, HTMLCanvasElement>();

/** As attributes of a rect: everything that will be seen, which only `picture` knows. Noise costs by its area. */
export const ALL = 'data-all=""';

/** Numbers that look random and are always the same. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const near = (value: number): string => value.toFixed(1);

/** An icon as part of a painting. */
export function iconAt(name: string, x: number, y: number, size: number, fill: string): string {
  if (!name) return "";
  const corner = `x="${near(x - size / 2)}" y="${near(y - size / 2)}" width="${size}" height="${size}"`;
  return `<svg ${corner} viewBox="0 0 512 512" fill="${fill}" color="${fill}">${iconBody(name)}</svg>`;
}

export const doodad = (symbol: string, x: number, y: number, size: number, lift = 0.8): string =>
  `<use href="#${symbol}" x="${near(x - size / 2)}" y="${near(y - size * lift)}" width="${near(size)}" height="${near(size)}"/>`;

/** A whole picture: shared shapes, the theme's colours, and what the board paints. */
export function picture(body: string, colours: string, frame: Frame, density: number): string {
  const size = `width="${Math.round(frame.w * density)}" height="${Math.round(frame.h * density)}"`;
  const box = `viewBox="${frame.x} ${frame.y} ${frame.w} ${frame.h}"`;
  const all = `x="${frame.x}" y="${frame.y}" width="${frame.w}" height="${frame.h}"`;
  const shapes = GRADIENTS + SCENERIES + TERRAIN + FILTERS;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} style="${colours}"><defs>${shapes}</defs>${body.replaceAll(ALL, all)}</svg>`;
}

async function draw(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The bitmap of a picture; the last few are kept, so a theme or a game one comes back to is there at once. */
export function painted(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const known = bitmaps.get(svg);
  if (known) return known;
  const fresh = draw(svg, width, height);
  bitmaps.set(svg, fresh);
  fresh.then(
    (bitmap) => dry.set(fresh, bitmap),
    () => bitmaps.delete(svg),
  );
  const oldest = bitmaps.keys().next().value;
  if (bitmaps.size > 6 && oldest !== undefined) bitmaps.delete(oldest);
  return fresh;
}

/** The bitmap, if it was painted before. */
export function alreadyPainted(svg: string): HTMLCanvasElement | undefined {
  const known = bitmaps.get(svg);
  return known && dry.get(known);
}

/** A canvas hangs in one place only: a second board on the page that is painted alike gets a copy. */
export function copied(bitmap: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [bitmap.width, bitmap.height];
  copy.getContext("2d")?.drawImage(bitmap, 0, 0);
  return copy;
}
