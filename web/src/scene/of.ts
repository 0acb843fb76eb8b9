// Reading a scene: fields with their default are left out on the wire.
import type { Ask, Gem, Piece, Place, Message, Scene, Zone } from "./types";

export type MapLook = "islands" | "ring" | "roads" | "hexes";

export function* zonesOf(zone: Zone): Generator<Zone> {
  yield zone;
  for (const inner of zone.zones ?? []) yield* zonesOf(inner);
}

export function* piecesOf(zone: Zone): Generator<Piece> {
  for (const inner of zonesOf(zone)) {
    for (const piece of inner.pieces ?? []) {
      yield piece;
      yield* piece.faces ?? [];
    }
  }
}

/** The ids of everything in a zone that a choice may point at. */
export function* idsOf(zone: Zone): Generator<string> {
  for (const inner of zonesOf(zone)) yield inner.id;
  for (const piece of piecesOf(zone)) yield piece.id;
}

/** Every zone at the top of a scene: board, stage and mats. */
export function rootsOf(scene: Scene): Zone[] {
  return [scene.board, ...(scene.stage ? [scene.stage] : []), ...scene.mats];
}

export function findPiece(scene: Scene, id: string): Piece | undefined {
  for (const root of rootsOf(scene)) for (const piece of piecesOf(root)) if (piece.id === id) return piece;
  return undefined;
}

export function findPlace(scene: Scene, id: string): Place | undefined {
  for (const root of rootsOf(scene)) for (const zone of zonesOf(root)) for (const place of zone.places ?? []) if (place.id === id) return place;
  return undefined;
}

/** The spots on which the pawns of a seat stand, on a map of roads. */
export function standsAt(scene: Scene | null, seat: number | null): string[] {
  if (scene === null || seat === null) return [];
  const maps = [...zonesOf(scene.board)].filter((zone) => zone.look === "roads");
  return maps.flatMap((zone) => zone.pieces ?? []).flatMap((piece) => (piece.kind === "pawn" && piece.seat === seat && piece.place ? [piece.place] : []));
}

export function findZone(scene: Scene, id: string): Zone | undefined {
  for (const root of rootsOf(scene)) for (const zone of zonesOf(root)) if (zone.id === id) return zone;
  return undefined;
}

/** Key caps: the number of the first choice that points at a spot, 1 to 9; the page may count otherwise. */
export function keysOf(ask: Ask | null | undefined): Map<string, string> {
  const keys = new Map<string, string>();
  (ask?.choices ?? []).forEach((choice, index) => {
    for (const spot of choice.spots ?? []) if (!keys.has(spot)) keys.set(spot, index < 9 ? String(index + 1) : "");
  });
  return keys;
}

/** True if something is in one of the states it can be in. */
export const has = <State extends string>(thing: { states?: readonly State[] }, state: NoInfer<State>): boolean => thing.states?.includes(state) ?? false;

/** The counters of a seat that pay a price, by id, and the amount from each: those that count the same gem. */
export function priced(scene: Scene | null, seat: number | null, cost: readonly Gem[]): Map<string, number> {
  const paid = new Map<string, number>();
  const mat = scene?.mats.find((zone) => zone.seat === seat);
  if (!mat) return paid;
  const counters = [...piecesOf(mat)].filter((piece) => piece.kind === "counter");
  for (const gem of cost) {
    const from = counters.find((piece) => piece.gems?.[0]?.kind === gem.kind);
    if (from && typeof gem.n === "number") paid.set(from.id, (paid.get(from.id) ?? 0) + gem.n);
  }
  return paid;
}

/** The pieces that a sentence speaks of by name, those in lists too. */
export function* namedIn(say: Message | null | undefined): Generator<string> {
  if (!say) return;
  if (say.piece) yield say.piece;
  for (const value of Object.values(say.args ?? {}))
    for (const inner of Array.isArray(value) ? value : [value]) if (typeof inner === "object") yield* namedIn(inner);
}

/** The face-up card on top of a pile; undefined if the pile is hidden or empty. */
export const topOf = (pile: Zone): Piece | undefined => (has(pile, "hidden") ? undefined : pile.pieces?.at(-1));

/** The cards of a pile in the order of looking through it: the top first. */
export const leavesOf = (pile: Zone): Piece[] => (has(pile, "hidden") ? (pile.pieces ?? []) : (pile.pieces ?? []).toReversed());

/** A pile whose cards may be looked through, not its top alone. */
export const isLeafed = (zone: Zone): boolean => zone.kind === "pile" && (zone.pieces?.length ?? 0) > (has(zone, "hidden") ? 0 : 1);
