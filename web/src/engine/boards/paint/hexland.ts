// Land of hexes: colours that run into each other, a grid, what grows on each hex, and the plates of its sites.
import type { Place } from "../../../scene/types";
import type { Lay } from "../lay";
import { doodad, iconAt, near, scatter } from "../paint";
import { torn, type At } from "../tear";

type Terrain = NonNullable<Place["terrain"]>;

/** The six corners of a flat-topped hex. */
function corners(x: number, y: number, size: number): At[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

export const hexagon = (x: number, y: number, size: number): string =>
  corners(x, y, size)
    .map((at) => `${near(at.x)},${near(at.y)}`)
    .join(" ");

/** The symbols on a hex: symbol, number, number beside a site, size, distance from the centre. */
const GROWTH: Partial<Record<Terrain, [string, number, number, number, number]>> = {
  forest: ["t-tree", 10, 4, 21, 29],
  mountain: ["t-peak", 4, 2, 34, 20],
  hill: ["t-hill", 5, 2, 29, 23],
  water: ["t-wave", 5, 3, 24, 24],
};

/** Colours run over the edges of their hexes. */
const PAINT = { length: 44, octaves: 3, reach: 15, seed: 7 };

export function hexLand(lay: Lay): { base: string; grid: string; growth: string } {
  const u = lay.unit;
  const random = scatter(99);
  const grown: [string, number, number, number][] = [];
  const drift = { ...PAINT, length: PAINT.length * u, reach: PAINT.reach * u };
  let base = "";
  let grid = "";
  for (const place of lay.zone.places ?? []) {
    const { x, y, size = 40 } = place;
    const terrain = place.terrain || "plain";
    const shade = (random() - 0.5) * 16;
    const mixed = `color-mix(in srgb,var(--map-${terrain}) ${(88 + shade * 0.7).toFixed(0)}%,var(--paint-${shade > 0 ? "foam" : "line"}))`;
    base += `<path d="${torn(corners(x, y, size + 2 * u), drift, 9 * u)}" style="fill:${mixed}"/>`;
    grid += `<polygon points="${hexagon(x, y, size - 0.5)}"/>`;
    const put = (symbol: string, many: number, large: number, reach: number): void => {
      for (let i = 0; i < many; i++) {
        const angle = random() * 6.283;
        const away = Math.sqrt(random()) * reach * u;
        const [gx, gy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.9 + 5 * u];
        grown.push([symbol, gx, gy, large * u * (0.8 + random() * 0.4)]);
      }
    };
    const growth = GROWTH[terrain];
    if (growth) put(growth[0], place.plate ? growth[2] : growth[1], growth[3], growth[4]);
    else {
      put("t-grass", 3, 12, 28);
      if (random() < 0.16) put("t-tree", 2, 14, 24);
      if (random() < 0.1) put("t-hill", 1, 22, 16);
    }
  }
  grown.sort((a, b) => a[2] - b[2]);
  return { base, grid, growth: grown.map(([symbol, x, y, large]) => doodad(symbol, x, y, large, 0.7)).join("") };
}

const PLATES: Record<string, { shape: string; lift: number }> = {
  square: { shape: "M-17-15h34v30h-34z", lift: 0 },
  diamond: { shape: "M0-20L19 0 0 20-19 0z", lift: 0 },
  shield: { shape: "M-17-17h34v20L0 20-17 3z", lift: -3 },
};

/** A site on its plate; without one, its icon stands on the hex itself. */
export function site(place: Place, lay: Lay): string {
  const u = lay.unit.toFixed(3);
  const tone = place.tone || "var(--map-gild)";
  if (place.plate === "seal")
    return `<g transform="translate(${place.x} ${near(place.y - 4 * lay.unit)}) scale(${u})"><circle r="27" fill="var(--paint-shadow)" cy="4"/><circle r="26" fill="var(--paint-night)" stroke="${tone}" stroke-width="4"/>
<circle r="20.5" fill="none" stroke="${tone}" stroke-opacity=".5"/>${iconAt(place.icon ?? "", 0, 0, 34, "var(--paint-candle)")}</g>`;
  const plate = PLATES[place.plate ?? ""];
  if (!plate) return place.icon ? `<g opacity=".8">${iconAt(place.icon, place.x, place.y, 30 * lay.unit, "var(--paint-line)")}</g>` : "";
  return `<g transform="translate(${place.x} ${near(place.y - 2 * lay.unit)}) scale(${u})"><path d="${plate.shape}" fill="var(--paint-shadow)" transform="translate(0 3)"/>
<path d="${plate.shape}" fill="${tone}" stroke="var(--paint-paper)" stroke-width="2.4" stroke-linejoin="round"/><path d="${plate.shape}" fill="none" stroke="var(--paint-line)" stroke-width="1" transform="scale(1.08)"/>
${iconAt(place.icon ?? "", 0, plate.lift, 24, "var(--paint-foam)")}</g>`;
}
