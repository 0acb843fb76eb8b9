// The slip that explains a question at a table.
import type { Ask, Zone } from "../../scene/types";
import { playFeatures } from "../../table/play.svelte";
import { speech } from "../../text/speech.svelte";
import { notes } from "./notes.svelte";

/** The message that says what a question is about: `about-turn` of `ask-turn`. */
export const aboutOf = (ask: Ask): string => `about-${ask.question.id.replace(/^ask-/, "")}`;

/** True for a fight in which this seat has a side. */
export const isOwnFight = (stage: Zone | null | undefined, seat: number): boolean =>
  stage?.kind === "fight" && (stage.zones ?? []).some((side) => side.seat === seat);

/** The note that lies at this table: at most one a turn by itself, besides those of a fight; any by asking for it. */
export class Explanations {
  /** The number of the question it belongs to; -1: there is none. */
  at = $state(-1);
  /** It came by itself. */
  first = $state(false);
  private turn = "";
  private question = "";

  constructor(private readonly game: () => string) {}

  /** True if there is anything to say about this question, in the language of the moment or in English. */
  knows(ask: Ask): boolean {
    return speech.of(this.game()).has(aboutOf(ask));
  }

  /** A question was asked: whatever lay there before has been met. Who fights cannot wait for the next turn to be told how. */
  asked(ask: Ask, fighting: boolean): void {
    if (this.at === ask.number) return;
    this.close();
    // During the set-up no player has a turn.
    const turn = ask.advised ? "" : (ask.turn ?? "");
    const told = !fighting && turn !== "" && turn === this.turn;
    if (told || !this.knows(ask) || !notes.isNew(this.game(), ask.question.id)) return;
    if (!fighting) this.turn = turn;
    this.open(ask, true);
  }

  /** The "?" of the question. */
  toggle(ask: Ask): void {
    if (this.at === ask.number) this.close();
    else if (this.knows(ask)) this.open(ask, false);
  }

  close(): void {
    if (this.at >= 0) notes.know(this.game(), this.question);
    this.at = -1;
  }

  never(): void {
    notes.explain(false);
    this.close();
  }

  private open(ask: Ask, first: boolean): void {
    this.at = ask.number;
    this.first = first;
    this.question = ask.question.id;
  }
}

export const explanationsOf = playFeatures.define((play) => {
  const explanations = new Explanations(() => play.game);
  const escaped = () => {
    const open = explanations.at >= 0;
    explanations.close();
    return open;
  };
  play.add({ escaped });
  return explanations;
});
