// A card that was chosen flies to where it lies from now on: its place on the table, else the mat or the plate of its seat.

/** The longest wait for the table to show the card in its place, in milliseconds. */
const WAITS_MS = 1500;
const RESTS_MS = 150;
const FLIES_MS = 450;

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

function land(ghost: HTMLElement, from: DOMRect, to: DOMRect | null, at: "slot" | "seat", tempo: number): void {
  if (!to) return ghost.remove();
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  // In its place it comes to lie as large as it lies there; at a plate it is taken in.
  const scale = at === "slot" ? Math.min(1, Math.max(to.width / from.width, 0.08)) : 0.12;
  ghost.dataset.lands = at;
  const way = [
    { transform: "none" },
    { transform: `translate(${x * 0.55}px, ${y * 0.55 - 40}px) rotate(-4deg) scale(${(1 + scale) / 2})`, offset: 0.55 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: at === "slot" ? 0.9 : 0.3 },
  ];
  ghost.animate(way, { duration: FLIES_MS / tempo, easing: "cubic-bezier(.5,0,.3,1)" }).onfinish = () => ghost.remove();
}
