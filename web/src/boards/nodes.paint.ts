// A field map of places and roads between a western sea and the mountains: land, rivers, woods, roads, discs.
import { toneOf } from "../pieces/gems";
import { has } from "../scene/of";
import type { Link, Place, Zone } from "../scene/types";
import { ALL, doodad, iconAt, near, scatter } from "./paint";
import { torn } from "./tear";

export const NODES_TOKENS = [
  "--land-1",
  "--land-2",
  "--land-3",
  "--sea-1",
  "--sea-2",
  "--road",
  "--river",
  "--inkline",
] as const;

/** The coast as (y, x), in the pixels of a sheet of 1420 x 1500. */
const COAST: [number, number][] = [
  [-400, 200],
  [-60, 215],
  [60, 170],
  [140, 92],
  [230, 88],
  [300, 150],
  [360, 205],
  [420, 200],
  [470, 70],
  [540, 28],
  [620, 60],
  [700, 96],
  [790, 84],
  [880, 150],
  [960, 160],
  [1060, 140],
  [1150, 190],
  [1250, 196],
  [1330, 240],
  [1420, 330],
  [1560, 380],
  [1900, 420],
];

const RIVERS = `<g fill="none" stroke="var(--river)" stroke-linecap="round">
<path d="M1266 278C1120 330 1000 300 900 330S700 500 560 470 360 440 240 420" stroke-width="13"/>
<path d="M1107 900C1000 980 900 930 760 950S420 960 250 1010" stroke-width="12"/>
<path d="M1319 1100C1200 1180 1050 1130 930 1160S820 1190 794 1200" stroke-width="11"/>
<path d="M700 60C680 140 610 260 647 400" stroke-width="8"/></g>
<g fill="var(--river)" stroke="var(--inkline)" stroke-opacity=".4" stroke-width="3">
<ellipse cx="830" cy="1205" rx="120" ry="42"/><ellipse cx="1180" cy="310" rx="70" ry="26"/>
<ellipse cx="560" cy="505" rx="70" ry="24"/><ellipse cx="1270" cy="1150" rx="70" ry="26"/></g>`;

const SHORE = { length: 84, octaves: 4, reach: 44, seed: 11 };

const GLOW: Record<string, string> = { forest: "#2f6a3a", mountain: "#7a5a44", water: "#2f6f8c" };

export const radiusOf = (place: Place): number => (place.size ? place.size : has(place, "school") ? 50 : 42);

function coastAt(y: number): number {
  for (let i = 1; i < COAST.length; i++) {
    const [y1, x1] = COAST[i]!;
    if (y > y1) continue;
    const [y0, x0] = COAST[i - 1]!;
    return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
  }
  return COAST.at(-1)![1];
}

function ground(w: number, h: number): string {
  const random = scatter(31);
  let waves = "";
  for (let i = 0; i < 120; i++) {
    const y = random() * h;
    const x = -40 + random() * (coastAt(y) + 40);
    waves += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q9-8 18 0t18 0" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2.5" stroke-linecap="round"/>`;
  }
  // The torn coast reaches a little beyond the sheet; what a tall window shows further out is plain land.
  const [top, bottom] = [-h * 0.1, h * 1.1];
  const shown = COAST.filter(([y]) => y > top && y < bottom);
  const line = [[top, coastAt(top)] as const, ...shown, [bottom, coastAt(bottom)] as const].map(([y, x]) => ({ x, y }));
  const coast = torn([...line, { x: w * 1.12, y: bottom }, { x: w * 1.12, y: top }], SHORE, 12);
  const inland = `M${COAST.map(([y, x]) => `${x + 50} ${y}`).join("L")}L${w * 2} ${h * 2}L${w * 2} ${-h}z`;
  return `<defs><linearGradient id="wsea" x1="0" x2="1"><stop offset="0" stop-color="var(--sea-2)"/><stop offset=".3" stop-color="var(--sea-1)"/></linearGradient>
<radialGradient id="wland" gradientUnits="userSpaceOnUse" cx="${w * 0.6}" cy="${h * 0.4}" r="${h}"><stop offset="0" stop-color="var(--land-3)"/><stop offset=".55" stop-color="var(--land-1)"/><stop offset="1" stop-color="var(--land-2)"/></radialGradient></defs>
<rect ${ALL} fill="url(#wsea)"/>${waves}
<path d="${inland}" fill="url(#wland)"/><g stroke-linejoin="round"><path d="${coast}" fill="none" stroke="#fff" stroke-opacity=".10" stroke-width="70"/>
<path d="${coast}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="34"/><path d="${coast}" fill="url(#wland)" stroke="var(--inkline)" stroke-width="5"/></g>
<rect ${ALL} fill="url(#p-cloud)" opacity=".16"/><rect ${ALL} fill="url(#p-grain)" opacity=".55"/>`;
}

function terrainGlow(places: Place[]): string {
  const stops = (color: string): string =>
    `<stop offset="0" stop-color="${color}" stop-opacity=".62"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  return places
    .map((place, i) => {
      const color = GLOW[place.terrain ?? ""] ?? "#6a5a7a";
      return `<radialGradient id="wt${i}">${stops(color)}</radialGradient><ellipse cx="${place.x}" cy="${place.y}" rx="270" ry="210" fill="url(#wt${i})"/>`;
    })
    .join("");
}

function woods(places: Place[], w: number, h: number): string {
  const random = scatter(47);
  const grown: [string, number, number, number][] = [];
  const clear = (x: number, y: number, reach: number): boolean =>
    places.every((place) => Math.hypot(place.x - x, place.y - y) > reach);
  for (const place of places) {
    const rocky = place.terrain === "mountain";
    if (!rocky && place.terrain !== "forest") continue;
    for (let i = 0; i < (rocky ? 26 : 46); i++) {
      const angle = random() * 6.283;
      const reach = 66 + random() * (rocky ? 130 : 120);
      const [x, y] = [place.x + Math.cos(angle) * reach * 1.25, place.y + Math.sin(angle) * reach * 0.85];
      if (clear(x, y, 62) && x > coastAt(y) + 34)
        grown.push([rocky ? "t-peak" : "t-tree", x, y, rocky ? 44 + random() * 26 : 24 + random() * 14]);
    }
  }
  const wild = ["t-tree", "t-hill", "t-peak", "t-tree", "t-grass"];
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random() * w * 1.3, random() * h * 1.2 - h * 0.1];
    if (clear(x, y, 90) && x > coastAt(y) + 40) grown.push([wild[Math.floor(random() * 5)]!, x, y, 18 + random() * 16]);
  }
  grown.sort((a, b) => a[2] - b[2]);
  return `<g opacity=".82">${grown.map(([symbol, x, y, size]) => doodad(symbol, x, y, size, 1)).join("")}</g>`;
}

