// A puzzle's table as "What is this?" looks at it.
import type { Choice, Message } from "../../scene/types";
import { Inspection } from "../../table/inspection.svelte";
import type { Looked } from "../../table/looked";
import { messageText } from "../../text/speech.svelte";
import type { AskedPuzzle } from "../../wire/protocol";

export class PuzzleLook implements Looked {
  asked = $state.raw<AskedPuzzle | null>(null);
  /** True once the answer is shown: nothing is offered any more. */
  answered = $state(false);
  hovered = $state<string | null>(null);
  hoveredChoice = $state<string | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  readonly inspection = new Inspection();
  readonly armed: Choice | null = null;
  readonly room = null;
  readonly live: Looked["live"];

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const look = this;
    this.live = {
      get scene() {
        return look.asked?.scene ?? null;
      },
      get ask() {
        return look.answered ? null : (look.asked?.ask ?? null);
      },
      get names() {
        return look.asked?.names ?? [];
      },
      view: null,
      show: { playing: false },
    };
  }

  get game(): string {
    return this.asked?.game ?? "";
  }

  readonly text = (say: Message): string => messageText(this.game, say, this.live.names, this.asked?.ask.seat ?? 0);
}
