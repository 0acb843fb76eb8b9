// Returns the marks of everything on the table, the most specific first. kernel/signs.py reads them by the same rules.
import { piecesOf, rootsOf, zonesOf } from "../../scene/of";
import type { Gem, Piece, Place, Message, Scene, Zone } from "../../scene/types";

/** Something on the table: its marks, and the name it brings along, if any. */
export interface Seen {
  marks: string[];
  label?: Message | null;
}

export const marksOfGem = (gem: Gem): string[] => (gem.icon ? [`gem:${gem.kind}:${gem.icon}`, `gem:${gem.kind}`] : [`gem:${gem.kind}`]);

export function marksOfPiece(piece: Piece, zone?: Zone): string[] {
  if (piece.kind === "card") return [...(piece.tags ?? []).map((tag) => `card:${tag.id}`), ...(zone ? [`zone:${zone.label.id}`] : []), "card"];
  const [gem] = piece.gems ?? [];
  if (piece.kind === "counter" && gem) return marksOfGem(gem);
  const close = [piece.icon, piece.look, piece.kind === "die" ? piece.tone : ""].filter(Boolean);
  return [...close.map((word) => `${piece.kind}:${word}`), piece.kind];
}

export const marksOfPlace = (place: Place): string[] => [...(place.icon ? [`place:${place.icon}`] : []), `place:${place.shape ?? "disc"}`];

export const marksOfZone = (zone: Zone): string[] => [`zone:${zone.label.id}`, `zone:${zone.kind}`];

/** A piece and whatever is drawn on it; of a die or a token only the face that lies up. */
export function* seenOnPiece(piece: Piece, zone?: Zone): Generator<Seen> {
  yield { marks: marksOfPiece(piece, zone), label: piece.label };
  for (const tag of piece.tags ?? []) yield { marks: [`${piece.kind}:${tag.id}`], label: tag };
  if (piece.joint) yield { marks: [`joint:${piece.joint}`] };
  const gems = [...(piece.gems ?? []), ...(piece.cost ?? []), ...(piece.stats ?? []), ...(piece.worth ? [piece.worth] : [])];
  for (const gem of piece.kind === "counter" ? gems.slice(1) : gems) yield { marks: marksOfGem(gem), label: gem.label };
  for (const state of piece.states ?? []) yield { marks: [`${piece.kind}:${state}`, `state:${state}`] };
  if (piece.origin === "reported" || piece.origin === "designed") yield { marks: [`origin:${piece.origin}`] };
  const up = piece.kind === "die" || piece.kind === "token" ? (piece.faces ?? []).slice(piece.up ?? 0, (piece.up ?? 0) + 1) : (piece.faces ?? []);
  for (const face of up) yield* seenOnPiece(face);
}

export function* seenAtPlace(place: Place): Generator<Seen> {
  if (place.plate) yield { marks: [`plate:${place.plate}`, ...marksOfPlace(place)] };
  yield { marks: marksOfPlace(place), label: place.label };
  if (place.terrain) yield { marks: [`land:${place.terrain}`] };
  for (const gem of place.badges ?? []) yield { marks: marksOfGem(gem), label: gem.label };
  for (const state of place.states ?? []) yield { marks: [`place:${state}`, `state:${state}`] };
}

/** A box, what is written on its track, and its ways; neither its places nor its pieces. */
export function* seenInZone(zone: Zone): Generator<Seen> {
  yield { marks: marksOfZone(zone), label: zone.label };
  for (const cell of zone.cells ?? []) if (cell.startsWith("@")) yield { marks: [`cell:${cell.slice(1)}`] };
  for (const kind of new Set((zone.links ?? []).map((link) => link.kind ?? "road"))) yield { marks: [`link:${kind}`] };
  for (const state of zone.states ?? []) yield { marks: [`zone:${state}`, `state:${state}`] };
}

/** A piece or place of the scene with its marks, each by itself. */
export interface Bearer {
  id: string;
  marks: string[];
  piece?: Piece;
  place?: Place;
}

/** All pieces and places, by what each of them is. */
export function* bearersIn(scene: Scene): Generator<Bearer> {
  for (const root of rootsOf(scene)) {
    for (const zone of zonesOf(root)) {
      for (const piece of zone.pieces ?? []) yield { id: piece.id, marks: marksOfPiece(piece, zone), piece };
      for (const place of zone.places ?? []) {
        yield { id: place.id, marks: marksOfPlace(place), place };
        for (const seen of seenAtPlace(place)) if (seen.marks[0]?.match(/^(land|plate|gem):/)) yield { id: place.id, marks: seen.marks, place };
      }
    }
  }
}

/** Everything that lies on a table. */
export function* seenIn(scene: Scene): Generator<Seen> {
  for (const player of scene.players) {
    yield { marks: ["player"], label: player.hero };
    for (const counter of player.counters ?? []) yield* seenOnPiece(counter);
    for (const state of player.states ?? []) yield { marks: [`player:${state}`] };
  }
  for (const root of rootsOf(scene)) {
    for (const zone of zonesOf(root)) {
      yield* seenInZone(zone);
      for (const place of zone.places ?? []) yield* seenAtPlace(place);
      for (const piece of zone.pieces ?? []) yield* seenOnPiece(piece, zone);
    }
  }
}

/** The box a piece lies in. */
export function zoneOf(scene: Scene, id: string): Zone | undefined {
  for (const root of rootsOf(scene)) for (const zone of zonesOf(root)) if (zone.pieces?.some((piece) => piece.id === id)) return zone;
  return undefined;
}

/** Returns names by gem, taken from the labels of the counters that count it; gems without a name of their own use them. */
export function namesIn(scene: Scene): Map<string, Message> {
  const pieces = [...rootsOf(scene).flatMap((root) => [...piecesOf(root)]), ...scene.players.flatMap((player) => player.counters ?? [])];
  return new Map(pieces.flatMap((piece) => (piece.kind === "counter" && piece.gems?.[0] ? [[`gem:${piece.gems[0].kind}`, piece.label]] : [])));
}

/** As an attribute of what is drawn: `data-sign`. */
export const written = (marks: readonly string[]): string => marks.join(" ");
