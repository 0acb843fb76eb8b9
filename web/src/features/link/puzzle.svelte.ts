// A moment of a link as a puzzle: the player chooses, then learns what each choice wins. It is weighed on this device.
import type { ChoiceChance, PuzzleSolution } from "../../wire/protocol";
import type { LinkSource } from "./api";

/** A choice that is behind by no more counts as right, as in puzzles of the player's own games. */
const EVEN = 0.02;

export class PuzzleOfMoment {
  /** Choices that were tried and are not the best, with their chances. */
  wrong = $state.raw<Record<string, number>>({});
  /** The choice that was right, "" while none was. */
  found = $state("");
  /** True while trials of the choice are played. */
  busy = $state(false);
  /** It could not be weighed. */
  failed = $state(false);
  private isShown = $state(false);
  private weighed = $state.raw<PuzzleSolution | null>(null);
  /** The likely choices are weighed while the player thinks. */
  private readonly first: Promise<void>;

  constructor(private readonly source: LinkSource) {
    this.first = this.weigh("");
  }

  /** The answer, once it may be seen. */
  get solution(): PuzzleSolution | null {
    return this.found || this.isShown ? this.weighed : null;
  }

  /** The chance of the best choice. */
  get most(): number {
    return this.weighed?.choices[0]?.chance?.mean ?? 0;
  }

  choose(key: string): Promise<void> {
    if (this.solution || key in this.wrong) return Promise.resolve();
    return this.work(async () => {
      if (!this.chance(key)) await this.weigh(key);
      const tried = this.chance(key);
      if (!tried) return;
      if (key === this.weighed?.best || (tried.behind?.mean ?? 1) <= EVEN) this.found = key;
      else this.wrong = { ...this.wrong, [key]: tried.chance?.mean ?? -1 };
    });
  }

  show(): Promise<void> {
    return this.work(() => {
      this.isShown = true;
    });
  }

  private chance(key: string): ChoiceChance | undefined {
    return this.weighed?.choices.find((each) => each.key === key);
  }

  private async work(done: () => void | Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.first;
    await done();
    this.busy = false;
  }

  private async weigh(key: string): Promise<void> {
    try {
      this.weighed = await this.source.weigh(key);
    } catch {
      this.failed = true;
    }
  }
}
