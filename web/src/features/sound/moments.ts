// Choosing the sound of a moment: by the stage that shows it and the step it is at. The page knows no game.
import { bonusesOf, lookOf, outcomeOf, pieceIn, totalOf, type Beat, type StageLook } from "../../engine/stages/moment";
import { countersChanged } from "../../engine/stages/changes";
import type { Step } from "../../engine/stages/player";
import { findPlace } from "../../scene/of";
import type { Cue } from "../../sound";

export type Heard = Cue | "";

/** Scripts with a stage of their own: they name every sound. */
const STAGED: ReadonlySet<string> = new Set(["boss", "finale", "interrupt", "loot", "upset"]);

/** The sound that begins with a step. Where a script only says how fast a scene goes, the moment is more precise. */
export function cueOf(beat: Beat, step: Step): Heard {
  if (!beat.moment) return "";
  const { kind = "toast", beats = [] } = beat.moment.script ?? {};
  const said = step.cue || beats.find((each) => kind !== "flow" && each.name === step.name)?.cue || "";
  return STAGED.has(kind) ? said : (kind === "story" && said) || STAGES[lookOf(beat)](beat, step.name) || said;
}

const STAGES: Record<StageLook, (beat: Beat, step: string) => Heard> = {
  duel: (beat, step) => (step === "dice" ? rolled(beat) : step === "outcome" ? decided(beat) : ""),
  cast: (_, step) => (step === "first" ? "drum" : "shake"),
  lanes: (beat, step) => (step === "fall" ? rolled(beat) : befell(beat)),
  chain: (beat, step) => struck(beat, step),
  story: (beat, step) => (step === "text" ? "parchment" : step === "die" ? "die" : step === "chips" ? seenInText(beat) : ""),
  card: (_, step) => (step === "turn" ? "card-turn" : ""),
  verdict: (beat) => decided(beat),
  board: (beat) => seenOnBoard(beat),
};

/** Return the sound of a text's outcome: a chime for a gain, a knock for a loss, nothing where nothing changes. */
function seenInText(beat: Beat): Heard {
  const change = countersChanged(beat.before, beat.scene).reduce((sum, { was, now }) => sum + Math.sign(now - was), 0);
  return change > 0 ? "chime" : change < 0 ? "knock" : "";
}

function rolled(beat: Beat): Heard {
  const dice = beat.sums.flatMap((sum) => sum.dice ?? []);
  return dice.length === 1 ? "die" : "dice";
}

function decided(beat: Beat): Heard {
  if (beat.moment?.kind === "gain") return gained(beat);
  if (beat.moment?.kind === "loss") return "loss";
  if (beat.moment?.kind === "blow") return "blow";
  const outcome = outcomeOf(beat);
  return outcome === null ? "" : ({ won: "chime", drawn: "shield", lost: "knock" } as const)[outcome];
}

/** Return whether dice brought everyone more than they lost, or less. */
function befell(beat: Beat): Heard {
  const change = beat.sums.reduce((sum, each) => sum + totalOf(bonusesOf(each)), 0);
  return change < 0 ? "loss" : change > 0 ? "coins" : "gain";
}

/** A blow runs down its chain: what stops some of it rings, what is left wounds. */
function struck(beat: Beat, step: string): Heard {
  const [sum] = beat.sums;
  if (step === "card") return "card-slap";
  if (step === "through") return (sum?.total ?? 0) > 0 ? "wound" : "parry";
  const part = sum?.parts[Number(step.replace("link-", ""))];
  return part && part.n < 0 ? "shield" : step === "link-0" ? "blade" : "count";
}

function seenOnBoard(beat: Beat): Heard {
  switch (beat.moment?.kind) {
    case "roll":
      return rolled(beat);
    case "move":
      return moved(beat);
    case "card":
      return "card-slide";
    case "event":
      return "parchment";
    case "blow":
      return "blow";
    case "gain":
      return gained(beat);
    case "loss":
      return "loss";
    case "outcome":
      return decided(beat);
    default:
      return "";
  }
}

const named = (beat: Beat) => (beat.moment?.pieces ?? []).map((id) => pieceIn(beat, id));

/** Gold is heard as gold. */
function gained(beat: Beat): Heard {
  const counters = [...named(beat), ...beat.sums.map((sum) => pieceIn(beat, sum.parts[0]?.piece ?? ""))];
  return counters.some((piece) => piece?.gems?.[0]?.kind === "gold") ? "coins" : "gain";
}

/** Over water by ship. */
function moved(beat: Beat): Heard {
  const places = [...(beat.moment?.pieces ?? []), ...named(beat).map((piece) => piece?.place ?? "")];
  return places.some((id) => id && findPlace(beat.scene, id)?.terrain === "water") ? "ship" : "steps";
}
