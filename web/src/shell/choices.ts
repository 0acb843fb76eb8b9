// How the choices of a question are numbered: nine to a page, in the order the game gives them; the one that commits
// stands apart, on the golden button, or on a plain one where it ends what could go on.
import { findPiece, findPlace } from "../scene/of";
import type { Ask, BarredChoice, Choice, Piece, Place, Scene } from "../scene/types";

export const PAGE = 9;

export interface Row {
  choice: Choice;
  /** "1" to "9" on the page that is open, "" on the others. */
  cap: string;
}

export interface Numbered {
  rows: Row[];
  main: Choice | null;
  pages: number;
}

export function numbered(ask: Ask | null, page: number): Numbered {
  const choices = ask?.choices ?? [];
  const main = choices.find((each) => each.main) ?? choices.find((each) => each.ends) ?? null;
  const listed = choices.filter((each) => each !== main);
  const first = page * PAGE;
  const rows = listed.map((choice, index) => {
    const place = index - first;
    return { choice, cap: place >= 0 && place < PAGE ? String(place + 1) : "" };
  });
  return { rows, main, pages: Math.max(1, Math.ceil(listed.length / PAGE)) };
}

export function nextPage(page: number, pages: number): number {
  return (page + 1) % pages;
}

/** The key caps that glow on the board: by piece or place, the caps of the choices it stands for. */
export function capsBySpot(rows: Row[], main: Choice | null): Record<string, string> {
  const caps: Record<string, string> = {};
  for (const { choice, cap } of rows) for (const spot of choice.spots ?? []) caps[spot] ??= cap;
  for (const spot of main?.spots ?? []) caps[spot] ??= main?.ends ? "" : "↵";
  return caps;
}

/** The choices a piece or place stands for. One: clicking takes it. Several: the list shows just these. */
export function choicesAt(ask: Ask | null, spot: string): Choice[] {
  return (ask?.choices ?? []).filter((each) => each.spots?.includes(spot));
}

export function barredAt(ask: Ask | null, spot: string): BarredChoice | null {
  return ask?.barred?.find((each) => each.spots?.includes(spot)) ?? null;
}

export interface BarredGroup {
  first: BarredChoice;
  more: number;
}

/** What is barred, the same reason told once: "1 glory and 1 sun, and 8 more". */
export function grouped(barred: BarredChoice[]): BarredGroup[] {
  const groups = new Map<string, BarredGroup>();
  for (const each of barred) {
    const reason = `${each.why.id} ${each.rule ?? ""}`;
    const group = groups.get(reason);
    if (group) group.more += 1;
    else groups.set(reason, { first: each, more: 0 });
  }
  return [...groups.values()];
}

/** The piece or place a choice is about, when it is about one. */
export function meant(scene: Scene | null, choice: Choice | BarredChoice): { piece?: Piece; place?: Place } | null {
  const [spot] = choice.spots ?? [];
  if (!scene || !spot) return null;
  const piece = findPiece(scene, spot);
  const place = piece ? undefined : findPlace(scene, spot);
  return piece || place ? { piece, place } : null;
}
