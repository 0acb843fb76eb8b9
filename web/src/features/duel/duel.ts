// Beginning and playing a duel.
import { botName, gameName } from "../../shared/labels";
import { reach } from "../../shared/reach.svelte";
import { keep, keptTable } from "../../shared/seat-keys";
import { settings } from "../../shared/settings.svelte";
import { named } from "../../text/names";
import { t } from "../../text/speech.svelte";
import { onDevice } from "../../transport/place";
import type { DuelAttempt, DuelInfo, StretchGoal, TableInfo } from "../../wire/protocol";
import { keyring } from "../devices/keyring.svelte";
import { openEnvelope } from "../link/envelope";
import { linkPage } from "../share/address";
import * as api from "./api";

const FORMAT = 17;

/** The set-up that everybody plays. */
export interface DuelSetup {
  game: string;
  players: number;
  options: Record<string, unknown>;
  bots: string[];
  goal: StretchGoal | null;
}

/** The set-up with which the next duel begins, as another page has left it. */
export const draft: { setup: DuelSetup | null } = { setup: null };

/** The set-up of a table: its options, its bots, medium ones for people, and its goal. */
export function setupOf(info: TableInfo): DuelSetup {
  const bots = info.seats.slice(1).map((seat) => (seat.kind === "bot" ? seat.bot : "medium"));
  return { game: info.game, players: info.seats.length, options: { ...info.options }, bots, goal: info.terms?.goal?.goal ?? null };
}

export const setupOfDuel = ({ game, players, options, bots, goal }: DuelInfo): DuelSetup => ({ game, players, options, bots, goal });

/** Returns the table at which the player plays this duel: a new one, or the one already begun. */
export async function sitDown(info: DuelInfo): Promise<string> {
  const key = await keyring.key();
  const made = await api.play(info.id, { name: settings.called }, key);
  const seats = Object.fromEntries(made.keys.map(({ seat, secret }) => [seat, secret]));
  if (made.keys.length > 0) keep(made.table.id, { game: info.game, host: made.host, seats });
  else if (!keptTable(made.table.id)) keep(made.table.id, { game: info.game, host: "", seats: { 0: key } });
  return made.table.id;
}

/** The link to send: at a server its address, else one that carries the set-up and the games that are done. */
export async function linkOf(info: DuelInfo): Promise<string> {
  if (info.is_kept) {
    if (!onDevice) await reach.ask();
    return `${reach.origin}/duel/${info.id}`;
  }
  return duelLink((await api.letters(info.id)).letters);
}

export const duelLink = (letters: string): string => `${linkPage(reach.origin)}#/d/${letters}`;

export type Envelope = { state: "whole"; game: string; isWhole: boolean } | { state: "damaged" } | { state: "newer" };

/** Return the game of a link, and whether all of its players have finished. */
export function readDuel(letters: string): Envelope {
  const [first = "", ...games] = letters.split(".");
  const opened = openEnvelope(first, FORMAT);
  if (opened.state !== "whole") return opened;
  if (!Array.isArray(opened.fields)) return { state: "damaged" };
  const [game, , , , , , people, against] = opened.fields as unknown[];
  if (typeof game !== "string" || typeof people !== "number") return { state: "damaged" };
  return { state: "whole", game, isWhole: games.length >= people + (against ? 1 : 0) };
}

export const attemptName = (game: string, attempt: DuelAttempt): string =>
  attempt.bot ? botName(game, attempt.bot) : named({ kind: "here", name: attempt.name }).name;

/** The game, and how many sit at each table. */
export const setupWords = (setup: Pick<DuelInfo, "game" | "players">): string => t("duel-setup", { game: gameName(setup.game), n: setup.players });
