// Cuts a new view into beats: one for each moment, and a last one for the table with its present question.
import { applied } from "../../wire/difference";
import type { ShownMoment, View } from "../../wire/protocol";
import type { Message, Scene, Zone } from "../../scene/types";
import type { LinePart } from "../../wire/log";
import { actsOfScene, PASSING, type Watching } from "./acts";
import { isBoardMoved } from "./changes";
import { type Beat, lookOf, type Moment, type SceneScript, type Sum } from "./moment";
import type { Act } from "./player";
import { isReread, proseOf, readOn, readWith } from "./story";

/** A view with its whole scene, and those of its moments, however they travelled. */
export type Seen = Omit<View, "scene" | "change" | "since" | "again" | "moments"> & { scene: Scene; moments?: Moment[] };

export interface Played extends Beat {
  view: Seen;
  log: readonly Message[];
}

/** Moments as they were before they travelled: each with its whole scene. `from` is the scene they go on from. */
export function unpacked(moments: readonly ShownMoment[], from: Scene | null): Moment[] {
  let scene = from;
  return moments.flatMap(({ change, ...moment }) => {
    scene = moment.scene ?? (change && scene ? applied(scene, change) : scene);
    return scene ? [{ ...moment, scene }] : [];
  });
}

/** Milliseconds for which the table rests after lines that belong to no moment, if something on the board has moved. */
const UNMARKED = 900;

/** The state of a seat before: its last beat, its scene, and the number of lines it had read. */
export interface Earlier {
  beat: Played | null;
  scene: Scene | null;
  told: number;
}

/** `parts` says what each line of the log is to the tale. */
export function beatsOf(view: Seen, log: readonly Message[], parts: readonly LinePart[], earlier: Earlier): Played[] {
  const beats: Played[] = [];
  let seen = earlier.scene;
  let script: SceneScript | null = null;
  for (const moment of merged(readOn(numbered(view.moments ?? [])))) {
    const last = beats.at(-1) ?? earlier.beat;
    const { event: begun = -1, scene, kind } = moment;
    const same = last && begun >= 0 && last.moment?.event === begun ? last : undefined;
    const lines = log.slice(...moment.lines);
    const event = log[begun] ?? null;
    const [from, upto] = moment.lines;
    const telling = { event, title: titleOf(log, parts, begun, upto) ?? event ?? log[from] ?? null };
    const stage: Zone | null = scene.stage ?? (FOLLOWS.has(kind) ? (same?.stage ?? null) : null);
    const sums: readonly Sum[] = moment.sums?.length ? moment.sums : FOLLOWS.has(kind) && same?.sums.length === 2 ? same.sums : [];
    const named = lines.map((line) => seatIn(line, scene.players)).find((each) => each !== null) ?? null;
    const doer = seatIn(event, scene.players);
    const seat = (kind === "blow" ? (named ?? doer) : (doer ?? named)) ?? activeIn(scene);
    const settled = moment.result || !FOLLOWS.has(kind) ? moment : { ...moment, result: same?.moment?.result ?? "" };
    if (moment.script || moment.number === 0) script = moment.script ?? null;
    const beat = { ...telling, lines, seat, log: log.slice(0, upto), moment: settled, scene, before: seen, stage, sums, script, number: moment.number };
    beats.push({ ...beat, reread: isReread(beat, last ? proseOf(last) : null), view: paused(view, scene, seat) });
    seen = scene;
  }
  const lines = beats.length ? [] : log.slice(earlier.told);
  beats.push({
    moment: null,
    scene: view.scene,
    before: seen,
    stage: null,
    sums: [],
    lines,
    event: null,
    title: null,
    seat: activeIn(view.scene),
    script: null,
    number: 0,
    log,
    view,
  });
  return beats;
}

type Numbered = Moment & { /** Its place among the moments of its scene. */ number: number };

function numbered(moments: readonly Moment[]): Numbered[] {
  let number = 0;
  return moments.map((moment) => ({ ...moment, number: (number = moment.script ? 0 : number + 1) }));
}

/** The kinds of moments that follow a roll; they are shown on the stage of the roll. */
const FOLLOWS: ReadonlySet<string> = new Set(["outcome", "gain", "loss"]);

/** The newest title of the event that began with line `begun`, as far as it has been told. */
function titleOf(log: readonly Message[], parts: readonly LinePart[], begun: number, upto: number): Message | null {
  for (let line = upto - 1; line > begun && begun >= 0; line -= 1) if (parts[line] === "title") return log[line] ?? null;
  return null;
}

