// What has just been told: the pieces that the newest lines of the tale name. Dice that they name have been rolled.
import type { LiveTable } from "../live/table.svelte";
import { UNTOLD, type Told } from "../pieces/desk";
import type { Say } from "../scene/types";

export class Tidings {
  told = $state.raw<Told>(UNTOLD);

  constructor(live: LiveTable) {
    let eyes = live.looking;
    let heard = live.story.length;
    $effect.pre(() => {
      const { story, looking } = live;
      const lines = looking === eyes && heard > 0 ? story.slice(heard) : [];
      eyes = looking;
      heard = story.length;
      if (lines.length) this.told = { moment: heard, pieces: new Set(lines.flatMap(namedBy)) };
    });
  }
}

/** Only what a line is about; what it merely lists (all dice that lie there) has not changed. */
function namedBy(line: Say): string[] {
  return Object.values(line.args ?? {}).flatMap((value) =>
    typeof value === "object" && !Array.isArray(value) && value.piece ? [value.piece] : [],
  );
}
