// A phone at a table with a big screen: it shows mainly the player's own pieces, and says when to look up.
import type { TableInfo } from "../../wire/protocol";

export type HandPage = "hand" | "board" | "tale" | "chat";

const PLACE = "fabletable.hand";

interface Kept {
  /** By table: true if this phone is only a hand; no entry until the player decides. */
  tables: Record<string, boolean>;
  lookUp: boolean;
}

function read(): Kept {
  const usual = { tables: {}, lookUp: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class InHand {
  private kept = $state<Kept>(read());

  /** Moments are seen on the big screen only; else they are shown on the phone too. */
  get lookUp(): boolean {
    return this.kept.lookUp;
  }

  set lookUp(on: boolean) {
    this.kept.lookUp = on;
    this.keep();
  }

  /** Said by the person, else as the table is: with a big screen open, a phone is a hand. */
  at(table: TableInfo | null): boolean {
    if (!table) return false;
    return this.kept.tables[table.id] ?? (table.screens ?? 0) > 0;
  }

  choose(table: string, on: boolean): void {
    this.kept.tables[table] = on;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify($state.snapshot(this.kept)));
    } catch {
      // A browser that keeps nothing asks the table again.
    }
  }
}

export const inHand = new InHand();
