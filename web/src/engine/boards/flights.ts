// Gains fly to the counters they add to: from the die that gave them, from what the tale names, or from what was chosen.
import { piecesOf, rootsOf } from "../../scene/of";
import type { Gem, Piece, Scene } from "../../scene/types";

/** More than this of one kind fly as this many. */
const MOST = 5;

export interface Gain {
  counter: string;
  kind: string;
  icon: string;
  n: number;
  /** Ids of what it may have come from, the likeliest first. */
  from: string[];
}

export type Counted = ReadonlyMap<string, number>;

export function counted(scene: Scene): Map<string, number> {
  const found = new Map<string, number>();
  for (const root of rootsOf(scene)) for (const piece of piecesOf(root)) if (piece.kind === "counter") found.set(piece.id, piece.n ?? 0);
  return found;
}

/** Returns the counters that have grown since `before`, each with its possible sources. `named` holds the ids that the tale or the choice names. */
export function gains(scene: Scene, before: Counted, named: readonly string[]): Gain[] {
  return rootsOf(scene).flatMap((root) => {
    const pieces = [...piecesOf(root)];
    const grown = pieces.filter((piece) => piece.kind === "counter" && (piece.n ?? 0) > (before.get(piece.id) ?? Infinity));
    return grown.map((piece) => {
      const kind = piece.gems?.[0]?.kind ?? "";
      const dice = pieces.filter((die) => die.kind === "die" && gives(die, kind)).map((die) => die.id);
      const n = Math.min((piece.n ?? 0) - (before.get(piece.id) ?? 0), MOST);
      return { counter: piece.id, kind, icon: piece.icon ?? "", n, from: [...dice, ...named] };
    });
  });
}

function gives(die: Piece, kind: string): boolean {
  const lying = die.faces?.[die.up ?? 0];
  return !!kind && (lying?.gems ?? []).some((gem: Gem) => gem.kind === kind);
}
