// The sizes of pawns, cards, marks and letters on each kind of map. All of them scale with the size of its places.
import type { MapLook } from "../../scene/of";
import type { Place } from "../../scene/types";
import type { Lay } from "./lay";

export interface Manner {
  pawn: number;
  /** The distance from the centre of a place down to its pawn. */
  foot: number;
  marker: number;
  card: number;
  /** Of what may be chosen: how far the glow and the ring reach beyond the place, and how thick the ring is. */
  halo: number;
  ring: number;
  stroke: number;
  name: number;
  /** The radii that a small screen shows around choices (`focus`) and around pawns (`home`). */
  focus: number;
  home: number;
}

const MANNERS: Record<MapLook, Manner> = {
  islands: { pawn: 0.95, foot: 0, marker: 1, card: 1, halo: 8, ring: 5, stroke: 5, name: 14, focus: 60, home: 160 },
  ring: { pawn: 0.95, foot: 16, marker: 0.9, card: 0.9, halo: 12, ring: 6.5, stroke: 5, name: 14, focus: 60, home: 180 },
  roads: { pawn: 1.8, foot: 22, marker: 1.9, card: 1.6, halo: 22, ring: 11, stroke: 9, name: 30, focus: 90, home: 260 },
  hexes: { pawn: 1.25, foot: 14, marker: 1.06, card: 1, halo: 0, ring: 0, stroke: 5, name: 14, focus: 80, home: 160 },
};

export function mannerOf({ look, unit }: Lay): Manner {
  const manner = MANNERS[look];
  return Object.fromEntries(Object.entries(manner).map(([name, value]) => [name, value * unit])) as unknown as Manner;
}

export type Spread = (place: Place, i: number, of: number) => [number, number];

const isHouse = (place: Place): boolean => place.shape === "field" && !place.art;

/** Cards of a house stand at both sides of it; others at the side that looks away from the middle. */
export function cardAt({ look, unit: u, middle }: Lay): Spread {
  return (place, i, of) => {
    const r = place.size || 40;
    if (place.shape === "plane") return [(i - (of - 1) / 2) * 31 * u, 0];
    if (look === "hexes") return [(16 + i * 8) * u, (-18 + i * 6) * u];
    if (look === "roads") return [r + (22 + i * 30) * u, -r + 4 * u];
    if (isHouse(place)) return [(i % 2 ? 1 : -1) * (r + (1 + Math.floor(i / 2) * 16) * u), -16 * u];
    const side = place.x < middle.x - 60 * u ? -1 : 1;
    return [side * (r + (-1 + i * 15) * u), -r + (10 + i * 18) * u];
  };
}

export function markerAt({ look, unit: u }: Lay): Spread {
  return (place, i, of) => {
    const r = place.size || 40;
    if (look === "hexes") return [(i - (of - 1) / 2) * 28 * u, (place.plate ? -24 : -8) * u];
    if (look === "roads") return [r + (14 + i * 52) * u, -r + 4 * u];
    return [-r + (6 + i * 22) * u, -r + 6 * u];
  };
}

/** Key caps at the shoulder of a place. */
export function keyAt({ look, unit: u, size }: Lay): (place: Place) => [number, number] {
  return (place) => {
    const r = place.size || 40;
    if (place.shape === "plane") return [-46 * u, -34 * u];
    if (place.shape === "portal" || place.shape === "home") return [place.x < size[0] * 0.7 ? 38 * u : -38 * u, -10 * u];
    return look === "hexes" ? [-22 * u, -17 * u] : [-r * 0.8, -r * 0.92];
  };
}

/** Odds hang under a place; where roads meet, under its name, or above the place at the map's lower edge. */
export function oddsAt({ look, unit: u, size }: Lay): (place: Place) => number {
  return (place) => {
    const r = place.size || 40;
    if (place.shape === "plane") return r * 0.62 - 8 * u;
    if (look === "roads") return place.y + r + 100 * u < size[1] ? r + 54 * u : -r - 62 * u;
    return look === "hexes" ? 12 * u : r - 4 * u;
  };
}

/** Returns the half width and half height of a place's button. */
export function reachOf({ look, unit: u }: Lay): (place: Place) => [number, number] {
  return (place) => {
    const r = place.size || 40;
    if (place.shape === "hex") return [r - 4 * u, (r - 4 * u) * 0.9];
    if (place.shape === "plane") return [r * 0.94, r * 0.94];
    if (place.shape === "portal" || place.shape === "home") return [r + 3 * u, (r + 3 * u) * 0.5];
    const wide = r + (look === "roads" ? 8 : 4) * u;
    return [wide, wide];
  };
}
