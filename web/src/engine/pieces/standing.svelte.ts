// The state of each spot for the present question. A component reads only the state of its own spot: a new question
// changes a dozen of hundreds, and only these are drawn again.
import type { Message } from "../../scene/types";

export interface Standing {
  /** The key cap of the choice it stands for, "" where it has none; undefined where nothing can be chosen. */
  key: string | undefined;
  /** The reason it cannot be chosen. */
  why: Message | undefined;
  theirs: boolean;
  chosen: boolean;
  lit: boolean;
  chalked: boolean;
}

export interface Question {
  readonly options: ReadonlyMap<string, string>;
  readonly barred: ReadonlyMap<string, Message>;
  readonly chosen: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  /** The spots of what the coach advises, in chalk. */
  readonly chalk: ReadonlySet<string>;
  /** Somebody else is asked. */
  readonly theirs: boolean;
}

export const APART: Standing = { key: undefined, why: undefined, theirs: false, chosen: false, lit: false, chalked: false };

/** One spot's standing. It is made in one derivation and read in the next: what a derivation makes it does not follow. */
export class Cell {
  standing: Standing = $state.raw(APART);

  constructor(standing: Standing) {
    this.standing = standing;
  }
}

export class Standings {
  private readonly cells = new Map<string, Cell>();

  constructor(private question: Question) {}

  of(id: string): Cell {
    const known = this.cells.get(id) ?? new Cell(standingIn(this.question, id));
    this.cells.set(id, known);
    return known;
  }

  /** Another question: those that stand otherwise now are told. */
  ask(question: Question): void {
    this.question = question;
    for (const [id, cell] of this.cells) {
      const now = standingIn(question, id);
      if (!isSame(cell.standing, now)) cell.standing = now;
    }
  }
}

function standingIn({ options, barred, chosen, lit, chalk, theirs }: Question, id: string): Standing {
  const key = options.get(id);
  const why = key === undefined && !theirs ? barred.get(id) : undefined;
  return { key, why, theirs: theirs && key !== undefined, chosen: chosen.has(id), lit: lit.has(id), chalked: chalk.has(id) };
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.key === b.key && a.why === b.why && a.theirs === b.theirs && a.chosen === b.chosen && a.lit === b.lit && a.chalked === b.chalked;

/** The classes of look.md's table of states, for one spot. */
export function marksOf({ key, why, theirs, chosen, lit, chalked }: Standing): string {
  const marks: string[] = [];
  if (key !== undefined) marks.push(theirs ? "is-theirs" : "is-option");
  else if (why) marks.push("is-barred");
  if (chosen) marks.push("is-selected");
  if (lit) marks.push("is-lit");
  if (chalked) marks.push("is-chalked");
  return marks.join(" ");
}
