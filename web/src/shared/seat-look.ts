// Colours and emblems of the seats before a game gives its own, and what bots are called.
import type { SeatInfo } from "../wire/protocol";
import { faceIcon } from "./faces";

const EMBLEMS = ["pocket-bow", "viking-helmet", "warlock-hood", "hound", "crown"] as const;

/** Names of trees, as the server gives them; `tree-hazel` says one in the reader's language. */
export const BOT_NAMES = ["Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar"] as const;

export function seatLook(seat: number): { color: string; icon: string } {
  const n = seat % EMBLEMS.length;
  return { color: `var(--seat-${n + 1})`, icon: EMBLEMS[n] ?? EMBLEMS[0] };
}

/** With the face of the person who sits there, where one was picked. */
export function personLook(info: SeatInfo): { color: string; icon: string } {
  const look = seatLook(info.seat);
  return info.kind === "bot" || !info.claimed ? look : { ...look, icon: faceIcon(info.face ?? "") || look.icon };
}
