// Finds on the page the targets of a guide: pieces, places, zones, choices, seats, parts of the screen.
import { piecesOf, rootsOf, zonesOf } from "../../scene/of";
import type { Piece, Message, Scene } from "../../scene/types";
import { clipped, type Rect } from "./layout";

const CHOICE = "choice:";
/** All that may be chosen. */
export const CHOICES = "choices";

/** The ids among them that pieces, places and zones have. */
export const shownBy = (targets: readonly string[]): ReadonlySet<string> => new Set(targets.filter((id) => !id.includes(":")));

function pieceIn(scene: Scene, id: string): Piece | undefined {
  for (const root of rootsOf(scene)) for (const piece of piecesOf(root)) if (piece.id === id) return piece;
  return undefined;
}

/** The name of a target, for players who cannot see the light on it. */
export function nameIn(scene: Scene, id: string): Message | null {
  const piece = pieceIn(scene, id);
  if (piece) return piece.label;
  for (const root of rootsOf(scene))
    for (const zone of zonesOf(root)) {
      if (zone.id === id) return zone.label;
      const place = zone.places?.find((each) => each.id === id);
      if (place) return place.label;
    }
  return null;
}

/** As much of it as the boxes show that it is scrolled or cut by; null where nothing of it is in sight. */
export function rectIn(node: Element): Rect | null {
  const { left, top, width, height } = node.getBoundingClientRect();
  let seen: Rect | null = { x: left, y: top, w: width, h: height };
  for (let box = node.parentElement; box && seen; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = box.getBoundingClientRect();
    seen = clipped(seen, { x: edge.left, y: edge.top, w: edge.width, h: edge.height });
  }
  return seen;
}

/** Nothing of it is cut off. */
export const isWhole = (node: Element): boolean => (rectIn(node)?.h ?? 0) >= node.getBoundingClientRect().height - 1;

/** Cards or a text that take the whole room lie over it. */
export function isCovered(node: Element): boolean {
  const room = document.querySelector("[data-room]");
  if (!room || room.contains(node)) return false;
  const [over, under] = [room.getBoundingClientRect(), node.getBoundingClientRect()];
  return under.left < over.right && under.right > over.left && under.top < over.bottom && under.bottom > over.top;
}

const isSeen = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
};

const found = (selector: string): Element | null => [...document.querySelectorAll(selector)].find(isSeen) ?? null;

/** A pawn or a marker that cannot be chosen is part of the picture: its place stands for it. */
export function elementOf(scene: Scene, target: string): Element | null {
  if (target === "ask") return found("#ask");
  if (target === CHOICES) return found("[data-choices]");
  if (target === "tale") return found("#tray");
  if (target.startsWith(CHOICE)) {
    const key = CSS.escape(target.slice(CHOICE.length));
    // The odds of a row stand beside its button.
    return (
      found(`[data-choices] .with-odds:has(> [data-choice="${key}"])`) ?? found(`[data-choices] [data-choice="${key}"]`) ?? found(`[data-choice="${key}"]`)
    );
  }
  const id = CSS.escape(target);
  const there = found(`[data-part="${id}"]`) ?? found(`[data-spot="${id}"]`) ?? found(`[data-zone="${id}"]`);
  if (there) return there;
  if (target === scene.board.id) return found(".sheet__view");
  const place = pieceIn(scene, target)?.place;
  return place ? found(`[data-spot="${CSS.escape(place)}"]`) : null;
}
