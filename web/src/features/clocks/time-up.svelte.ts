import { tableFeatures } from "../../table/live.svelte";
import type { TimeUp } from "../../wire/protocol";

/** Somebody's time that ran out a moment ago, until it has been read. */
class TimeUpNote {
  frame = $state.raw<TimeUp | null>(null);
}

export const timeUpOf = tableFeatures.define((live) => {
  const note = new TimeUpNote();
  live.on("clock", (frame) => (note.frame = frame));
  return note;
});
