// A run of puzzles: their order, the result of each, the time limit that the player set. It outlives a reload of the page.
import type { AskedPuzzle, NewPuzzleRun, PuzzleName, PuzzleReply } from "../../wire/protocol";
import { keptAs } from "../../transport/place";
import * as api from "./api";

export type Went = "right" | "helped" | "missed" | "skipped";

/** The result of a puzzle in a run, as it is shown at the end. */
export interface Done {
  went: Went;
  theme: string;
  best: string;
  more: number;
}

interface KeptRun {
  puzzles: PuzzleName[];
  done: (Done | null)[];
  at: number;
  seconds: number;
  began: number;
  before: boolean[];
  mine: boolean;
}

const PLACE = keptAs("fabletable:puzzle-run");

class Training {
  puzzles = $state.raw<PuzzleName[]>([]);
  done = $state.raw<(Done | null)[]>([]);
  at = $state(0);
  /** Seconds for each puzzle; 0: no clock. */
  seconds = $state(0);
  began = 0;
  ended = 0;
  /** The first tries before this run. */
  before: boolean[] = [];
  /** They are my mistakes, or one puzzle that was opened by its link. */
  mine = $state(false);
  row = $state(0);
  longest = $state(0);

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as KeptRun | null;
      if (kept) Object.assign(this, kept);
    } catch {
      // Then a new one is begun.
    }
  }

  get current(): PuzzleName | null {
    return this.puzzles[this.at] ?? null;
  }

  get isOver(): boolean {
    return this.puzzles.length > 0 && this.at >= this.puzzles.length;
  }

  async begin(wanted: Partial<NewPuzzleRun>, seconds = 0, before: boolean[] = []): Promise<void> {
    const { puzzles } = await api.begin(wanted);
    this.lay(puzzles, seconds, before, wanted.mine ?? false);
  }

  lay(puzzles: PuzzleName[], seconds = 0, before: boolean[] = [], mine = false): void {
    this.puzzles = puzzles;
    this.done = puzzles.map(() => null);
    this.at = 0;
    this.seconds = seconds;
    this.began = Date.now();
    this.ended = 0;
    this.before = before;
    this.mine = mine;
    this.save();
  }

  /** Note how the present one went; the first that is noted stands. */
  note(asked: AskedPuzzle, went: Went, reply: PuzzleReply | null, best = ""): void {
    const known = this.done[this.at];
    const second = reply?.solution?.choices.find((choice) => choice.key !== reply.solution?.best)?.behind?.mean ?? 0;
    const more = Math.round(100 * second);
    this.done = this.done.with(this.at, {
      went: known?.went ?? went,
      theme: asked.theme,
      best: best || (known?.best ?? ""),
      more: more || (known?.more ?? 0),
    });
    if (reply) [this.row, this.longest] = [reply.row, reply.longest];
    this.save();
  }

  next(): void {
    this.at += 1;
    if (this.isOver) this.ended = Date.now();
    this.save();
  }

  private save(): void {
    const { puzzles, done, at, seconds, began, before, mine } = this;
    try {
      sessionStorage.setItem(PLACE, JSON.stringify({ puzzles, done, at, seconds, began, before, mine } satisfies KeptRun));
    } catch {
      // A browser without storage has it only while the page is open.
    }
  }
}

export const training = new Training();
