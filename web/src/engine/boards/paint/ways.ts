// Paints the links between places: roads, lines over the sea, rivers on the edges of hexes, bridges.
import type { Link, Place, Zone } from "../../../scene/types";
import type { Lay, Point } from "../lay";
import { iconAt, near } from "../paint";
import { torn } from "../tear";

export interface Way {
  link: Link;
  from: Point;
  bend: Point;
  to: Point;
}

function ends(zone: Zone): { link: Link; a: Place; b: Place; sway: number }[] {
  const places = new Map((zone.places ?? []).map((place, i) => [place.id, { place, i }]));
  return (zone.links ?? []).flatMap((link) => {
    const [a, b] = [places.get(link.a), places.get(link.b)];
    return a && b ? [{ link, a: a.place, b: b.place, sway: ((((a.i * 7 + b.i * 13) % 9) - 4) / 4) * 0.085 }] : [];
  });
}

/** Roads sway a little, always the same way; sea lines bow outwards from the middle of the map. */
export function waysOf(lay: Lay): Way[] {
  const [w, h] = lay.size;
  return ends(lay.zone).map(({ link, a, b, sway }) => {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    if (link.kind !== "sea") {
      const bent = lay.look === "roads" ? sway : 0;
      return { link, from: a, bend: { x: middle.x - dy * bent, y: middle.y + dx * bent }, to: b };
    }
    const [ox, oy] = [middle.x - lay.middle.x, middle.y - lay.middle.y];
    const far = Math.hypot(ox, oy) || 1;
    const edge = lay.look === "roads" ? -120 * lay.unit : 18 * lay.unit;
    const bent = (bow: number): Point => ({
      x: Math.min(Math.max(middle.x + (ox / far) * bow, edge), w - edge),
      y: Math.min(Math.max(middle.y + (oy / far) * bow * 0.75, edge), h - edge),
    });
    // Past whatever lies in between, as a ship would go.
    const others = (lay.zone.places ?? []).filter((place) => ![a.id, b.id].includes(place.id) && place.shape !== "plane");
    const isClear = (bend: Point): boolean =>
      [0.2, 0.35, 0.5, 0.65, 0.8].every((t) => {
        const on = mix(mix(a, bend, t), mix(bend, b, t), t);
        return others.every(({ x, y, size = 40 }) => Math.hypot(x - on.x, y - on.y) > size + 8 * lay.unit);
      });
    const bow = Math.min(150 * lay.unit, Math.hypot(dx, dy) * 0.42);
    const wider = [1, 1.4, 1.8, 2.2].map((times) => bent(bow * times));
    return { link, from: a, bend: wider.find(isClear) ?? wider.at(-1)!, to: b };
  });
}

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

const pathOf = ({ from, bend, to }: Way): string => `M${near(from.x)} ${near(from.y)}Q${near(bend.x)} ${near(bend.y)} ${near(to.x)} ${near(to.y)}`;

