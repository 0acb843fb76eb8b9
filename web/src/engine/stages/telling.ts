// Words the bar for the step on the stage: one sentence, its reason below it. Screen readers read the same words.
import type { Message } from "../../scene/types";
import { bonusesOf, lookOf, outcomeOf } from "./moment";
import type { Played } from "./beats";
import type { Shot } from "./player";

export interface Telling {
  title: string;
  note: string;
  seat: number | null;
  /** It is read aloud at once. */
  urgent?: boolean;
}

/** Returns the lines of a scene with a stage of its own; null until its dice have fallen. */
function spokenOf(shot: Shot<Played>): readonly Message[] | null {
  const { script, whole } = shot.act.of;
  if (!whole || !script?.spoken?.length) return null;
  const names = shot.act.steps.map((step) => step.name);
  return names.includes("headline") && names.indexOf("headline") > shot.step ? null : script.spoken;
}

interface Voice {
  text: (say: Message) => string;
  label: (id: string, args?: Record<string, string | number>) => string;
  list: (words: string[]) => string;
}

export function tellingOf(shot: Shot<Played>, voice: Voice): Telling {
  const { text, label, list } = voice;
  const beat = shot.act.of;
  const { lines, moment, seat } = beat;
  const spoken = spokenOf(shot);
  if (spoken) return { seat, title: spoken[0] ? text(spoken[0]) : "", note: spoken.slice(1).map(text).join(" "), urgent: beat.script?.urgent === true };
  const step = shot.act.steps[shot.step]?.name ?? "";
  const because = moment?.because ? text(moment.because) : "";
  const [mine, theirs] = beat.sums;
  const last = lines.at(-1) ?? beat.event;
  if (lookOf(beat) === "duel" && mine && theirs && step !== "outcome") {
    if (step === "dice")
      return { seat, title: label("moment-dice-fall"), note: list(bonusesOf(mine).map((part) => label("moment-part", { name: text(part.label), n: part.n }))) };
    return { seat, title: label("moment-against", { mine: mine.total, theirs: theirs.total }), note: last ? text(last) : "" };
  }
  if (lookOf(beat) === "lanes" && step === "fall") return { seat, title: label("moment-dice-fall"), note: beat.event ? text(beat.event) : "" };
  if (step === "outcome" && mine && theirs && outcomeOf(beat)) return { seat, title: beat.title ? text(beat.title) : "", note: because };
  if (moment?.kind === "blow" && last) return { seat, title: text(last), note: because };
  const [first, ...more] = lines.map(text);
  const note = [because, ...more].filter(Boolean).slice(0, 2).join(" · ");
  return { seat, title: first ?? (beat.event ? text(beat.event) : because), note: first ? note : "" };
}
