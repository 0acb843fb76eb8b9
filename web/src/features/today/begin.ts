// Sitting down at the table of a day.
import { keep, keptTable } from "../../shared/seat-keys";
import { settings } from "../../shared/settings.svelte";
import { keyring } from "../devices/keyring.svelte";
import type { DayCard } from "../../wire/protocol";
import * as api from "./api";

/** The table at which this is played: a new one, or the first try that goes on. */
export async function begin(card: Pick<DayCard, "game" | "why" | "day">): Promise<string> {
  const key = await keyring.key();
  const { game, why } = card;
  const made = await api.play({ game, why, ...(why === "week" ? { day: card.day } : {}), name: settings.called }, key);
  const seats = Object.fromEntries(made.keys.map(({ seat, secret }) => [seat, secret]));
  const known = keptTable(made.table.id);
  if (made.keys.length > 0) keep(made.table.id, { game, host: made.host, seats });
  else if (!known) keep(made.table.id, { game, host: "", seats: { 0: key } });
  return made.table.id;
}
