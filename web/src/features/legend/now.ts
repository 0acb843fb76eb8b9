// Reports the present state of a sign at this table: who has how many, where they lie, and how many are used up.
import type { Sign } from "../../wire/protocol";
import { has } from "../../scene/of";
import type { Piece, Scene } from "../../scene/types";
import { bearersIn, marksOfPiece } from "../../engine/pieces/marks";
import type { SignBook } from "./signs.svelte";

export interface Now {
  /** The values of its counters, by seat. */
  counted: { seat: number; n: number; max: number | null }[];
  /** The pieces and places that bear it. */
  ids: string[];
  /** The number of `ids` that are used up. */
  spent: number;
}

export function nowOf(scene: Scene, book: SignBook, sign: Sign): Now {
  const counted = new Map<number, { seat: number; n: number; max: number | null }>();
  const count = (piece: Piece, seat: number | null | undefined): void => {
    if (piece.kind !== "counter" || seat == null || book.find(marksOfPiece(piece)) !== sign) return;
    const known = counted.get(seat);
    if (!known || (known.max === null && piece.max != null)) counted.set(seat, { seat, n: piece.n ?? 0, max: piece.max ?? null });
  };
  for (const player of scene.players) for (const piece of player.counters ?? []) count(piece, player.seat);
  for (const mat of scene.mats) for (const { piece } of bearersOf(mat)) count(piece, mat.seat);
  const borne = [...bearersIn(scene)].filter((each) => each.piece?.kind !== "counter" && bears(each.marks, book, sign));
  const things = [...new Map(borne.map((each) => [each.id, each])).values()];
  const spent = things.filter((each) => (each.piece ? has(each.piece, "spent") : each.place ? has(each.place, "spent") : false)).length;
  return { counted: [...counted.values()].toSorted((a, b) => a.seat - b.seat), ids: things.map((each) => each.id), spent };
}

const bears = (marks: readonly string[], book: SignBook, sign: Sign): boolean => book.find(marks) === sign;

function* bearersOf(zone: Scene["mats"][number]): Generator<{ piece: Piece }> {
  for (const piece of zone.pieces ?? []) yield { piece };
  for (const inner of zone.zones ?? []) yield* bearersOf(inner);
}
