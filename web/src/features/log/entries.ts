// The tale deed by deed: lines that belong together are one entry, under the headline that tells it best.
import type { Message, Scene } from "../../scene/types";
import type { LinePart } from "../../wire/log";

/** What the tale is told from, as it was a frame ago; `shot` only says that something else is being shown. */
export interface Seen {
  story: readonly Message[];
  parts: readonly LinePart[];
  scene: Scene | null;
  shot: unknown;
  /** The line with which the news begins. */
  fresh: number;
}

export interface Entry {
  kind: "heading" | "deed" | "line";
  /** Its first line, and those after it that belong to it. */
  first: number;
  lines: number[];
  headline: Message;
}

/** What begins: a round, a turn, a day. Set as a headline over what follows. */
const HEADING = /^(round|turn|day|act|phase)(-begins)?$/;

export const isHeading = (say: Message): boolean => HEADING.test(say.id);

/** From line `from` on, oldest first. A heading ends a deed; what the house says stands alone and ends none. */
export function entriesOf(story: readonly Message[], parts: readonly LinePart[], from = 0): Entry[] {
  const entries: Entry[] = [];
  let deed: Entry | null = null;
  for (let index = from; index < story.length; index += 1) {
    const say = story[index]!;
    const part = parts[index] ?? "";
    if (isHeading(say)) {
      deed = null;
      entries.push({ kind: "heading", first: index, lines: [index], headline: say });
    } else if (part === "deed") {
      deed = { kind: "deed", first: index, lines: [index], headline: say };
      entries.push(deed);
    } else if (part === "note" || !deed) {
      entries.push({ kind: "line", first: index, lines: [index], headline: say });
    } else {
      deed.lines.push(index);
      if (part === "headline") deed.headline = say;
    }
  }
  return entries;
}
