// Texts to read: which one a moment or a question brings, and the moments of one text joined into one.
import { findPiece, findPlace } from "../../scene/of";
import type { Ask, Prose, Scene } from "../../scene/types";
import { cardsPassed, countersChanged } from "./changes";
import type { Beat, Moment } from "./moment";

/** The text that a moment brings, or that lies on the stage while it happens. */
export const proseIn = (moment: Moment): Prose | null => moment.prose ?? moment.scene.stage?.prose ?? null;

export const proseOf = (beat: Beat): Prose | null => (beat.moment ? proseIn(beat.moment) : null);

/** The moments of one text between two decisions are read as one, with all that they bring. */
export function readOn<T extends Moment>(moments: readonly T[]): T[] {
  const found: T[] = [];
  for (const moment of moments) {
    const before = found.at(-1);
    const [known, prose] = [before ? proseIn(before) : null, proseIn(moment)];
    const same = before?.after === moment.after && before.event === moment.event && known?.key === prose?.key;
    if (before && known && prose && same) found[found.length - 1] = joined(before, moment, latest(known, prose));
    else found.push(moment);
  }
  return found;
}

/** The newer text; dice that were rolled for it stay beside it. */
export function latest(known: Prose, prose: Prose): Prose {
  const card = prose.card ?? known.card ?? null;
  if (prose.rolled?.length || !known.rolled?.length) return { ...prose, card };
  return { ...prose, card, rolled: known.rolled, sum: prose.sum ?? known.sum, bands: known.bands, band: prose.band || known.band };
}

const joined = <T extends Moment>(first: T, last: Moment, prose: Prose): T => ({
  ...first,
  scene: last.scene,
  lines: [first.lines[0], last.lines[1]],
  touches: [...new Set([...(first.touches ?? []), ...(last.touches ?? [])])],
  sums: [...(first.sums ?? []), ...(last.sums ?? [])].filter((sum) => sum.parts.length > 1),
  because: null,
  result: last.result ?? "",
  prose,
});

/** A text that has been read before, and of which nothing new has come. */
export function isReread(beat: Beat, known: Prose | null): boolean {
  const prose = proseOf(beat);
  if (!prose || prose.key !== known?.key || prose.rolled?.length || beat.sums.length) return false;
  const same = JSON.stringify(prose.text) === JSON.stringify(known.text);
  return same && countersChanged(beat.before, beat.scene).length === 0 && cardsPassed(beat.before, beat.scene).length === 0;
}

/** The text under which a question is put; null where its choices are things that lie on the table. */
export function readWith(scene: Scene | null | undefined, ask: Ask | null | undefined): Prose | null {
  const prose = scene?.stage?.prose;
  if (!scene || !ask || !prose) return null;
  const own = new Set([prose.key, prose.card?.id ?? ""]);
  const lies = (spot: string) => !own.has(spot) && (findPiece(scene, spot) !== undefined || findPlace(scene, spot) !== undefined);
  return ask.choices?.some((choice) => choice.spots?.some(lies)) ? null : prose;
}
