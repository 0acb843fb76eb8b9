// Describes a moment to the page: the stage that shows it, its sides, its pieces. The page knows no game.
import { findPiece, findPlace } from "../../scene/of";
import type { Piece, Message, Scene, Zone } from "../../scene/types";
import type { Part, SceneScript, ShownMoment, Sum } from "../../wire/protocol";
import type { Shot } from "./player";
import { proseIn } from "./story";

export type { Part, SceneScript, Sum };

/** A moment with its whole scene, however it travelled. */
export type Moment = Omit<ShownMoment, "scene" | "change"> & { scene: Scene };

/** A moment with all its stage needs: the scene before it, and what came before it in the same event. */
export interface Beat {
  /** None: nothing was marked, the table only went on. */
  moment: Moment | null;
  scene: Scene;
  before: Scene | null;
  /** The fight it belongs to, also when its outcome has taken it off the table. */
  stage: Zone | null;
  /** Both sides of the roll it belongs to. */
  sums: readonly Sum[];
  lines: readonly Message[];
  /** The line that began its event, and the one that tells it best by now. */
  event: Message | null;
  title: Message | null;
  /** The seat that did it. */
  seat: number | null;
  /** The director's script for the scene it belongs to; its number among the moments of that scene. */
  script: SceneScript | null;
  number: number;
  /** All beats of a scene that has a stage of its own, on its first. */
  whole?: readonly Beat[];
  /** Its text has been read before, and nothing came of it since. */
  reread?: boolean;
}

/** A line for the table: nothing of it is staged. */
export const passesBy = (beat: Pick<Beat, "script">): boolean => beat.script != null && (beat.script.staging ?? "toast") === "toast";

/** Scenes with a stage of their own; the first beat plays them whole. */
export type OwnStage = "upset" | "boss" | "interrupt";
const OWN_STAGES: ReadonlySet<string> = new Set<OwnStage>(["upset", "boss", "interrupt"]);

export function ownStageOf(beat: Beat): OwnStage | null {
  const { script } = beat;
  return script && !passesBy(beat) && OWN_STAGES.has(script.kind ?? "") ? (script.kind as OwnStage) : null;
}

/** Returns what is worth naming at the end of what is on the stage: a first, a lead that changes hands, a narrow escape. */
export function namedOf({ act, step, standing }: Shot<Beat>): readonly Message[] {
  const { of: beat, steps } = act;
  if ((beat.whole && ownStageOf(beat)) || step < steps.length - 1) return [];
  return (beat.script?.named ?? []).filter((say) => say.id !== "director-trophy" || standing !== "held");
}

/**
 * duel     two sums against each other, by dice
 * cast     two sums against each other, by tokens that lie in the fight
 * lanes    several seats roll at once
 * chain    one sum that a blow runs through, part by part
 * story    a text to read, whole, and what comes of it
 * card     a card turned up for everyone to read, and what it does to each seat
 * verdict  how something came out
 * board    everything else is seen where it happens
 */
export type StageLook = "duel" | "cast" | "lanes" | "chain" | "story" | "card" | "verdict" | "board";

export function lookOf(beat: Beat): StageLook {
  const { moment, sums, stage, scene } = beat;
  if (!moment) return "board";
  if (proseIn(moment) && !(passesBy(beat) && !beat.script?.own)) return "story";
  if (passesBy(beat) || isLanding(beat)) return "board";
  const facing = sums.length === 2 && stage?.kind === "fight";
  const dice = sums.flatMap((sum) => sum.dice ?? []);
  const byDice = dice.some((id) => pieceIn(beat, id)?.kind === "die");
  switch (moment.kind) {
    case "roll":
      if (facing) return byDice ? "duel" : "cast";
      return sums.length > 0 && dice.length > 0 ? "lanes" : "board";
    case "phase":
      return facing && moment.because ? "cast" : "board";
    case "outcome":
      return facing && byDice ? "duel" : "verdict";
    case "gain":
    case "loss":
      return facing && byDice ? "duel" : "board";
    case "blow":
      return sums.length === 1 ? "chain" : scene.stage ? "verdict" : "board";
    case "card":
    case "event":
      return cardOf(beat) ? "card" : "board";
    default:
      return "board";
  }
}