export interface Road {
  link: Link;
  from: { x: number; y: number };
  bend: { x: number; y: number };
  to: { x: number; y: number };
}

/** Roads sway a little, always the same way; sea lines swing out into the sea. */
export function roadsOf(zone: Zone): Road[] {
  const places = new Map((zone.places ?? []).map((place, i) => [place.id, { place, i }]));
  return (zone.links ?? []).flatMap((link) => {
    const [a, b] = [places.get(link.a), places.get(link.b)];
    if (!a || !b) return [];
    const [dx, dy] = [b.place.x - a.place.x, b.place.y - a.place.y];
    const sway = ((((a.i * 7 + b.i * 13) % 9) - 4) / 4) * 0.085;
    const bend = { x: (a.place.x + b.place.x) / 2 - dy * sway, y: (a.place.y + b.place.y) / 2 + dx * sway };
    if (link.kind === "sea" && Math.abs(dy) > 350) bend.x = -40;
    return [{ link, from: a.place, bend, to: b.place }];
  });
}

const pathOf = ({ from, bend, to }: Road): string =>
  `M${from.x} ${from.y}Q${near(bend.x)} ${near(bend.y)} ${to.x} ${to.y}`;

function road(each: Road): string {
  const d = pathOf(each);
  if (each.link.kind === "sea")
    return `<path d="${d}" fill="none" stroke="#e6f2f5" stroke-opacity=".8" stroke-width="5" stroke-dasharray="3 15" stroke-linecap="round"/>`;
  return `<path d="${d}" fill="none" stroke="var(--inkline)" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"/>
<path d="${d}" fill="none" stroke="var(--road)" stroke-width="6" stroke-dasharray="14 10" stroke-linecap="round"/>`;
}

const SEAL: Record<string, string> = { forest: "pine-tree", mountain: "mountains", water: "drop" };

/** A place as a disc with its picture, terrain and action; drawn live, over what marks it. */
export function node(place: Place): string {
  const r = radiusOf(place);
  const tone = toneOf(place.terrain, "#8b7f6b");
  const action = place.badges?.[0]?.icon ?? "";
  const seal = r * 0.78;
  return `<g transform="translate(${place.x} ${place.y})"><circle r="${r + 6}" fill="#0d0b09"/><circle r="${r + 4}" fill="${has(place, "school") ? "#d9b866" : "#d9cfb8"}"/>
<circle r="${r}" fill="${tone}"/><path d="M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0" fill="#fff" opacity=".12"/>${iconAt(place.icon ?? "", 0, 0, r * 1.36, "#fdf6e3")}
<g transform="translate(${-seal} ${seal})"><circle r="19" fill="#1a1613" stroke="${tone}" stroke-width="5"/>${iconAt(SEAL[place.terrain ?? ""] ?? "compass", 0, 0, 24, "#fff")}</g>
${action ? `<g transform="translate(${seal} ${seal})"><circle r="19" fill="#f1e7d0" stroke="#1a1613" stroke-width="3"/>${iconAt(action, 0, 0, 26, "#2a2018")}</g>` : ""}</g>`;
}

export function paintNodes(zone: Zone): string {
  const [w, h] = zone.size ?? [1420, 1500];
  const places = zone.places ?? [];
  const roads = roadsOf(zone);
  const seas = roads.filter((each) => each.link.kind === "sea");
  const land = roads.filter((each) => each.link.kind !== "sea");
  const compass = `<g opacity=".55">${iconAt("compass", 60, h - 100, 120, "#e9e0cc")}</g>`;
  return (
    ground(w, h) + terrainGlow(places) + RIVERS + woods(places, w, h) + [...seas, ...land].map(road).join("") + compass
  );
}

/** The part of a road between two discs, as a path. */
export function between({ from, bend, to }: Road, gapFrom: number, gapTo: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [t0, t1] = [gapFrom / length, 1 - gapTo / length];
  const mix = (a: { x: number; y: number }, b: { x: number; y: number }, t: number): { x: number; y: number } => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  const on = (t: number): { x: number; y: number } => mix(mix(from, bend, t), mix(bend, to, t), t);
  const control = mix(mix(from, bend, t0), mix(bend, to, t0), t1);
  const [start, end] = [on(t0), on(t1)];
  return `M${near(start.x)} ${near(start.y)}Q${near(control.x)} ${near(control.y)} ${near(end.x)} ${near(end.y)}`;
}
