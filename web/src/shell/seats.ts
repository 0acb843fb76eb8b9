// Colours and emblems of the seats before a game gives its own.
const EMBLEMS = ["pocket-bow", "viking-helmet", "warlock-hood", "hound", "crown"] as const;

export function seatLook(seat: number): { color: string; icon: string } {
  const n = seat % EMBLEMS.length;
  return { color: `var(--seat-${n + 1})`, icon: EMBLEMS[n] ?? EMBLEMS[0] };
}
