// A painted map of hexes: land in colours that run into each other, rivers on edges, roads, bridges, and what grows.
import { has } from "../scene/of";
import type { Link, Place, Zone } from "../scene/types";
import { ALL, doodad, iconAt, near, scatter } from "./paint";
import { torn, type At } from "./tear";

export const HEXES_TOKENS = [
  "--plain",
  "--forest",
  "--hill",
  "--mount",
  "--water",
  "--road",
  "--river",
  "--map-edge",
] as const;

const COLOUR: Record<string, string> = {
  plain: "var(--plain)",
  plains: "var(--plain)",
  city: "var(--plain)",
  forest: "var(--forest)",
  hill: "var(--hill)",
  hills: "var(--hill)",
  mountain: "var(--mount)",
  mountains: "var(--mount)",
  water: "var(--water)",
};

/** What grows on a hex: symbol, how many (fewer beside a site), how large, how far from the centre. */
const GROWTH: Record<string, [string, number, number, number, number]> = {
  forest: ["t-tree", 10, 4, 21, 29],
  mountain: ["t-peak", 4, 2, 34, 20],
  mountains: ["t-peak", 4, 2, 34, 20],
  hill: ["t-hill", 5, 2, 29, 23],
  hills: ["t-hill", 5, 2, 29, 23],
  water: ["t-wave", 5, 3, 24, 24],
};

const SITES: Record<string, { shape: string; fill: string; icon: string; lift: number }> = {
  settlement: { shape: "M-17-15h34v30h-34z", fill: "#c9a24e", icon: "huts-village", lift: 0 },
  shrine: { shape: "M0-20L19 0 0 20-19 0z", fill: "#7f6bd0", icon: "crystal-shrine", lift: 0 },
  fortress: { shape: "M-17-17h34v20L0 20-17 3z", fill: "#9a3a32", icon: "castle", lift: -3 },
};

export const hexSize = (zone: Zone): number => zone.places?.find((place) => place.size)?.size ?? 40;

export const siteOf = (place: Place): string =>
  ["city", "settlement", "shrine", "fortress"].find((site) => has(place, site)) ?? "";

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

/** Colours run over the edges of their hexes, banks of rivers wander. */
const PAINT = { length: 44, octaves: 3, reach: 15, seed: 7 };
const BANKS = { length: 30, octaves: 2, reach: 5, seed: 3 };

function land(zone: Zone, size: number): { base: string; grid: string; growth: string } {
  const random = scatter(99);
  const grown: [string, number, number, number][] = [];
  let base = "";
  let grid = "";
  for (const place of zone.places ?? []) {
    const { x, y, terrain = "plain" } = place;
    const shade = (random() - 0.5) * 16;
    const mixed = `color-mix(in srgb,${COLOUR[terrain] ?? "var(--plain)"} ${(88 + shade * 0.7).toFixed(0)}%,${shade > 0 ? "#fff" : "#2a2208"})`;
    base += `<path d="${torn(corners(x, y, size + 2), PAINT, 9)}" style="fill:${mixed}"/>`;
    grid += `<polygon points="${hexagon(x, y, size - 0.5)}"/>`;
    const put = (symbol: string, many: number, large: number, reach: number): void => {
      for (let i = 0; i < many; i++) {
        const angle = random() * 6.283;
        const away = Math.sqrt(random()) * reach;
        grown.push([
          symbol,
          x + Math.cos(angle) * away,
          y + Math.sin(angle) * away * 0.9 + 5,
          large * (0.8 + random() * 0.4),
        ]);
      }
    };
    const growth = GROWTH[terrain];
    if (growth) put(growth[0], siteOf(place) ? growth[2] : growth[1], growth[3], growth[4]);
    else {
      put("t-grass", 3, 12, 28);
      if (random() < 0.16) put("t-tree", 2, 14, 24);
      if (random() < 0.1) put("t-hill", 1, 22, 16);
    }
  }
  grown.sort((a, b) => a[2] - b[2]);
  return { base, grid, growth: grown.map(([symbol, x, y, large]) => doodad(symbol, x, y, large, 0.7)).join("") };
}

function ways(zone: Zone, size: number): string {
  const places = new Map((zone.places ?? []).map((place) => [place.id, place]));
  const pairs = (kind: string): [Place, Place][] =>
    (zone.links ?? [])
      .filter((link: Link) => (link.kind ?? "road") === kind)
      .flatMap((link) => {
        const [a, b] = [places.get(link.a), places.get(link.b)];
        return a && b ? [[a, b] as [Place, Place]] : [];
      });
  let river = "";
  for (const [a, b] of pairs("river")) {
    const [mx, my, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [((-dy / length) * size) / 2, ((dx / length) * size) / 2];
    const bank = [
      { x: mx - ux, y: my - uy },
      { x: mx + ux, y: my + uy },
    ];
    river += torn(bank, BANKS, 9, false);
  }
  const roads = pairs("road")
    .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join("");
  const bridges = pairs("bridge").map(([a, b]) => {
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return `<g transform="translate(${near((a.x + b.x) / 2)} ${near((a.y + b.y) / 2)}) rotate(${near(turn)})"><rect x="-15" y="-9" width="30" height="18" rx="3" fill="#7c4f25" stroke="#2a1908" stroke-width="1.6"/><path d="M-9-9v18M-3-9v18M3-9v18M9-9v18" stroke="#2a1908" stroke-opacity=".6"/></g>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${river}" stroke="#0d3346" stroke-opacity=".55" stroke-width="13"/>
<path d="${river}" stroke="var(--river)" stroke-width="9.5"/><path d="${river}" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/></g>
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${roads}" stroke="#2a1908" stroke-opacity=".55" stroke-width="9"/><path d="${roads}" stroke="var(--road)" stroke-width="6"/>
<path d="${roads}" stroke="#fff" stroke-opacity=".4" stroke-width="1.5" stroke-dasharray="5 6"/></g>${bridges.join("")}`;
}

function site(place: Place): string {
  const kind = siteOf(place);
  if (kind === "city")
    return `<g transform="translate(${place.x} ${place.y - 4})"><circle r="27" fill="#0007" cy="4"/><circle r="26" fill="#23180d" stroke="#f0c766" stroke-width="4"/>
<circle r="20.5" fill="none" stroke="#f0c766" stroke-opacity=".5"/>${iconAt(place.icon || "medieval-village-01", 0, 0, 34, "#ffe6a8")}</g>`;
  const plate = SITES[kind];
  if (!plate) return "";
  return `<g transform="translate(${place.x} ${place.y - 2})"><path d="${plate.shape}" fill="#0006" transform="translate(0 3)"/>
<path d="${plate.shape}" fill="${plate.fill}" stroke="#fdf3d8" stroke-width="2.4" stroke-linejoin="round"/><path d="${plate.shape}" fill="none" stroke="#1d1208" stroke-width="1" transform="scale(1.08)"/>
${iconAt(place.icon || plate.icon, 0, plate.lift, 24, "#fff")}</g>`;
}

export function paintHexes(zone: Zone): string {
  const size = hexSize(zone);
  const { base, grid, growth } = land(zone, size);
  return `<rect ${ALL} fill="var(--map-edge)"/><g filter="url(#f-soft)">${base}</g><rect ${ALL} fill="url(#p-cloud)" opacity=".13"/><rect ${ALL} fill="url(#p-grain)" opacity=".5"/>
<g fill="none" stroke="#1d1408" stroke-opacity=".26" stroke-width="1.4">${grid}</g>${ways(zone, size)}${growth}${(zone.places ?? []).map(site).join("")}`;
}
