// Moves a pawn from one place to another along the roads and sea lines of the scene, with a hop for each.
import type { Zone } from "../../scene/types";

export interface Point {
  x: number;
  y: number;
}

/** The most links that a pawn walks at once. A pawn that ends further away was sent or carried there, and goes straight. */
const FARTHEST = 2;
const STEP = 180;

/** The places between two others, by the fewest links; empty when no short way is known. */
export function between(zone: Zone, from: string, to: string): string[] {
  const joined = (place: string): string[] =>
    (zone.links ?? []).filter((link) => link.kind !== "river" && (link.a === place || link.b === place)).map((link) => (link.a === place ? link.b : link.a));
  let ways: string[][] = [[from]];
  for (let length = 1; length <= FARTHEST; length++) {
    const longer = ways.flatMap((way) => joined(way.at(-1) ?? "").map((next) => [...way, next]));
    const found = longer.find((way) => way.at(-1) === to);
    if (found) return found.slice(1, -1);
    ways = longer;
  }
  return [];
}

/** Keyframes of a walk through these points. */
export function hops(points: Point[], scale: number): Keyframe[] {
  const at = ({ x, y }: Point, up = 0): string => `translate(${x}px,${y - up * scale}px) scale(${scale})`;
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    const here = { transform: at(point) };
    return before ? [{ transform: at({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }, 14) }, here] : [here];
  });
}

interface Walk extends Point {
  place: string;
  scale: number;
  tempo: number;
  still: boolean;
  /** Returns the points of the places between. */
  via: (from: string, to: string) => Point[];
}

/** Svelte action for a pawn: it stands where it is told to and walks when that is another place. */
export function walking(node: SVGElement, now: Walk): { update(next: Walk): void } {
  let last = now;
  const stand = (walk: Walk): string => `translate(${walk.x}px,${walk.y}px) scale(${walk.scale})`;
  node.style.transform = stand(now);
  return {
    update(next) {
      const before = last;
      last = next;
      if (next.x === before.x && next.y === before.y && next.scale === before.scale) return;
      node.style.transform = stand(next);
      if (next.still || !node.animate) return;
      const points = [before, ...(next.place === before.place ? [] : next.via(before.place, next.place)), next];
      const duration = (STEP * 1.6 * (points.length - 1)) / next.tempo;
      node.animate(hops(points, next.scale), { duration, easing: "ease-in-out" });
    },
  };
}
