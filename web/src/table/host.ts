// What opens what the host may do: the host's own secret, and any seat's once the host has not come for a day.
import { keptTable } from "../shared/seat-keys";
import type { LiveTable } from "./live.svelte";

export function hostKey(live: LiveTable): string {
  const kept = keptTable(live.id);
  return kept?.host || (live.table?.host_gone ? (Object.values(kept?.seats ?? {})[0] ?? "") : "");
}
