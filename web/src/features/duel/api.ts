// Requests of duels.
import { call } from "../../transport/call";
import { askDevice } from "../../transport/device/device.svelte";
import type { DuelInfo, DuelList, DuelProgress, JoinDuel, LinkMade, NewDuel, TableMade } from "../../wire/protocol";
import { deviceFor } from "../link/api";

const by = (secret: string) => (secret ? { secret } : {});

export const mine = (secret: string) => call<DuelList>("/duels", { secret });
export const begin = (body: NewDuel, secret: string) => call<DuelInfo>("/duels", { method: "POST", body, secret, patient: true });
export const open = (link: string, secret: string) => call<DuelInfo>("/duels/open", { method: "POST", body: { link }, secret, patient: true });
export const see = (duel: string, secret: string) => call<DuelInfo>(`/duels/${duel}`, by(secret));
export const play = (duel: string, body: JoinDuel, secret: string) => call<TableMade>(`/duels/${duel}`, { method: "POST", body, secret, patient: true });
export const compare = (duel: string, one: number, other: number) =>
  call<DuelProgress>(`/duels/${duel}/side-by-side?one=${one}&other=${other}`, { patient: true });
export const letters = (duel: string) => call<LinkMade>(`/duels/${duel}/link`, { patient: true });

/** A finished duel in a link is opened on this device, wherever the page comes from. */
export const told = async (game: string, link: string) => askDevice<DuelInfo>(await deviceFor(game), "/duels/told", { method: "POST", body: { link } });
export const compareTold = async (game: string, link: string, one: number, other: number) =>
  askDevice<DuelProgress>(await deviceFor(game), "/duels/compare", { method: "POST", body: { link, one, other } });
