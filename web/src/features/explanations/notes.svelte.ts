// Remembers the questions that have been explained: a note opens by itself the first time, and by the "?" ever after.

const PLACE = "fabletable.notes";

interface Kept {
  never: boolean;
  known: string[];
}

/** The explanations that this browser has shown, by game and question. They are kept here, never sent. */
class Notes {
  /** Nothing is explained by itself any more. */
  never = $state(false);
  private readonly known: Set<string>;

  constructor() {
    const kept = read();
    this.never = kept.never ?? false;
    this.known = new Set(kept.known ?? []);
  }

  isNew(game: string, question: string): boolean {
    return !this.never && !this.known.has(`${game}/${question}`);
  }

  /** Somebody who wants to be told, and has never been asked anything in this game. */
  isNewcomer(game: string): boolean {
    return !this.never && ![...this.known].some((each) => each.startsWith(`${game}/`));
  }

  know(game: string, question: string): void {
    this.known.add(`${game}/${question}`);
    this.keep();
  }

  explain(on: boolean): void {
    this.never = !on;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify({ never: this.never, known: [...this.known] } satisfies Kept));
    } catch {
      // A browser that keeps nothing explains again.
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const notes = new Notes();
