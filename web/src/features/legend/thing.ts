// A piece, place or box by its id, and the signs that are seen on it.
import type { Sign } from "../../wire/protocol";
import { findPiece, findPlace, findZone, has, piecesOf, rootsOf } from "../../scene/of";
import type { Piece, Place, Scene, Zone } from "../../scene/types";
import { seenAtPlace, seenInZone, seenOnPiece, zoneOf, type Seen } from "../../engine/pieces/marks";
import type { SignBook } from "./signs.svelte";

export interface Thing {
  piece?: Piece;
  place?: Place;
  zone?: Zone;
  /** The pieces on a place. */
  here: Piece[];
}

export function thingOf(scene: Scene | null, id: string | null): Thing {
  if (!scene || id === null) return { here: [] };
  const piece = findPiece(scene, id);
  if (piece) return { piece, here: [] };
  const place = findPlace(scene, id);
  if (place) return { place, here: rootsOf(scene).flatMap((root) => [...piecesOf(root)].filter((each) => each.place === id)) };
  return { zone: findZone(scene, id), here: [] };
}

export interface Signed {
  sign: Sign;
  seen: Seen;
}

/** Every sign on a thing, once; what lies on a place before the place itself. */
export function signedAt(scene: Scene, book: SignBook, id: string): Signed[] {
  const { piece, place, zone, here } = thingOf(scene, id);
  const seen: Seen[] = [];
  if (piece) seen.push(...seenOnPiece(piece, zoneOf(scene, id)));
  for (const each of here) seen.push(...(has(each, "spent") ? [{ marks: [`${each.kind}:spent`, "state:spent"] }] : []), ...[...seenOnPiece(each)].slice(0, 1));
  if (place) seen.push(...seenAtPlace(place));
  if (zone) seen.push(...seenInZone(zone));
  const found = new Map<string, Signed>();
  for (const each of seen) {
    const sign = book.find(each.marks);
    if (sign && !found.has(sign.key)) found.set(sign.key, { sign, seen: each });
  }
  return [...found.values()];
}
