// Playing again: the same secrets open the seats of the next table, each one seat further.
import * as api from "./api";
import * as sharedApi from "../../shared/api";
import { keep, keptTable } from "../../shared/seat-keys";
import type { RematchInfo, TableInfo } from "../../wire/protocol";
import { router } from "../../shared/router.svelte";

/** True if somebody of this browser sat at the table, or set it. */
export function satThere(table: string): boolean {
  const kept = keptTable(table);
  return kept !== null && (kept.host !== "" || Object.keys(kept.seats).length > 0);
}

/** Set the next table, or find the one that somebody else has set, and go there. */
export async function playAgain(info: TableInfo): Promise<void> {
  const kept = keptTable(info.id);
  const secret = Object.values(kept?.seats ?? {})[0] ?? kept?.host ?? "";
  await api.playAgain(info.id, secret);
  const { again } = await sharedApi.tableInfo(info.id);
  if (again) goOn(info, again);
}

/** Goes to the next table, with the keys of the player's seats there. */
export function goOn(info: TableInfo, again: RematchInfo): void {
  const kept = keptTable(info.id);
  if (kept) {
    const seats = Object.fromEntries(Object.entries(kept.seats).map(([seat, secret]) => [again.seats[Number(seat)] ?? Number(seat), secret]));
    keep(again.table, { game: info.game, seats, host: kept.host });
  }
  router.go({ name: "table", table: again.table });
}
