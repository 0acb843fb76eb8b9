// Drawings of the page as images for a canvas: a component is mounted out of sight, and its svg is cut out with every colour
// and every shape that it names.
import { flushSync, mount, unmount, type Component } from "svelte";
import type { Art, Piece } from "../../scene/types";
import { iconBody, iconsHere } from "../icons/icons.svelte";
import { placeSymbols } from "../look/symbols";
import FaceArt from "../pieces/FaceArt.svelte";
import Picture from "../pieces/Picture.svelte";

const WAIT_MS = 40;
const MOST_WAITS = 150;
const NAMED = /(?:href="#|url\(["']?#)([\w-]+)/g;
const TOKEN = /var\((--[\w-]+)/g;

/** Wait for these icons; after six seconds the picture does without. */
export async function icons(names: readonly string[]): Promise<void> {
  for (let i = 0; i < MOST_WAITS && !iconsHere(names); i += 1) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
}

/** All shapes that a drawing names, and those that they name. */
function shapesFor(body: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, id] of body.matchAll(NAMED)) {
    const shape = found.has(id!) || body.includes(` id="${id}"`) ? null : document.getElementById(id!);
    if (!shape) continue;
    found.set(id!, shape.outerHTML);
    shapesFor(shape.outerHTML, found);
  }
  return found;
}

async function imageOf(body: string, at: Element, width: number, height: number): Promise<HTMLImageElement> {
  placeSymbols();
  const shapes = [...shapesFor(body).values()].join("");
  const style = getComputedStyle(at);
  const tokens = new Set([...(body + shapes).matchAll(TOKEN)].map(([, name]) => name!));
  const values = [...tokens].map((name) => `${name}:${style.getPropertyValue(name).trim().replaceAll('"', "'")}`).join(";");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="color:${style.color};${values}" font-family="sans-serif"><defs>${shapes}</defs>${body}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A component, mounted out of sight while `cut` looks at it. */
async function mounted<P extends Record<string, unknown>, T>(
  part: Component<P>,
  props: P,
  className: string,
  cut: (host: HTMLElement) => Promise<T>,
): Promise<T> {
  const host = Object.assign(document.createElement("div"), { className, inert: true });
  Object.assign(host.style, { position: "fixed", left: "-4000px", top: "0", width: "240px", height: "200px" });
  document.body.append(host);
  const made = mount(part, { target: host, props });
  try {
    flushSync();
    return await cut(host);
  } finally {
    await unmount(made);
    host.remove();
  }
}

const sized = (svg: SVGElement, width: number, height: number): string => {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
};

/** The drawing on a face. */
export async function faceStamp(face: Piece, dark: boolean, size: number): Promise<HTMLImageElement> {
  await icons([face.icon ?? "", ...(face.gems ?? []).map((gem) => gem.icon ?? "")]);
  return mounted(FaceArt as unknown as Component<Record<string, unknown>>, { face, dark }, "face", (host) =>
    imageOf(sized(host.querySelector("svg")!, size, size), host, size, size),
  );
}

/** The picture of a card: its landscape, its figure, its ground. */
export async function artStamp(art: Art, width: number, height: number): Promise<HTMLImageElement[]> {
  await icons([art.icon, art.portrait?.beside ?? ""]);
  const size = "card" as const;
  return mounted(Picture as unknown as Component<Record<string, unknown>>, { art, size, still: true }, "", async (host) => {
    const root = host.querySelector(".picture") ?? host;
    const layers = [...root.querySelectorAll<SVGElement>(":scope > svg")];
    const bodyOf = (layer: SVGElement) => (layer.classList.contains("ic") ? centred(layer, width, height) : inked(layer, width, height));
    return Promise.all(layers.map((layer) => imageOf(bodyOf(layer), root, width, height)));
  });
}

/** The looks that classes give its parts, written onto them. */
function inked(layer: SVGElement, width: number, height: number): string {
  const copy = layer.cloneNode(true) as SVGElement;
  const from = [...layer.querySelectorAll<SVGElement>("[class]")];
  [...copy.querySelectorAll<SVGElement>("[class]")].forEach((part, i) => {
    const { fill, stroke, strokeWidth, opacity, transform } = getComputedStyle(from[i]!);
    part.removeAttribute("class");
    if (!part.hasAttribute("fill")) part.setAttribute("fill", fill);
    if (stroke !== "none") part.setAttribute("stroke", stroke);
    part.setAttribute("stroke-width", strokeWidth);
    part.setAttribute("opacity", opacity);
    if (transform !== "none" && !part.hasAttribute("transform")) part.setAttribute("transform", transform);
  });
  copy.removeAttribute("class");
  return sized(copy, width, height);
}

/** A single icon in the middle of its landscape. */
function centred(icon: SVGElement, width: number, height: number): string {
  const { color } = getComputedStyle(icon);
  const size = 0.6 * Math.min(width, height);
  const place = `x="${(width - size) / 2}" y="${(height - size) / 2}" width="${size}" height="${size}"`;
  return `<svg ${place} viewBox="0 0 512 512" fill="${color}" color="${color}">${icon.innerHTML}</svg>`;
}

export async function iconStamp(name: string, ink: string, size: number): Promise<HTMLImageElement> {
  await icons([name]);
  const body = `<svg width="${size}" height="${size}" viewBox="0 0 512 512" fill="${ink}" color="${ink}">${iconBody(name)}</svg>`;
  return imageOf(body, document.documentElement, size, size);
}

/** A landscape in the colours of the table. */
export function sceneryStamp(name: string, colors: Record<string, string>, width: number, height: number): Promise<HTMLImageElement> {
  const style = Object.entries(colors)
    .map(([key, value]) => `--${key}:${value}`)
    .join(";");
  const body = `<svg width="${width}" height="${height}" viewBox="0 0 100 70" preserveAspectRatio="xMidYMax slice" style="${style}"><use href="#sc-${name}" width="100" height="70"/></svg>`;
  return imageOf(body, document.documentElement, width, height);
}
