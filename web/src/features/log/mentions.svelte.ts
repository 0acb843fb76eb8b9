// Collects the pieces that the newest lines of the tale name. Dice among them have been rolled.
import type { LiveTable } from "../../table/live.svelte";
import { UNTOLD, type Told } from "../../engine/pieces/desk";
import type { Message } from "../../scene/types";

type Named = NonNullable<Message["args"]>[string];

export class Mentions {
  told = $state.raw<Told>(UNTOLD);

  constructor(live: LiveTable) {
    let eyes = live.looking;
    let heard = live.log.length;
    $effect.pre(() => {
      const { log, looking } = live;
      const lines = looking === eyes && heard > 0 ? log.slice(heard) : [];
      eyes = looking;
      heard = log.length;
      if (lines.length) this.told = toldBy(heard, lines);
    });
  }
}

/** Only what a line is about has been rolled; of what it merely lists a die lies as it lay, a token may have been cast. */
export function toldBy(moment: number, lines: readonly Message[]): Told {
  const values = lines.flatMap((line) => Object.values(line.args ?? {}));
  return {
    moment,
    pieces: new Set(values.flatMap((value) => (Array.isArray(value) ? [] : pieceOf(value)))),
    listed: new Set(values.flatMap((value) => (Array.isArray(value) ? value.flatMap(pieceOf) : []))),
  };
}

const pieceOf = (value: Named): string[] => (typeof value === "object" && !Array.isArray(value) && value.piece ? [value.piece] : []);
