// A card that was chosen flies to where it lies from now on: its place on the table, else the mat or the plate of its seat.
import { cue } from "../../sound";

/** The longest wait for the table to show the card in its place, in milliseconds. */
const WAITS_MS = 1500;
const RESTS_MS = 150;
const FLIES_MS = 520;
/** The part of the flight after which it lies; then it settles. */
const LIES = 0.8;

export function flyHome(art: Element, card: string, seat: number, tempo: number): void {
  if (typeof art.animate !== "function") return;
  const box = art.getBoundingClientRect();
  const ghost = art.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset.flight = card;
  document.body.append(ghost);
  const begun = performance.now();
  const look = (): void => {
    const waited = performance.now() - begun;
    const slot = waited < RESTS_MS / tempo ? null : slotOf(card);
    if (slot) land(ghost, box, slot, "slot", tempo);
    else if (waited < WAITS_MS) requestAnimationFrame(look);
    else land(ghost, box, homeOf(seat), "seat", tempo);
  };
  look();
}

/** The box of the card's place at the table, outside the room in which it was chosen; null if it is not in view. */
function slotOf(card: string): DOMRect | null {
  for (const spot of document.querySelectorAll(`[data-spot="${CSS.escape(card)}"]`)) {
    const box = spot.getBoundingClientRect();
    if (!spot.closest(".deal, .mo") && isInSight(box) && spot.checkVisibility?.() !== false) return box;
  }
  return null;
}

function homeOf(seat: number): DOMRect | null {
  const mat = document.querySelector(`[data-zone="mat-${seat}"]`)?.getBoundingClientRect();
  if (mat && isInSight(mat)) return mat;
  return document.querySelector(`[data-part="seat:${seat}"]`)?.getBoundingClientRect() ?? null;
}

const isInSight = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

const shadow = (deep: number): string => `drop-shadow(0 ${deep}px ${deep * 0.8}px color-mix(in srgb, var(--shade) ${55 - deep}%, transparent))`;

function land(ghost: HTMLElement, from: DOMRect, to: DOMRect | null, at: "slot" | "seat", tempo: number): void {
  if (!to) return ghost.remove();
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  // In its place it comes to lie as large as it lies there; at a plate it is taken in.
  const scale = at === "slot" ? Math.min(1, Math.max(to.width / from.width, 0.08)) : 0.12;
  ghost.dataset.lands = at;
  const there = (grown: number, turned: number): string => `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${scale * grown})`;
  // It is lifted, carried in an arc with its shadow far below it, dropped, and settles with the shadow close.
  const way = [
    { transform: "none", filter: shadow(8), easing: "cubic-bezier(.4,0,.6,1)" },
    { transform: "translateY(-18px) rotate(1.5deg) scale(1.05)", filter: shadow(26), offset: 0.18, easing: "cubic-bezier(.5,0,.7,.4)" },
    {
      transform: `translate(${x * 0.6}px, ${y * 0.6 - 46}px) rotate(-5deg) scale(${(1.1 + scale) / 2})`,
      filter: shadow(34),
      offset: 0.52,
      easing: "cubic-bezier(.5,.1,1,.8)",
    },
    { transform: there(0.95, 1), filter: shadow(2), offset: LIES, easing: "ease-out" },
    { transform: there(1.02, -0.5), filter: shadow(6), offset: 0.9 },
    { transform: there(1, 0), filter: shadow(4), opacity: at === "slot" ? 1 : 0.3 },
  ];
  const lasts = FLIES_MS / tempo;
  const lies = setTimeout(() => cue(at === "slot" ? "card-slap" : "card-slide"), lasts * LIES);
  const flight = ghost.animate(way, { duration: lasts });
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => clearTimeout(lies);
}
