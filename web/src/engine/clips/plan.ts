// A moment as a clip shows it: plain words, numbers and dice, and the instants at which they come. The page knows no game.
import { piecesOf } from "../../scene/of";
import type { Art, Message, Piece, Zone } from "../../scene/types";
import { bonusesOf, outcomeOf, passesBy, pictureOf, pieceIn, type Beat, type Outcome, type SceneScript, type Sum } from "../stages/moment";
import { proseOf } from "../stages/story";

export interface ClipPart {
  label: string;
  n: number;
  /** The number to which all further parts are added. */
  first: boolean;
}

export interface ClipSide {
  name: string;
  color: string;
  icon: string;
  art: Art | null;
  parts: ClipPart[];
  dice: Piece[];
  /** From when to when its dice are in the air, in milliseconds. */
  falls: [number, number];
  /** None where the parts do not add up to one number. */
  total: number | null;
  fate: Outcome | null;
}

/** facing: two sides against each other; lanes: each seat its own dice; single: everything else. */
export interface Clip {
  shape: "facing" | "lanes" | "single";
  game: string;
  chapter: string;
  title: string;
  /** The line before the outcome is known. */
  opening: string;
  /** The odds in large letters, where the result was unlikely. */
  headline: string;
  sides: ClipSide[];
  art: Art | null;
  scenery: string;
  lines: string[];
  fate: Outcome | null;
  /** The word for it, and why it came out so. */
  verdict: string;
  because: string;
  times: ClipTimes;
}

/** Times of a clip: the dice have landed and the sums show, the verdict shows, the clip starts again. */
export interface ClipTimes {
  sums: number;
  verdict: number;
  end: number;
}

export interface Telling {
  game: string;
  text: (say: Message) => string;
  label: (id: string, args?: Record<string, string | number>) => string;
  colorOf: (seat: number | null | undefined) => string;
}

const LEAD = 500;
const FALL = 1200;
const APART = 130;
const REVEAL = 300;
const READ = 3200;
/** One part after the other. */
const PART = 420;

/** Return true if dice were thrown in it, or tokens cast. */
const thrown = (beat: Beat): boolean => diceIn(beat).length > 0;

function diceIn(beat: Beat): Piece[] {
  const named = beat.sums.flatMap((sum) => sum.dice ?? []).flatMap((id) => pieceIn(beat, id) ?? []);
  if (named.length) return named;
  const rolled = (proseOf(beat)?.rolled ?? []).filter((piece) => piece.kind !== "card");
  // Of some only the side that lies up is told.
  if (rolled.length) return rolled.map((die) => (die.faces?.length ? die : { ...die, faces: [die], up: 0 }));
  if (beat.moment?.kind !== "roll") return [];
  return (beat.moment.pieces ?? []).flatMap((id) => pieceIn(beat, id) ?? []).filter(isThrown);
}

const isThrown = (piece: Piece): boolean => (piece.kind === "die" || piece.kind === "token") && (piece.faces?.length ?? 0) > 1;
const tells = (beat: Beat): boolean => beat.moment !== null && (beat.lines.length > 0 || beat.sums.length > 0 || thrown(beat));

/** Returns the beats of the clip: those of the scene on the page, else those of most weight, with dice before all others. */
export function sceneFor(beats: readonly Beat[], now: Beat | null = null): Beat[] {
  const scenes: Beat[][] = [];
  for (const beat of beats.filter((each) => each.moment)) {
    const last = scenes.at(-1);
    if (last && beat.script && last[0]!.script === beat.script) last.push(beat);
    else scenes.push([beat]);
  }
  const looked = now?.moment ? scenes.find((scene) => scene.some((beat) => beat.moment!.lines[0] === now.moment!.lines[0])) : undefined;
  if (looked?.some(tells)) return looked;
  const weight = (scene: Beat[]): number =>
    (scene.some(thrown) ? 1000 : scene.some((beat) => beat.sums.length && !passesBy(beat)) ? 500 : 0) + (scene[0]!.script?.weight ?? 0);
  return scenes.filter((scene) => scene.some(tells)).reduce<Beat[]>((best, scene) => (!best.length || weight(scene) >= weight(best) ? scene : best), []);
}

