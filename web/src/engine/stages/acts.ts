// How a moment is played: its steps, how long each lasts, and whether it waits for a tap.
import { bonusesOf, lookOf, type Beat, type StageLook } from "./moment";
import type { Act, Step } from "./player";
import { proseOf } from "./story";

/** Through whose eyes, and how they like it. */
export interface Watching {
  seat: number | null;
  /** Own fights, cards and losses wait for a tap. */
  waits: boolean;
  /** What others do is shown, not only told. */
  follows: boolean;
}

/** A battle of others is played at double speed. */
const OTHERS = 2;

export function actOf(beat: Beat, watching: Watching): Act<Beat> {
  const event = beat.moment?.event ?? -1;
  const own = touches(beat, watching.seat);
  const quiet = isQuiet(beat) || (!own && !watching.follows && beat.seat !== watching.seat);
  const steps = quiet ? [] : stepsOf(beat, own);
  return { of: beat, event, steps, held: steps.length > 0 && own && watching.waits && holds(beat, watching.seat) };
}

export const touches = (beat: Beat, seat: number | null): boolean => seat !== null && (beat.moment?.touches ?? []).includes(seat);

/** A turn that begins is told by the top bar and the tale; who acts first in a fight is seen in the fight. */
function isQuiet(beat: Beat): boolean {
  const { moment, lines } = beat;
  if (!moment || beat.reread) return true;
  return (
    moment.kind === "turn" || (moment.kind === "phase" && lookOf(beat) === "board") || (lookless(moment.kind) && lines.length === 0 && !moment.pieces?.length)
  );
}

const lookless = (kind: string): boolean => kind === "move" || kind === "gain" || kind === "loss";

/** Texts, outcomes, cards, blows and losses of one's own; a roll only where something of it does not fit. */
function holds(beat: Beat, seat: number | null): boolean {
  if (proseOf(beat)) return true;
  switch (beat.moment?.kind) {
    case "outcome":
    case "card":
    case "event":
    case "blow":
    case "loss":
      return true;
    case "roll":
      return beat.sums.some((sum) => sum.seat === seat && lookOf(beat) === "lanes" && sum.parts.some((part) => part.n < 0));
    default:
      return false;
  }
}

function stepsOf(beat: Beat, own: boolean): Step[] {
  const steps = STEPS[lookOf(beat)](beat, own);
  const hurried = !own && (beat.moment?.kind === "roll" || beat.moment?.kind === "outcome") && beat.stage ? OTHERS : 1;
  return steps.map((step) => ({ ...step, lasts: step.lasts / hurried }));
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