/** Merges the reward of a fight or a card with its outcome, so that one plate shows both beside the same card. */
function merged(moments: readonly Numbered[]): Numbered[] {
  const found: Numbered[] = [];
  for (const moment of moments) {
    const before = found.at(-1);
    if (before && brings(before, moment)) found[found.length - 1] = rewarded(before, moment);
    else found.push(moment);
  }
  return found;
}

function brings(before: Moment, moment: Moment): boolean {
  if ((moment.kind !== "gain" && moment.kind !== "loss") || before.event !== moment.event) return false;
  const [piece] = moment.pieces ?? [];
  return before.kind === "outcome" || ((before.kind === "card" || before.kind === "event") && (!piece || before.pieces?.[0] === piece));
}

const rewarded = (first: Numbered, reward: Moment): Numbered => ({
  ...first,
  scene: { ...reward.scene, stage: stageOf(first, reward) },
  lines: [first.lines[0], reward.lines[1]],
  touches: [...new Set([...(first.touches ?? []), ...(reward.touches ?? [])])],
  sums: [...(first.sums ?? []), ...(first.kind === "outcome" ? [] : (reward.sums ?? []))],
  because: first.because ?? reward.because ?? null,
});

/** Beside its outcome a fight stands as it was decided, not as its reward or loss left it. */
const stageOf = (first: Moment, reward: Moment): Zone | null =>
  (first.kind === "outcome" ? (first.scene.stage ?? reward.scene.stage) : (reward.scene.stage ?? first.scene.stage)) ?? null;

/** The view in the middle of what happens: no seat is asked yet, it is the turn of the acting seat. */
export const paused = (view: Seen, scene: Scene, seat: number | null): Seen => {
  const undo = { ...view.undo, free: false };
  return { ...view, scene, ask: null, result: null, undo, turn: seat ?? view.turn };
};

/** The first that a line names, by their own name or their hero's. */
export function seatIn(say: Message | null | undefined, players: Scene["players"]): number | null {
  if (!say) return null;
  if (say.id === "seat" && typeof say.args?.["n"] === "number") return say.args["n"];
  const hero = players.find((player) => player.hero?.id === say.id);
  if (hero) return hero.seat;
  for (const value of Object.values(say.args ?? {}))
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner === "object") {
        const seat = seatIn(inner, players);
        if (seat !== null) return seat;
      }
  return null;
}

const activeIn = (scene: Scene): number | null => scene.players.find((player) => player.states?.includes("active"))?.seat ?? null;

/** Beats that are one scene: those after the one that brings its script belong to it. */
function scenesOf(beats: readonly Played[]): Played[][] {
  const found: Played[][] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (last && beat.moment && beat.script && beat.script === last[0]!.script) last.push(beat);
    else found.push([beat]);
  }
  return found;
}

/** Return how beats are played for the seat that looks. */
export function actsOf(beats: readonly Played[], watching: Watching): Act<Played>[] {
  const asked = beats.at(-1)?.view.ask != null;
  const acts = scenesOf(beats).flatMap((scene) => actsOfScene(scene, watching));
  const last = acts.at(-1);
  if (last && last.of.lines.length && !asked && !last.of.view.result && watching.follows)
    last.steps = [{ name: "shown", lasts: isBoardMoved(last.of.before, last.of.scene) ? UNMARKED : PASSING }];
  // A foe's entrance stays while the question about it is asked: that is its hold.
  if (asked && last) for (const act of acts) if (act.of.script?.kind === "boss" && act.of.script === acts.at(-2)?.of.script) act.held = false;
  // The player's own small steps show on the board while the next question is asked already. A text that the question
  // is about is read together with it.
  if (asked) {
    const read = readWith(beats.at(-1)?.scene, beats.at(-1)?.view.ask)?.key;
    const isRead = ({ of }: Act<Played>) => read !== undefined && proseOf(of)?.key === read;
    for (let i = acts.length - 1; i >= 0 && (isSmall(acts[i]!, watching.seat) || isRead(acts[i]!)); i -= 1) acts[i]!.steps = [];
  }
  return acts;
}

function isSmall({ of, steps, held }: Act<Played>, seat: number | null): boolean {
  return !steps.length || (!held && of.seat === seat && lookOf(of) === "board");
}