/** Null where nothing was shown that could be told. */
export function clipOf(scene: readonly Beat[], telling: Telling): Clip | null {
  const last = scene.at(-1);
  if (!last || !scene.some(tells)) return null;
  const { label } = telling;
  // Things that began before this frame are left out.
  const text = (say: Message | null): string => (say?.id ? telling.text(say) : "");
  const facing = scene.findLast((beat) => beat.sums.length === 2 && beat.stage?.kind === "fight");
  const lanes = facing ? undefined : scene.findLast((beat) => beat.sums.length > 0 && beat.sums.every((sum) => sum.dice?.length));
  const summed = facing ?? lanes ?? scene.findLast((beat) => beat.sums.length === 1 && beat.sums[0]!.parts.length > 0);
  const at = summed ?? scene.findLast(thrown) ?? last;
  const fate = fateOf(scene, facing);
  const sides = facing
    ? [0, 1].map((i) => sideOf(facing, i, telling, fate))
    : (lanes ?? summed)
      ? (lanes ?? summed)!.sums.map((sum) => laneOf(at, sum, telling))
      : [];
  const loose = sides.some((side) => side.dice.length) ? [] : diceIn(at);
  if (!facing && loose.length && sides.length < 2) {
    const [side = emptyOf(at, telling)] = sides;
    sides.splice(0, 1, { ...side, dice: loose });
  }
  const script = scene[0]!.script;
  const title = scene.findLast((beat) => beat.title?.id)?.title ?? last.lines.at(-1) ?? null;
  const event = text(scene.find((beat) => beat.event?.id)?.event ?? null);
  const because = scene.findLast((beat) => beat.moment?.because)?.moment?.because ?? null;
  const said = text(title);
  const logged = [...new Set(scene.flatMap((beat) => beat.lines).map(text))].filter((line) => line && line !== said);
  const written = logged.length ? logged : writtenOn(at, script).map(text).filter(Boolean);
  const art = pictureOf(at)?.art ?? null;
  // With nothing else to draw, the title fills the panel.
  const lines = written.length || art || sides.length ? written : [said];
  const headline = script?.kind === "upset" && script.title ? text(script.title) : "";
  const clip: Clip = {
    shape: facing ? "facing" : lanes ? "lanes" : "single",
    game: telling.game,
    chapter: text(at.scene.chapter),
    title: said,
    opening: (event !== said && event) || text(proseOf(at)?.title ?? null) || sides.flatMap((side) => side.name || []).join(" · ") || said,
    headline,
    sides,
    art,
    scenery: at.stage?.scenery ?? pictureOf(at)?.art?.scenery ?? "rays",
    lines,
    fate,
    verdict: fate ? label(`moment-end-${fate}`) : "",
    because: text(because),
    times: { sums: 0, verdict: 0, end: 0 },
  };
  clip.times = timed(clip, script?.kind === "upset" ? (script.beats ?? []) : []);
  return clip;
}

/** As the rules say; by the totals where dice decided between two. Tokens only say who acts first. */
function fateOf(scene: readonly Beat[], facing: Beat | undefined): Outcome | null {
  const said = scene.findLast((beat) => beat.moment?.result)?.moment?.result;
  if (said) return said;
  return facing?.sums.some((sum) => sum.dice?.length) ? outcomeOf(facing) : null;
}

/** Return the text of the card it is about, or the deeds of a foe who enters. */
function writtenOn(beat: Beat, script: SceneScript | null): Message[] {
  const foe = script?.foe;
  if (foe) return [...(foe.does ?? []), ...(foe.stakes ? [foe.stakes] : [])];
  const card = pictureOf(beat);
  return card?.kind === "card" ? [card.label, ...(card.text ? [card.text] : [])] : [];
}

const partsOf = (sum: Sum, telling: Telling): ClipPart[] => bonusesOf(sum).map((part, i) => ({ label: telling.text(part.label), n: part.n, first: i === 0 }));

function sideOf(beat: Beat, i: number, telling: Telling, fate: Outcome | null): ClipSide {
  const sum = beat.sums[i]!;
  const zone = beat.stage?.zones?.[i];
  const named = (sum.dice ?? []).flatMap((id) => pieceIn(beat, id) ?? []);
  const player = beat.scene.players.find((each) => each.seat === sum.seat);
  const turned = fate === "won" ? "lost" : fate === "lost" ? "won" : fate;
  return {
    name: telling.text(sum.label),
    color: telling.colorOf(sum.seat),
    icon: player?.icon ?? "",
    art: zone?.pieces?.find((piece) => piece.kind === "card")?.art ?? null,
    parts: partsOf(sum, telling),
    dice: named.length ? named : castBy(beat, zone),
    falls: [0, 0],
    total: sum.total,
    fate: i === 0 ? fate : turned,
  };
}

