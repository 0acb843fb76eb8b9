// Finds what fills the room below the top bar: a text to read, or cards to choose from. It knows no particular game.
import { findPiece } from "../scene/of";
import { cardOf } from "./choices";
import type { Played } from "../engine/stages/beats";
import { lookOf, ownStageOf } from "../engine/stages/moment";
import { latest, proseOf, readWith } from "../engine/stages/story";
import type { Ask, BarredChoice, Choice, Message, Piece, Prose, Scene } from "../scene/types";
import type { Show } from "../engine/stages/show.svelte";

export interface Reading {
  kind: "read";
  prose: Prose;
  /** The events of the reading so far. */
  beat: Played | null;
  step: string;
  running: boolean;
  /** Its choices stand below it; otherwise it is gone on from. */
  asked: boolean;
}

export interface LaidCard {
  card: Piece;
  /** The first choice for the card, and the others in `more`: to buy it, or to discard it. */
  choice: Choice;
  more: Choice[];
  /** Why it cannot be had now, where something else may be done with it. */
  why: Message | null;
}

/** A card that lies beside the others and cannot be had now, with the reason. */
export interface DimmedCard {
  card: Piece;
  why: Message;
}

export interface CardChoice {
  kind: "cards";
  ask: Ask;
  cards: readonly LaidCard[];
  dimmed: readonly DimmedCard[];
  /** Choices that are no cards: to take none, to be done. */
  others: readonly Choice[];
  dealt: boolean;
}

export type Room = Reading | CardChoice;

/** The text on the stage, while it is played or asked about. */
export function readingOf(show: Show, scene: Scene | null, ask: Ask | null, last: Played | null): Reading | null {
  const shot = show.playing ? show.shot : null;
  if (shot) {
    const prose = lookOf(shot.act.of) === "story" ? proseOf(shot.act.of) : null;
    // An upset, an entrance or a changed choice has a stage of its own.
    if (!prose || (shot.act.of.whole && ownStageOf(shot.act.of))) return null;
    return { kind: "read", prose, beat: shot.act.of, step: shot.act.steps[shot.step]?.name ?? "", running: shot.standing === "running", asked: false };
  }
  const asked = readWith(scene, ask);
  if (!asked) return null;
  const known = last ? proseOf(last) : null;
  const same = known?.key === asked.key;
  return { kind: "read", prose: known && same ? latest(known, asked) : asked, beat: same ? last : null, step: "", running: false, asked: true };
}

/** The cards that a question is about, where it says that they are to be laid out. */
export function cardsOf(scene: Scene | null, ask: Ask | null): CardChoice | null {
  if (!ask?.cards) return null;
  const barredAt = (card: Piece) => ask.barred?.find((each) => isAbout(each, card));
  const cards: LaidCard[] = [];
  const others: Choice[] = [];
  for (const choice of ask.choices ?? []) {
    const card = cardOf(scene, choice);
    const laid = card ? cards.find((each) => each.card.id === card.id) : undefined;
    if (laid) laid.more.push(choice);
    else if (card && !card.states?.includes("hidden")) cards.push({ card, choice, more: [], why: barredAt(card)?.why ?? null });
    else others.push(choice);
  }
  if (!cards.length) return null;
  const unsaid = ask.barred?.filter((each) => !cards.some(({ card }) => isAbout(each, card))) ?? [];
  // A question that also has other choices shows its cards alone; the others stay at the board.
  if (ask.cards === "aside") return { kind: "cards", ask: { ...ask, barred: [] }, others: others.filter((each) => each.main), cards, dimmed: [], dealt: false };
  const dimmed: DimmedCard[] = [];
  const rest: BarredChoice[] = [];
  for (const each of unsaid) {
    const card = cardBehind(scene, each);
    if (!card) rest.push(each);
    else if (!dimmed.some((known) => known.card.id === card.id)) dimmed.push({ card, why: each.why });
  }
  return { kind: "cards", ask: { ...ask, barred: rest }, others, cards, dimmed, dealt: ask.cards === "dealt" };
}

function cardBehind(scene: Scene | null, barred: BarredChoice): Piece | null {
  const ids = [barred.label.piece ?? "", ...(barred.spots ?? [])];
  const found = scene ? ids.map((id) => findPiece(scene, id)).find((piece) => piece?.kind === "card") : undefined;
  return found && !found.states?.includes("hidden") ? found : null;
}

const isAbout = (barred: BarredChoice, card: Piece): boolean => barred.label.piece === card.id || Boolean(barred.spots?.includes(card.id));
