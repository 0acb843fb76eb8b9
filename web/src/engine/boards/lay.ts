// A map as it is drawn, whatever its size and shape: all of it lies inside its sheet, and everything on it is as large as
// its places say. Pure, so that it can be tested.
import type { MapLook } from "../../scene/of";
import type { Place, Zone } from "../../scene/types";
import type { Frame } from "./shape";

export interface Point {
  x: number;
  y: number;
}

export interface Lay {
  zone: Zone;
  look: MapLook;
  size: readonly [number, number];
  /** The scale of the map's parts; 1 is the scale of Fabletable's own maps. */
  unit: number;
  middle: Point;
}

/** The radius of a place on a built-in map, by look; everything else there is measured by it. */
const BASE: Record<MapLook, number> = { islands: 38, ring: 33, roads: 42, hexes: 40 };
const LEAST = 12;
const EDGE = 1.6;

const isRound = (place: Place): boolean => ["disc", "field", "hex", undefined].includes(place.shape);

function middleOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the radius for places that bring no size: a part of the typical distance to the nearest neighbour. */
function roomy(places: readonly Place[]): number {
  const nearest = places.map((place) =>
    Math.min(...places.filter((other) => other !== place).map((other) => Math.hypot(other.x - place.x, other.y - place.y))),
  );
  const typical = middleOf(nearest.filter(Number.isFinite));
  return Math.max(LEAST, Math.round(typical * 0.3) || BASE.roads);
}

export function lookOf(zone: Zone): MapLook {
  if (zone.look === "islands" || zone.look === "ring" || zone.look === "roads" || zone.look === "hexes") return zone.look;
  return (zone.places ?? []).some((place) => place.shape === "hex") ? "hexes" : "roads";
}

/** True if nothing that is painted under a map has changed: its places, its ways, and where its boxes stand. What did not
 * change is the very same object (live/difference.ts). */
export function isSameLand(one: Zone, other: Zone): boolean {
  const boxes = (zone: Zone): string => JSON.stringify((zone.zones ?? []).filter(({ at }) => at).map(({ kind, at }) => [kind, at]));
  return (
    one.places === other.places && one.links === other.links && one.look === other.look && `${one.size}` === `${other.size}` && boxes(one) === boxes(other)
  );
}

/** Every place with a size, the whole moved and its sheet made larger where something would lie outside. */
export function layOf(zone: Zone): Lay {
  const look = lookOf(zone);
  const given = zone.places ?? [];
  const usual = given.some((place) => !place.size) ? roomy(given) : 0;
  const sized = given.map((place) => ({ ...place, size: place.size || usual }));
  const spread = look === "hexes" ? 1.1 : EDGE;
  const boxes: Frame[] = sized.map(({ x, y, size }) => ({ x: x - size * spread, y: y - size * spread, w: 2 * size * spread, h: 2 * size * spread }));
  for (const { at } of zone.zones ?? []) if (at) boxes.push({ x: at[0], y: at[1], w: at[2], h: at[3] });
  const [left, top, right, bottom] = zone.size ? outer(sized, zone) : edges(boxes);
  const [w, h] = [right - left, bottom - top];
  const moved: Zone = {
    ...zone,
    size: [w, h],
    places: sized.map((place) => ({ ...place, x: place.x - left, y: place.y - top })),
    zones: (zone.zones ?? []).map((inner) => (inner.at ? { ...inner, at: [inner.at[0] - left, inner.at[1] - top, inner.at[2], inner.at[3]] } : inner)),
  };
  const radii = sized.filter(isRound).map((place) => place.size);
  const radius = middleOf(radii.length ? radii : sized.map((place) => place.size)) || BASE[look];
  return { zone: left || top || !zone.size || usual ? moved : { ...zone, size: [w, h] }, look, size: [w, h], unit: radius / BASE[look], middle: middle(moved) };
}

/** The sheet as the game has it, and whatever lies beyond it. */
function outer(places: (Place & { size: number })[], zone: Zone): [number, number, number, number] {
  const [w, h] = zone.size!;
  const beyond = edges(places.map(({ x, y, size }) => ({ x: x - size, y: y - size, w: 2 * size, h: 2 * size })));
  const near = (value: number, limit: number, slack: number): boolean => Math.abs(value - limit) <= slack;
  const slack = Math.max(...places.map((place) => place.size), 0) * 0.75;
  return [
    beyond[0] < 0 && !near(beyond[0], 0, slack) ? beyond[0] : 0,
    beyond[1] < 0 && !near(beyond[1], 0, slack) ? beyond[1] : 0,
    beyond[2] > w && !near(beyond[2], w, slack) ? beyond[2] : w,
    beyond[3] > h && !near(beyond[3], h, slack) ? beyond[3] : h,
  ];
}

function edges(boxes: Frame[]): [number, number, number, number] {
  if (!boxes.length) return [0, 0, 1000, 600];
  return [
    Math.floor(Math.min(...boxes.map((box) => box.x))),
    Math.floor(Math.min(...boxes.map((box) => box.y))),
    Math.ceil(Math.max(...boxes.map((box) => box.x + box.w))),
    Math.ceil(Math.max(...boxes.map((box) => box.y + box.h))),
  ];
}

/** The middle of what lies on the map, planes beyond it left out. */
function middle(zone: Zone): Point {
  const places = (zone.places ?? []).filter((place) => place.shape !== "plane");
  const [w, h] = zone.size!;
  if (!places.length) return { x: w / 2, y: h / 2 };
  const sum = places.reduce((total, place) => ({ x: total.x + place.x, y: total.y + place.y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}
