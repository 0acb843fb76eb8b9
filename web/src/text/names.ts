// Bots are called after trees, in the reader's language; people are called what they call themselves.
import { speech, t } from "./speech.svelte";

export function named<Seat extends { kind: string; name: string }>(seat: Seat): Seat {
  const id = `tree-${seat.name.toLowerCase()}`;
  return seat.kind === "bot" && speech.page.has(id) ? { ...seat, name: t(id) } : seat;
}