/** Cards that a card has brought onto the map are seen where they land. */
function isLanding(beat: Beat): boolean {
  const { moment, before } = beat;
  if (moment?.kind !== "card" || !before || moment.touches?.length) return false;
  return (moment.pieces ?? []).some((id) => Boolean(findPiece(beat.scene, id)?.place && !findPiece(before, id)?.place));
}

/** Whatever a moment names, as it lies there or lay there a moment ago. */
export function pieceIn(beat: Pick<Beat, "scene" | "before" | "stage">, id: string): Piece | undefined {
  if (!id) return undefined;
  const found = findPiece(beat.scene, id) ?? (beat.before ? findPiece(beat.before, id) : undefined);
  return found ?? (beat.stage ? findPiece({ ...beat.scene, stage: beat.stage }, id) : undefined);
}

/** The card it is about. */
export function cardOf(beat: Beat): Piece | undefined {
  for (const id of beat.moment?.pieces ?? []) {
    const piece = pieceIn(beat, id);
    if (piece?.kind === "card" && !piece.states?.includes("hidden")) return piece;
  }
  return undefined;
}

/** A piece that stands for it in a small picture: the foe of a fight, a card before anything else. */
export function pictureOf(beat: Beat): Piece | undefined {
  const sides = beat.stage?.kind === "fight" ? (beat.stage.zones ?? []) : [];
  const foe = (sides.find((side) => side.seat == null) ?? sides[1])?.pieces?.find((piece) => piece.kind === "card");
  if (foe && beat.sums.length === 2) return foe;
  const pieces = (beat.moment?.pieces ?? []).flatMap((id) => pieceIn(beat, id) ?? placed(beat.scene, id));
  return pieces.find((piece) => piece.kind === "card") ?? foe ?? pieces[0];
}

/** A place as a picture: its art, else its icon. */
function placed(scene: Scene, id: string): Piece[] {
  const place = findPlace(scene, id);
  if (!place) return [];
  const art = place.art ?? (place.icon ? { icon: place.icon } : null);
  return art ? [{ id, kind: "card", label: place.label, art }] : [];
}

/** Returns the dice of a sum as they lie at the end of these events: where several rolls are one scene, those of the last. */
export const diceOf = (scene: readonly Beat[], sum: Sum): Piece[] =>
  (sum.dice ?? []).flatMap((id) => scene.map((each) => pieceIn(each, id)).findLast(Boolean) ?? []);

/** Returns the parts of a side's sum without its dice; `rolledOf` returns the dice. */
export const bonusesOf = (sum: Sum): Part[] => sum.parts.filter((part) => !part.piece || !(sum.dice ?? []).includes(part.piece));
export const rolledOf = (sum: Sum): Part[] => sum.parts.filter((part) => part.piece && (sum.dice ?? []).includes(part.piece));
export const totalOf = (parts: readonly Part[]): number => parts.reduce((n, part) => n + part.n, 0);

/** Returns the change of a seat's counter. The first part of the sum is the old number, the others are changes, the total is the new number. */
export function befallen(sum: Sum): { counter: string; was: number; now: number; n: number; why: Message[] } {
  const [had, ...since] = sum.parts;
  return { counter: had?.piece ?? "", was: had?.n ?? 0, now: sum.total, n: totalOf(since), why: since.map((part) => part.label) };
}

export type Outcome = "won" | "drawn" | "lost";

/** Returns the outcome for the first side: the result that the rules gave, else by comparison of the totals. */
export function outcomeOf(beat: Beat): Outcome | null {
  if (beat.moment?.result) return beat.moment.result;
  const [mine, theirs] = beat.sums;
  if (!mine || !theirs) return null;
  return mine.total > theirs.total ? "won" : mine.total < theirs.total ? "lost" : "drawn";
}