function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${near(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

function seaLine(way: Way, lay: Lay, ship: string): string {
  const u = lay.unit * (lay.look === "roads" ? 1 : 0.55);
  const { from, bend, to } = way;
  const top = { x: from.x * 0.25 + bend.x * 0.5 + to.x * 0.25, y: from.y * 0.25 + bend.y * 0.5 + to.y * 0.25 };
  return (
    stroke(pathOf(way), "var(--paint-foam)", 5 * u, `stroke-opacity=".82" stroke-dasharray="${near(3 * u)} ${near(15 * u)}"`) +
    `<g opacity=".95">${iconAt(ship, top.x, top.y, 47 * u, "var(--paint-foam)")}</g>`
  );
}

/** Roads of a map of places: gilded on an island, dashed through a land. */
export function roads(lay: Lay, ship: string): string {
  const u = lay.unit;
  const ways = waysOf(lay);
  const lines = ways.filter((way) => way.link.kind === "sea").map((way) => seaLine(way, lay, ship));
  const land = ways.filter((way) => way.link.kind !== "sea").map(pathOf);
  if (lay.look === "ring") {
    const d = land.join("");
    lines.push(
      stroke(d, "var(--paint-line)", 17 * u, 'stroke-opacity=".55"'),
      stroke(d, "var(--map-gild)", 13 * u),
      stroke(d, "var(--map-land-near)", 8 * u),
      stroke(d, "var(--map-gild)", 1.6 * u, `stroke-dasharray="${near(u)} ${near(7 * u)}"`),
    );
  } else
    for (const d of land)
      lines.push(
        stroke(d, "var(--map-ink)", 13 * u, 'stroke-opacity=".55"'),
        stroke(d, "var(--map-road)", 6 * u, `stroke-dasharray="${near(14 * u)} ${near(10 * u)}"`),
      );
  return lines.join("");
}

const BANKS = { length: 30, octaves: 2, reach: 5, seed: 3 };

/** Rivers along the edges of hexes, roads from middle to middle, bridges where both meet. */
export function hexWays(lay: Lay, radius: number): string {
  const u = lay.unit;
  const all = ends(lay.zone);
  const of = (kind: Link["kind"]): { a: Place; b: Place }[] => all.filter(({ link }) => (link.kind ?? "road") === kind);
  const banks = { ...BANKS, length: BANKS.length * u, reach: BANKS.reach * u };
  const river = of("river")
    .map(({ a, b }) => {
      const [mx, my, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
      const length = Math.hypot(dx, dy) || 1;
      const [ux, uy] = [((-dy / length) * radius) / 2, ((dx / length) * radius) / 2];
      return torn(
        [
          { x: mx - ux, y: my - uy },
          { x: mx + ux, y: my + uy },
        ],
        banks,
        9 * u,
        false,
      );
    })
    .join("");
  const road = of("road")
    .map(({ a, b }) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join("");
  const sea = of("sea")
    .map(({ a, b }) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join("");
  const bridges = of("bridge").map(({ a, b }) => {
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return `<g transform="translate(${near((a.x + b.x) / 2)} ${near((a.y + b.y) / 2)}) rotate(${near(turn)}) scale(${u.toFixed(3)})"><rect x="-15" y="-9" width="30" height="18" rx="3" fill="var(--paint-wood)" stroke="var(--paint-line)" stroke-width="1.6"/><path d="M-9-9v18M-3-9v18M3-9v18M9-9v18" stroke="var(--paint-line)" stroke-opacity=".6"/></g>`;
  });
  return [
    stroke(river, "var(--paint-deep)", 13 * u, 'stroke-opacity=".55"'),
    stroke(river, "var(--map-river)", 9.5 * u),
    stroke(river, "var(--paint-foam)", 2.5 * u, 'stroke-opacity=".35"'),
    stroke(sea, "var(--paint-foam)", 4 * u, `stroke-opacity=".8" stroke-dasharray="${near(2 * u)} ${near(9 * u)}"`),
    stroke(road, "var(--paint-line)", 9 * u, 'stroke-opacity=".55"'),
    stroke(road, "var(--map-road)", 6 * u),
    stroke(road, "var(--paint-foam)", 1.5 * u, `stroke-opacity=".4" stroke-dasharray="${near(5 * u)} ${near(6 * u)}"`),
    ...bridges,
  ].join("");
}

/** The part of a way between two places, as a path. */
export function between({ from, bend, to }: Way, gapFrom: number, gapTo: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [t0, t1] = [gapFrom / length, 1 - gapTo / length];
  const on = (t: number): Point => mix(mix(from, bend, t), mix(bend, to, t), t);
  const control = mix(mix(from, bend, t0), mix(bend, to, t0), t1);
  const [start, end] = [on(t0), on(t1)];
  return `M${near(start.x)} ${near(start.y)}Q${near(control.x)} ${near(control.y)} ${near(end.x)} ${near(end.y)}`;
}
