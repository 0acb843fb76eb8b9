// The tale event by event: lines that belong together are one entry, under the title that tells it best.
import type { Message, Scene } from "../../scene/types";
import type { LinePart } from "../../wire/log";

/** The state from which the tale is told, as of the frame before; `shot` only signals that something else is being shown. */
export interface Seen {
  log: readonly Message[];
  parts: readonly LinePart[];
  scene: Scene | null;
  shot: unknown;
  /** The line with which the news begins. */
  fresh: number;
}

export interface Entry {
  kind: "heading" | "event" | "line";
  /** Its first line, and those after it that belong to it. */
  first: number;
  lines: number[];
  title: Message;
}

/** The start of a round, a turn or a day: it becomes a heading over the entries that follow. */
const HEADING = /^(round|turn|day|act|phase)(-begins)?$/;

export const isHeading = (say: Message): boolean => HEADING.test(say.id);

/** From line `from` on, oldest first. A heading ends an event; what the server says stands alone and ends none. */
export function entriesOf(log: readonly Message[], parts: readonly LinePart[], from = 0): Entry[] {
  const entries: Entry[] = [];
  let event: Entry | null = null;
  for (let index = from; index < log.length; index += 1) {
    const say = log[index]!;
    const part = parts[index] ?? "";
    if (isHeading(say)) {
      event = null;
      entries.push({ kind: "heading", first: index, lines: [index], title: say });
    } else if (part === "event") {
      event = { kind: "event", first: index, lines: [index], title: say };
      entries.push(event);
    } else if (part === "note" || !event) {
      entries.push({ kind: "line", first: index, lines: [index], title: say });
    } else {
      event.lines.push(index);
      if (part === "title") event.title = say;
    }
  }
  return entries;
}