/** Tokens that lie in a side's zone and were cast in this moment. */
function castBy(beat: Beat, zone: Zone | undefined): Piece[] {
  if (beat.moment?.kind === "outcome" || !zone) return [];
  return [...piecesOf(zone)].filter((piece) => piece.kind === "token" && isThrown(piece)).slice(0, 8);
}

function laneOf(beat: Beat, sum: Sum, telling: Telling): ClipSide {
  const player = beat.scene.players.find((each) => each.seat === sum.seat);
  const dice = (sum.dice ?? []).flatMap((id) => pieceIn(beat, id) ?? []);
  return {
    name: telling.text(sum.label),
    color: telling.colorOf(sum.seat),
    icon: player?.icon ?? "",
    art: null,
    // If each part goes to a place of its own, the first is not added to anything.
    parts: sum.parts.map((part, i) => ({ label: telling.text(part.label), n: part.n, first: i === 0 && dice.length === 0 })),
    dice,
    falls: [0, 0],
    total: dice.length ? null : sum.total,
    fate: null,
  };
}

function emptyOf(beat: Beat, telling: Telling): ClipSide {
  const player = beat.scene.players.find((each) => each.seat === beat.seat);
  return { name: "", color: telling.colorOf(beat.seat), icon: player?.icon ?? "", art: null, parts: [], dice: [], falls: [0, 0], total: null, fate: null };
}

/** Returns the director's times where it gives them, else those of the stages. Unlikely dice fall one after the other, the player's own slowly. */
function timed(clip: Clip, beats: readonly { name: string; at: number }[]): ClipTimes {
  const at = (name: string): number | undefined => beats.find((beat) => beat.name === name)?.at;
  const [theirs, mine, sums, headline] = ["theirs", "mine", "sums", "headline"].map(at);
  const any = clip.sides.some((side) => side.dice.length);
  let lie = LEAD;
  clip.sides.forEach((side, i) => {
    if (!side.dice.length) return;
    if (mine !== undefined && theirs !== undefined && sums !== undefined)
      side.falls = i ? [LEAD + theirs, LEAD + mine - 200] : [LEAD + mine, LEAD + sums - 100];
    else side.falls = [LEAD + i * APART, LEAD + i * APART + FALL + APART * (side.dice.length - 1)];
    lie = Math.max(lie, side.falls[1]);
  });
  const told = Math.max(any ? lie + 100 : LEAD, LEAD + (sums ?? 0));
  const links = clip.shape === "single" ? Math.max(0, ...clip.sides.map((side) => side.parts.length)) * PART : 0;
  const verdict = told + links + (headline !== undefined && sums !== undefined ? headline - sums : 0) + REVEAL + 200;
  return { sums: told, verdict, end: verdict + READ };
}

/** Return the number of parts shown at an instant: in a chain one after the other, otherwise all at once. */
export const toldBy = (clip: Clip, at: number): number => (clip.shape === "single" ? Math.max(0, Math.floor((at - clip.times.sums) / PART) + 1) : Infinity);

export interface Instant {
  at: number;
  lasts: number;
}

/** The instants of which pictures are made: close together while something moves, one long one while nothing does. */
export function instantsOf(clip: Clip, every: number): Instant[] {
  const { sums, verdict, end } = clip.times;
  const moving: [number, number][] = [
    ...clip.sides.filter((side) => side.dice.length).map((side) => side.falls),
    [sums, sums + REVEAL],
    [verdict, verdict + REVEAL],
  ];
  if (clip.shape === "single") for (let i = 0; i * PART < verdict - sums - REVEAL - 200; i += 1) moving.push([sums + i * PART, sums + i * PART + every]);
  const marks = new Set([0]);
  for (const [from, to] of moving) {
    for (let at = from; at < to; at += every) marks.add(Math.round(at / 10) * 10);
    marks.add(Math.round(to / 10) * 10);
  }
  const all = [...marks].sort((one, other) => one - other).filter((at, i, them) => i === 0 || at - them[i - 1]! >= 30);
  return all.map((at, i) => ({ at, lasts: (all[i + 1] ?? end) - at }));
}

/** From 0 to 1 while something comes into sight. */
export const comes = (at: number, from: number): number => Math.max(0, Math.min(1, (at - from) / REVEAL));
