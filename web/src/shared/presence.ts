// The presence of players as the server reports it: here, looking away, or disconnected.
import type { SeatInfo } from "../wire/protocol";

export type Presence = NonNullable<SeatInfo["presence"]>;

export function presenceOf(seat: SeatInfo): Presence {
  if (seat.presence && !(seat.held && seat.presence === "here")) return seat.presence;
  if (seat.kind === "bot" || seat.held) return "bot";
  if (!seat.claimed) return "free";
  return seat.online ? "here" : "away";
}

type Voice = (id: string, args?: Record<string, string | number>) => string;

/** Seconds after which the page says how long somebody has been gone. */
const LONG_S = 60;

export function presenceWords(seat: SeatInfo, t: Voice): string {
  const presence = presenceOf(seat);
  const seconds = seat.presence_seconds ?? seat.away ?? 0;
  if (presence === "away" && seconds >= LONG_S) return t("presence-away-for", { time: spanOf(seconds) });
  return t(`presence-${presence}`);
}

/** A span of time as a person says it: its largest unit. */
export function spanOf(seconds: number): string {
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ] as const;
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[3];
  return new Intl.NumberFormat(document.documentElement.lang || "en", { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / size));
}
