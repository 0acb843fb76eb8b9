// Scatters trees, hills, peaks and grass over a map: around a place those of its terrain, elsewhere a mixture.
import type { Place } from "../../../scene/types";
import type { Lay } from "../lay";
import { doodad, scatter } from "../paint";
import type { Frame } from "../shape";
import { awayFrom, inside, type Outline } from "./ground";

/** The positions, numbers and sizes of the symbols on a map of one look. Lengths are multiplied by the map's unit. */
interface Manner {
  /** By terrain: symbol, how many, least and greatest size. */
  kinds: Partial<Record<NonNullable<Place["terrain"]>, [string, number, number, number]>>;
  from: number;
  to: number;
  flat: [number, number];
  clear: number;
  wildClear: number;
  wild: [number, number, number];
  symbols: string[];
  lift: number;
  opacity: number;
}

const RING: Manner = {
  kinds: { forest: ["t-tree", 26, 19, 19], mountain: ["t-peak", 26, 24, 24], hill: ["t-hill", 18, 20, 24], plain: ["t-grass", 26, 13, 13] },
  from: 48,
  to: 94,
  flat: [1, 1],
  clear: 46,
  wildClear: 46,
  wild: [1.3, 16, 16],
  symbols: ["t-tree", "t-hill", "t-grass", "t-peak"],
  lift: 0.8,
  opacity: 0.75,
};

const ROADS: Manner = {
  kinds: { forest: ["t-tree", 46, 24, 38], mountain: ["t-peak", 26, 44, 70], hill: ["t-hill", 26, 30, 44], plain: ["t-grass", 30, 16, 22] },
  from: 66,
  to: 190,
  flat: [1.25, 0.85],
  clear: 62,
  wildClear: 90,
  wild: [0.15, 18, 34],
  symbols: ["t-tree", "t-hill", "t-peak", "t-tree", "t-grass"],
  lift: 1,
  opacity: 0.82,
};

const MOST = 700;

export function growth(lay: Lay, land: readonly Outline[], blocked: readonly Frame[]): string {
  const manner = lay.look === "ring" ? RING : ROADS;
  const { unit } = lay;
  const random = scatter(47);
  const places = (lay.zone.places ?? []).filter((place) => place.shape !== "plane");
  const grown: [string, number, number, number][] = [];
  const isLand = (x: number, y: number): boolean => !land.length || land.some((line) => inside(line, x, y) && awayFrom(line, x, y) > 13 * unit);
  const isFree = (x: number, y: number, reach: number): boolean =>
    places.every((place) => Math.hypot(place.x - x, place.y - y) > reach * unit) &&
    !blocked.some((box) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) &&
    isLand(x, y);
  for (const place of places) {
    const kind = place.terrain && manner.kinds[place.terrain];
    if (!kind) continue;
    const [symbol, many, least, most] = kind;
    for (let i = 0; i < many; i++) {
      const angle = random() * 6.283;
      const reach = (manner.from + random() * (manner.to - manner.from)) * unit;
      const [x, y] = [place.x + Math.cos(angle) * reach * manner.flat[0], place.y + Math.sin(angle) * reach * manner.flat[1]];
      if (isFree(x, y, manner.clear)) grown.push([symbol, x, y, (least + random() * (most - least)) * unit]);
    }
  }
  const [w, h] = lay.size;
  const [x0, y0, x1, y1] = lay.look === "ring" ? [w * 0.31, h * 0.2, w * 0.69, h * 0.74] : [0, -h * 0.1, w * 1.3, h * 1.1];
  const radius = 40 * unit;
  const tries = Math.min(MOST, (manner.wild[0] * (x1 - x0) * (y1 - y0)) / radius ** 2);
  for (let i = 0; i < tries; i++) {
    const [x, y] = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)];
    const symbol = manner.symbols[Math.floor(random() * manner.symbols.length)]!;
    const size = (manner.wild[1] + random() * (manner.wild[2] - manner.wild[1])) * unit;
    if (isFree(x, y, manner.wildClear)) grown.push([symbol, x, y, size]);
  }
  grown.sort((a, b) => a[2] - b[2]);
  return `<g opacity="${manner.opacity}">${grown.map(([symbol, x, y, size]) => doodad(symbol, x, y, size, manner.lift)).join("")}</g>`;
}

/** The ground takes on the colour of what grows there. */
export function shades(lay: Lay): string {
  return (lay.zone.places ?? [])
    .flatMap((place, i) => {
      if (!place.terrain) return [];
      const stop = (offset: number, clear: number): string => `<stop offset="${offset}" stop-color="var(--shade-${place.terrain})" stop-opacity="${clear}"/>`;
      return `<radialGradient id="shade${i}">${stop(0, 0.62)}${stop(1, 0)}</radialGradient><ellipse cx="${place.x}" cy="${place.y}" rx="${270 * lay.unit}" ry="${210 * lay.unit}" fill="url(#shade${i})"/>`;
    })
    .join("");
}
