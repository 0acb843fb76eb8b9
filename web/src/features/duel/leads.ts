// The lead in a duel, and the moments at which its games differ.
import type { DuelComparison } from "../../wire/protocol";

export interface Lead {
  unit: "score" | "chance";
  /** By chapter how far the first is ahead; below nought the other is. */
  values: number[];
}

/** By score where both have one in every chapter, else by the chance to win. */
export function leads({ chapters }: Pick<DuelComparison, "chapters">): Lead {
  const scored = chapters.length > 0 && chapters.slice(1).every(({ scores: [one, other] }) => one !== null && other !== null);
  const unit = scored ? "score" : "chance";
  return { unit, values: chapters.map(({ scores, chances }) => difference(scored ? scores : chances)) };
}

const difference = ([one, other]: [number | null, number | null]): number => (one === null || other === null ? 0 : one - other);

/** The next moment at which the games differ, forwards or backwards; any moment of games that never do; null at the end. */
export function nextDifference({ moments, parted }: Pick<DuelComparison, "moments" | "parted">, from: number, by: 1 | -1): number | null {
  for (let at = from + by; at >= 0 && at < moments.length; at += by) if (parted === null || !moments[at]?.is_same) return at;
  return null;
}

/** The decision after which each side stands at a moment; a side that decides nothing there stands where it was. */
export function standsAt({ moments }: Pick<DuelComparison, "moments">, moment: number, side: 0 | 1): number {
  for (let at = moment; at >= 0; at--) {
    const step = moments[at]?.sides[side];
    if (step) return at === moment ? step.at : step.at + 1;
  }
  return 0;
}
