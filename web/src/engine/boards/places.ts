// Finds the pieces at each place of a map, and the frames around them.
import type { DeskView } from "../pieces/desk";
import type { Piece, Place, Zone } from "../../scene/types";
import type { Frame } from "./shape";
import { around } from "./view";

export interface Standing {
  piece: Piece;
  x: number;
  y: number;
}

export const piecesAt = (zone: Zone, place: Place): Piece[] => (zone.pieces ?? []).filter((piece) => piece.place === place.id);

/** Several on one place fan out; whose turn it is stands in front. */
export function standing(zone: Zone, step: number, chosen: (piece: Piece) => boolean, front: number | null = null): Standing[] {
  const result: Standing[] = [];
  for (const place of zone.places ?? []) {
    const here = piecesAt(zone, place).filter(chosen);
    here.sort((a, b) => Number(a.seat === front) - Number(b.seat === front));
    here.forEach((piece, i) => result.push({ piece, x: place.x + (i - (here.length - 1) / 2) * step, y: place.y }));
  }
  return result;
}

/** The frame around everything on this map that may be chosen: places, and pieces that lie on places or in zones. */
export const optionsFrame = (desk: DeskView, zone: Zone, radius: number): Frame | null => frameOf(desk.options, zone, radius);

/** The frame around everything that has one of these ids. */
export function frameOf(ids: { has(id: string): boolean }, zone: Zone, radius: number): Frame | null {
  const points: { x: number; y: number; r: number }[] = [];
  const byId = new Map((zone.places ?? []).map((place) => [place.id, place]));
  for (const place of zone.places ?? []) if (ids.has(place.id)) points.push({ x: place.x, y: place.y, r: radius });
  for (const piece of zone.pieces ?? []) {
    const place = byId.get(piece.place ?? "");
    if (place && ids.has(piece.id)) points.push({ x: place.x, y: place.y, r: radius });
  }
  for (const inner of zone.zones ?? []) {
    if (!inner.at || !holds(ids, inner)) continue;
    const [x, y, w, h] = inner.at;
    points.push({ x: x + w / 2, y: y + h / 2, r: Math.max(w, h) / 2 });
  }
  return around(points);
}

/** The frame around the pawns of the player who is asked, else around all pawns; it is shown when nothing is to be chosen. */
export function pawnsFrame(desk: DeskView, zone: Zone, radius: number): Frame | null {
  const places = new Map((zone.places ?? []).map((place) => [place.id, place]));
  const pawns = (zone.pieces ?? []).filter((piece) => piece.kind === "pawn" && places.has(piece.place ?? ""));
  const own = pawns.filter((piece) => piece.seat === desk.ask?.seat);
  return around((own.length ? own : pawns).map((piece) => ({ ...places.get(piece.place!)!, r: radius })));
}

export const holdsOption = (desk: DeskView, zone: Zone): boolean => holds(desk.options, zone);

function holds(ids: { has(id: string): boolean }, zone: Zone): boolean {
  return ids.has(zone.id) || (zone.pieces ?? []).some((piece) => ids.has(piece.id)) || (zone.zones ?? []).some((inner) => holds(ids, inner));
}

/** "Mill Bridge, forest, Boyan here": what a place says to someone who does not see it. */
export function spokenPlace(desk: DeskView, zone: Zone, place: Place): string {
  const parts = [desk.text(place.label), ...(place.tags ?? []).map(desk.text)];
  for (const badge of place.badges ?? []) if (badge.label) parts.push(desk.text(badge.label));
  const here = piecesAt(zone, place).map((piece) => (piece.kind === "pawn" ? desk.names[piece.seat ?? -1] : undefined) ?? desk.text(piece.label));
  if (here.length) parts.push(desk.label("board-here", { names: here.join(", ") }));
  return parts.filter(Boolean).join(", ");
}

/** Dice thrown for everyone to see belong on the board itself. */
export const isThrown = (zone: Zone): boolean =>
  zone.kind === "pool" && !zone.at && (zone.pieces ?? []).length > 0 && zone.pieces!.every((piece) => piece.kind === "die");
