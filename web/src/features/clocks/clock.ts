// Clocks in words: what was agreed, and what is left.
import type { TimeControl } from "../../wire/protocol";
import { spanOf } from "../../shared/presence";

type Voice = (id: string, args?: Record<string, string | number>) => string;

/** Returns the words for a table's time control: no clock, a time for each turn with a reserve, or days. */
export function clockWords(clock: TimeControl | null, t: Voice): string {
  if (!clock || clock.kind === "none") return t("clock-none");
  const turn = spanOf(clock.turn_seconds ?? 0);
  if (clock.kind === "letter") return t("clock-letter-terms", { turn });
  return t("clock-evening-terms", { turn, reserve: spanOf(clock.reserve_seconds ?? 0) });
}

/** `1:58`, `1:02:03`, or in days and hours. */
export function faceOf(seconds: number, t: Voice): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(left / 86400), Math.floor((left % 86400) / 3600), Math.floor((left % 3600) / 60)];
  if (days > 0) return t("clock-days", { days, hours });
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}
