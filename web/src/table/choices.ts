// Numbers the choices of a question: nine to a page, in the order of the game. The choice that commits stands apart, on
// the golden button, or on a plain one if it ends what could go on.
import { findPiece, findPlace } from "../scene/of";
import type { Ask, BarredChoice, Choice, Message, Piece, Place, Scene } from "../scene/types";

export const PAGE = 9;

export interface Row {
  /** The only choice of the row, or the first of those it holds. */
  choice: Choice;
  /** "1" to "9" on the page that is open, "" on the others. */
  cap: string;
  /** The choices of a row that holds several; empty where it is one choice. */
  ways: Choice[];
}

export interface Numbered {
  rows: Row[];
  main: Choice | null;
  pages: number;
}

/** The key of the row that holds a choice with others; "" for a choice of its own. */
export const groupOf = (choice: Choice): string => (choice.under ? choice.under.piece || choice.under.id : "");

/** Numbers the rows first, then the choices inside a row that is opened. Choices at the player's own place (`here`) come before
 * the ways elsewhere; if there are many ways, those to something come before those to nothing. What changes nothing comes last. */
export function numbered(ask: Ask | null, page: number, opened = "", here: readonly string[] = []): Numbered {
  const choices = ask?.choices ?? [];
  const main = choices.find((each) => each.main) ?? choices.find((each) => each.ends) ?? null;
  const listed = choices.filter((each) => each !== main);
  const inside = opened === "" ? [] : listed.filter((each) => groupOf(each) === opened);
  const folded = inside.length > 0 ? inside.map((choice) => ({ choice, ways: [] })) : sorted(fold(listed), here);
  const first = page * PAGE;
  const rows = folded.map((row, index) => {
    const place = index - first;
    return { ...row, cap: place >= 0 && place < PAGE ? String(place + 1) : "" };
  });
  return { rows, main, pages: Math.max(1, Math.ceil(folded.length / PAGE)) };
}

function fold(choices: Choice[]): Folded[] {
  const rows: Folded[] = [];
  for (const choice of choices) {
    const group = groupOf(choice);
    const row = group ? rows.find((each) => groupOf(each.choice) === group) : undefined;
    if (!row) rows.push({ choice, ways: [] });
    else if (row.ways.length === 0) row.ways = [row.choice, choice];
    else row.ways.push(choice);
  }
  return rows;
}

type Folded = { choice: Choice; ways: Choice[] };

function sorted(rows: Folded[], here: readonly string[]): Folded[] {
  const rank = ({ choice }: Folded) => (choice.idle ? 3 : choice.spots?.some((spot) => here.includes(spot)) ? 0 : rows.length > PAGE && !choice.waits ? 2 : 1);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** The row that a choice stands in. */
export function rowOf(rows: Row[], key: string): Row | undefined {
  return rows.find((row) => row.choice.key === key || row.ways.some((way) => way.key === key));
}

/** The answer to a question that leaves nothing to decide: no other choice, none that is barred for a reason to be read, no
 * dice, no cards laid out, and no step that is meant to be taken by hand. */
export function onlyAnswer(ask: Ask): Choice | null {
  const [only, ...others] = ask.choices ?? [];
  if (!only || others.length > 0 || ask.barred?.length || ask.cards) return null;
  return only.main || only.ends || only.risk ? null : only;
}

export function nextPage(page: number, pages: number): number {
  return (page + 1) % pages;
}

/** The key caps that glow on the board: by piece or place, the caps of the choices it stands for. */
export function capsBySpot(rows: Row[], main: Choice | null): Record<string, string> {
  const caps: Record<string, string> = {};
  for (const { choice, cap, ways } of rows) for (const each of ways.length > 0 ? ways : [choice]) for (const spot of each.spots ?? []) caps[spot] ??= cap;
  for (const spot of main?.spots ?? []) caps[spot] ??= main?.ends ? "" : "↵";
  return caps;
}

/** The choices a piece or place stands for. One: clicking takes it. Several: the list shows just these. A piece just like the
 * one that goes stands for that choice, too. */
export function choicesAt(ask: Ask | null, spot: string): Choice[] {
  return (ask?.choices ?? []).filter((each) => each.spots?.includes(spot) || each.alike?.includes(spot));
}

export function barredAt(ask: Ask | null, spot: string): BarredChoice | null {
  return ask?.barred?.find((each) => each.spots?.includes(spot)) ?? null;
}

export interface BarredGroup {
  first: BarredChoice;
  more: number;
}

/** Barred choices, grouped by reason: "1 glory and 1 sun, and 8 more". */
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

/** The card that a choice is about, to be read before it is taken. */
export function cardOf(scene: Scene | null, choice: Choice): Piece | null {
  const waits = choice.waits?.piece && scene ? findPiece(scene, choice.waits.piece) : undefined;
  return [choice.piece, meant(scene, choice)?.piece, waits].find((piece) => piece?.kind === "card") ?? null;
}

/** The line under a row: its own note, or the text of its card where the row has no other words. A price is none. */
export function noteOf(scene: Scene | null, choice: Choice): Message | null {
  const says = choice.note ?? choice.waits ?? choice.odds;
  return choice.note ?? (says ? null : (cardOf(scene, choice)?.text ?? null));
}

/** What the card of a choice does, where its note says something else: how many are left, whether it is ready. */
export const effectOf = (choice: Choice): Message | null => (choice.note && choice.piece?.kind === "card" ? (choice.piece.text ?? null) : null);

/** The piece or place a choice is about, when it is about one. */
export function meant(scene: Scene | null, choice: Choice | BarredChoice): { piece?: Piece; place?: Place } | null {
  const [spot] = choice.spots ?? [];
  if (!scene || !spot) return null;
  const piece = findPiece(scene, spot);
  const place = piece ? undefined : findPlace(scene, spot);
  return piece || place ? { piece, place } : null;
}
