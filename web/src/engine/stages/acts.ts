// Turns a scene and its script into acts: their steps, the duration of each, and the wait for a tap at the end of the scene.
import { bonusesOf, lookOf, ownStageOf, passesBy, type Beat, type SceneScript, type StageLook } from "./moment";
import type { Act, Step } from "./player";
import { proseOf } from "./story";

/** The seat that watches, and its settings. */
export interface Watching {
  seat: number | null;
  /** Own fights, cards and losses wait for a tap. */
  waits: boolean;
  /** Scenes of other players are shown, not only told. */
  follows: boolean;
  /** A bot plays for this seat: nothing waits. */
  bot?: boolean;
}

/** Milliseconds for which another player's toast is shown before the next act. */
export const PASSING = 350;

/** The acts of one scene. One with a stage of its own is played whole by its first act; the others lay down what came of it. */
export function actsOfScene<T extends Beat>(scene: readonly T[], watching: Watching): Act<T>[] {
  const [first] = scene;
  const script = first?.script ?? null;
  const acts = scene.map((beat, i) => actOf(beat, watching, lastsOf(script, scene, i)));
  const [opening] = acts;
  if (first && script && opening && ownStageOf(first) && isSeen(first, watching)) {
    opening.of = { ...first, whole: scene };
    opening.whole = true;
    opening.steps =
      script.beats?.map((beat, i) => ({
        name: beat.name,
        lasts: (script.beats?.[i + 1]?.at ?? script.lasts ?? 0) - beat.at,
        cue: beat.cue ?? "",
      })) ?? [];
    for (const act of acts.slice(1)) act.steps = [];
  }
  const shown = acts.filter((act) => act.steps.length > 0);
  // A text is held where it is read, not on the map that shows afterwards what came of it.
  const last = shown.findLast((act) => lookOf(act.of) !== "board") ?? shown.at(-1);
  if (last) last.held = (script?.holds ?? false) && watching.waits && !watching.bot;
  return acts;
}

function actOf<T extends Beat>(beat: T, watching: Watching, lasts: number | null): Act<T> {
  const event = beat.moment?.event ?? -1;
  const passing = passesBy(beat);
  if (isQuiet(beat) || !isSeen(beat, watching)) return { of: beat, event, steps: [], held: false };
  // A toast is one line. The seat's own toasts are not shown: the player has seen the change on the board.
  if (passing) return { of: beat, event, steps: touches(beat, watching.seat) ? [] : [step("shown", PASSING)], held: false, passing };
  return { of: beat, event, steps: stepsOf(beat, touches(beat, watching.seat), lasts), held: false };
}

const isSeen = (beat: Beat, watching: Watching): boolean => touches(beat, watching.seat) || watching.follows || beat.seat === watching.seat;

/** Returns the milliseconds that the script gives this beat; null if it has no times for single moments. */
function lastsOf(script: SceneScript | null, scene: readonly Beat[], i: number): number | null {
  if (script?.kind === "story") return (script.own && lookOf(scene[i]!) === "story" && script.lasts) || null;
  const beats = script?.kind === "flow" ? (script.beats ?? []) : [];
  const at = (number: number | undefined) => beats.find((beat) => (beat.moment ?? 0) === number)?.at;
  const [from, to] = [at(scene[i]?.number), at(scene[i + 1]?.number) ?? script?.lasts];
  return from !== undefined && to !== undefined ? to - from : null;
}

export const touches = (beat: Beat, seat: number | null): boolean => seat !== null && (beat.moment?.touches ?? []).includes(seat);

/** A turn that begins is told by the top bar and the tale; who acts first in a fight is seen in the fight. */
function isQuiet(beat: Beat): boolean {
  const { moment, lines } = beat;
  // Cards to choose from are dealt by the question itself.
  if (!moment || beat.reread || beat.script?.kind === "loot") return true;
  return (
    moment.kind === "turn" || (moment.kind === "phase" && lookOf(beat) === "board") || (lookless(moment.kind) && lines.length === 0 && !moment.pieces?.length)
  );
}

const lookless = (kind: string): boolean => kind === "move" || kind === "gain" || kind === "loss";

function stepsOf(beat: Beat, own: boolean, lasts: number | null): Step[] {
  const steps = STEPS[lookOf(beat)](beat, own);
  const whole = steps.reduce((sum, each) => sum + each.lasts, 0);
  const pace = lasts === null || whole === 0 ? 1 : lasts / whole;
  return steps.map((each) => ({ ...each, lasts: Math.round(each.lasts * pace) }));
}

const step = (name: string, lasts: number): Step => ({ name, lasts });
const most = (beat: Beat): number => Math.max(...beat.sums.map((sum) => bonusesOf(sum).length), 0);

const STEPS: Record<StageLook, (beat: Beat, own: boolean) => Step[]> = {
  duel: (beat, own) =>
    beat.moment?.kind !== "roll" ? [step("outcome", own ? 900 : 1600)] : [step("dice", Math.max(900, 300 * most(beat) + 300)), step("totals", 1320)],
  cast: (beat) => (beat.moment?.kind === "phase" ? [step("first", 1400)] : [step("cast", 600 + 200 * Math.max(...beat.sums.map((sum) => sum.total), 0))]),
  lanes: (beat) => [step("fall", 900 + 120 * (beat.sums.length - 1)), step("gains", 1800)],
  chain: (beat, own) => [step("card", 880), ...beat.sums[0]!.parts.map((_, i) => step(`link-${i}`, i ? 480 : 360)), step("through", own ? 480 : 1400)],
  story: (beat, own) => {
    const dice = proseOf(beat)?.rolled?.length ? [step("die", 600), step("band", 250)] : [];
    return [step("text", own ? 900 : 2400), ...dice, step("chips", own ? 450 : 1200)];
  },
  card: (beat, own) => [step("turn", 720), step("read", own ? Math.max(600, 200 * beat.sums.length) : 2200)],
  verdict: (_, own) => [step("outcome", own ? 900 : 1600)],
  board: (beat) => [step("shown", beat.moment?.kind === "loss" || beat.lines.length > 1 ? 1400 : 900)],
};
