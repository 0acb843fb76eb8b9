import { tableFeatures, type LiveTable } from "../../table/live.svelte";
import type { StandingFrame } from "../../wire/protocol";

/** The last standing of a seat that the service sent. */
class StandingReport {
  told = $state.raw<StandingFrame | null>(null);

  constructor(private readonly live: LiveTable) {
    live.on("where", (frame) => (this.told = frame));
  }

  /** Ask for the seat that looks. */
  ask(): void {
    if (this.live.looking !== null) this.live.send({ type: "where", seat: this.live.looking });
  }
}

export const standingOf = tableFeatures.define((live) => new StandingReport(live));
