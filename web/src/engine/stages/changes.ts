// Compares a scene with the one before: counters that rose or fell, cards that came or went, tokens that turned.
import { piecesOf, rootsOf, zonesOf } from "../../scene/of";
import type { Piece, Scene, Zone } from "../../scene/types";

export interface Changed {
  seat: number | null;
  piece: Piece;
  was: number;
  now: number;
}

export interface Passed {
  seat: number | null;
  card: Piece;
  came: boolean;
}

export interface Turned {
  piece: Piece;
  was: Piece;
  now: Piece;
}

/** Every counter of a mat that is not what it was; what is left of a turn is neither gained nor lost. */
export function countersChanged(before: Scene | null, after: Scene): Changed[] {
  if (!before) return [];
  const were = new Map(before.mats.flatMap((mat) => [...piecesOf(mat)].map((piece) => [piece.id, piece] as const)));
  return after.mats.flatMap((mat) =>
    [...piecesOf(mat)].flatMap((piece) => {
      const was = were.get(piece.id);
      if (piece.kind !== "counter" || piece.look === "left" || !was || (was.n ?? 0) === (piece.n ?? 0)) return [];
      return [{ seat: mat.seat ?? null, piece, was: was.n ?? 0, now: piece.n ?? 0 }];
    }),
  );
}

export interface LostLife {
  /** The zone of the side in the fight. */
  side: string;
  piece: Piece;
  n: number;
}

/** The life that each side of a fight has lost. */
export function lifeLost(before: Scene | null, after: Scene): LostLife[] {
  const sides = (scene: Scene | null) => (scene?.stage?.kind === "fight" ? (scene.stage.zones ?? []) : []);
  const lives = (side: Zone) => (side.pieces ?? []).filter((piece) => piece.look === "life");
  const were = new Map(sides(before).flatMap((side) => lives(side).map((piece) => [piece.id, piece.n ?? 0] as const)));
  return sides(after).flatMap((side) =>
    lives(side).flatMap((piece) => {
      const n = (were.get(piece.id) ?? 0) - (piece.n ?? 0);
      return n > 0 ? [{ side: side.id, piece, n }] : [];
    }),
  );
}

/** Cards face up on a mat, and markers, that were not there, and those that have gone. */
export function cardsPassed(before: Scene | null, after: Scene): Passed[] {
  if (!before) return [];
  const lying = (scene: Scene) =>
    new Map(scene.mats.flatMap((mat) => [...piecesOf(mat)].filter(isThing).map((card) => [card.id, { seat: mat.seat ?? null, card }] as const)));
  const [were, are] = [lying(before), lying(after)];
  const came = [...are].filter(([id, { seat }]) => !were.has(id) && !fielded(before, seat).has(id)).map(([, each]) => ({ ...each, came: true }));
  const went = [...were].filter(([id, { seat }]) => !are.has(id) && !fielded(after, seat).has(id)).map(([, each]) => ({ ...each, came: false }));
  return [...came, ...went];
}

/** Returns the ids of the pieces that a seat has laid into the fight; they still count as its own. */
const fielded = (scene: Scene, seat: number | null): Set<string> =>
  new Set((scene.stage?.zones ?? []).flatMap((side) => (seat !== null && side.seat === seat ? [...piecesOf(side)].map((piece) => piece.id) : [])));

const isThing = (piece: Piece): boolean => (piece.kind === "card" || piece.kind === "marker") && !piece.states?.includes("hidden");

/** Tokens that lie on their other side now. */
export function tokensTurned(before: Scene | null, after: Scene): Turned[] {
  if (!before) return [];
  const were = new Map(rootsOf(before).flatMap((root) => [...piecesOf(root)].map((piece) => [piece.id, piece] as const)));
  return rootsOf(after).flatMap((root) =>
    [...piecesOf(root)].flatMap((piece) => {
      const was = were.get(piece.id);
      if (piece.kind !== "token" || !was || (was.up ?? 0) === (piece.up ?? 0)) return [];
      const [from, to] = [was.faces?.[was.up ?? 0], piece.faces?.[piece.up ?? 0]];
      return from && to ? [{ piece, was: from, now: to }] : [];
    }),
  );
}

/** Tells whether a piece of the board came, went, moved or turned; what was only chosen lies where it lay. */
export function isBoardMoved(before: Scene | null, after: Scene): boolean {
  const lying = ({ board }: Scene) =>
    [...zonesOf(board)].flatMap((zone) => (zone.pieces ?? []).map(({ id, place, n, up }) => [zone.id, id, place, n, up].join(" "))).join();
  return before === null || (before.board !== after.board && lying(before) !== lying(after));
}
