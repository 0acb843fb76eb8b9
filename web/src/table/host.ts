// The key for the host's actions: the host's own secret, or any seat's once the host has been away for a day.
import { keptTable } from "../shared/seat-keys";
import type { LiveTable } from "./live.svelte";

export function hostKey(live: LiveTable): string {
  const kept = keptTable(live.id);
  return kept?.host || (live.table?.host_gone ? (Object.values(kept?.seats ?? {})[0] ?? "") : "");
}
