// An illuminated island in the shape of a star: its fields as medallions along a gilded road, planes in the sea.
import type { Place, Zone } from "../scene/types";
import { toneOf } from "../pieces/gems";
import { ALL, doodad, iconAt, near, scatter } from "./paint";
import { torn } from "./tear";

export const RING_TOKENS = ["--vellum-1", "--vellum-2", "--lapis", "--lapis-2", "--gild", "--inkline"] as const;

interface Point {
  x: number;
  y: number;
}

const PALETTES: Record<string, string> = {
  ember: "--sky:#f7b267;--glow:#fff0b8;--far:#d1603d;--mid:#8c2f2c;--near:#4a1620",
  verdant: "--sky:#bfe0a8;--glow:#fffbd0;--far:#5f9e5a;--mid:#2f6b45;--near:#173d2c",
  gold: "--sky:#fbe6ae;--glow:#fffbe6;--far:#e0b252;--mid:#a8772a;--near:#5c3d14",
  violet: "--sky:#8a6fd1;--glow:#f3e2ff;--far:#5b3fa6;--mid:#3a2478;--near:#1f1247",
  steel: "--sky:#b9c8d6;--glow:#fff;--far:#7d93a8;--mid:#4d6277;--near:#26333f",
};

/** Scenery and palette of each kind of field. */
const FIELDS: Record<string, [string, keyof typeof PALETTES]> = {
  waste: ["night", "violet"],
  wasteland: ["night", "violet"],
  forest: ["forest", "verdant"],
  mountain: ["peaks", "steel"],
  mountains: ["peaks", "steel"],
  plain: ["plain", "gold"],
  plains: ["plain", "gold"],
  city: ["city", "ember"],
  village: ["plain", "ember"],
};

const GUILD_TONES = ["#3e7a3b", "#5a4a63", "#3a56b0", "#a8843a", "#a33a30"];

export const fieldsOf = (zone: Zone): Place[] => (zone.places ?? []).filter((place) => place.shape !== "plane");
export const planesOf = (zone: Zone): Place[] => (zone.places ?? []).filter((place) => place.shape === "plane");
/** A field without a landscape of its own is a guild's house. */
export const isGuild = (place: Place): boolean =>
  place.shape !== "plane" && !Object.hasOwn(FIELDS, place.terrain ?? "");
export const fieldRadius = (place: Place): number => place.size || (isGuild(place) ? 35 : 33);

export function centreOf(zone: Zone): Point {
  const fields = fieldsOf(zone);
  const sum = fields.reduce((total, place) => ({ x: total.x + place.x, y: total.y + place.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(fields.length, 1), y: sum.y / Math.max(fields.length, 1) };
}

/** The coast: the star's corners pushed outwards. */
function shore(zone: Zone, beyond: number): Point[] {
  const centre = centreOf(zone);
  return fieldsOf(zone)
    .filter((_, i) => i % 2 === 0)
    .map(({ x, y }, i) => {
      const [dx, dy] = [x - centre.x, y - centre.y];
      const far = Math.hypot(dx, dy) || 1;
      const push = i % 2 === 0 ? beyond : beyond * 0.9;
      return { x: x + (dx / far) * push, y: y + (dy / far) * push * 0.9 };
    });
}

const pathOf = (points: Point[]): string => `M${points.map(({ x, y }) => `${near(x)} ${near(y)}`).join("L")}z`;

function inside(points: Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

function sea(w: number, h: number): string {
  const random = scatter(12);
  let waves = "";
  for (let i = 0; i < 260; i++) {
    const [x, y] = [(random() * 1.5 - 0.25) * w, (random() * 1.5 - 0.25) * h];
    waves += `<path d="M${near(x)} ${near(y)}q6-6 12 0t12 0" fill="none" stroke="#fff" stroke-opacity="${(0.1 + random() * 0.16).toFixed(2)}" stroke-width="1.4" stroke-linecap="round"/>`;
  }
  return `<defs><radialGradient id="psea" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="var(--lapis-2)"/><stop offset="1" stop-color="var(--lapis)"/></radialGradient>
<radialGradient id="pland" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="var(--vellum-1)"/><stop offset="1" stop-color="var(--vellum-2)"/></radialGradient>
<radialGradient id="plane"><stop offset="0" stop-color="#f6e6ff"/><stop offset=".25" stop-color="#b58cf0"/><stop offset=".7" stop-color="#4a2a8c"/><stop offset="1" stop-color="#24104f"/></radialGradient></defs>
<rect ${ALL} fill="url(#psea)"/>${waves}`;
}

const SHORE = { length: 46, octaves: 4, reach: 28, seed: 11 };

function island(zone: Zone): string {
  const land = torn(shore(zone, 46), SHORE, 7);
  return `<g><path d="${torn(shore(zone, 74), SHORE, 12)}" fill="#fff" opacity=".14" stroke="#fff" stroke-opacity=".25" stroke-width="30" stroke-linejoin="round"/>
<path d="${land}" fill="url(#pland)" stroke="var(--inkline)" stroke-width="26" stroke-linejoin="round" stroke-opacity=".9"/><path d="${land}" fill="url(#pland)" stroke="url(#pland)" stroke-width="22" stroke-linejoin="round"/></g>`;
}

const GROWS: Record<string, [string, number]> = {
  forest: ["t-tree", 19],
  mountain: ["t-peak", 24],
  mountains: ["t-peak", 24],
  plain: ["t-grass", 13],
  plains: ["t-grass", 13],
};

function growth(zone: Zone): string {
  const random = scatter(5);
  const coast = shore(zone, 33);
  const centre = centreOf(zone);
  const fields = fieldsOf(zone);
  const grown: [string, number, number, number][] = [];
  const clear = (x: number, y: number): boolean =>
    inside(coast, x, y) &&
    fields.every((place) => Math.hypot(place.x - x, place.y - y) > 46) &&
    !(Math.abs(x - centre.x) < 170 && Math.abs(y - centre.y) < 84);
  for (const place of fields) {
    const [symbol, size] = GROWS[place.terrain ?? ""] ?? ["", 0];
    for (let n = 0; symbol && n < 26; n++) {
      const angle = random() * 6.283;
      const away = 48 + random() * 46;
      const [x, y] = [place.x + Math.cos(angle) * away, place.y + Math.sin(angle) * away];
      if (clear(x, y)) grown.push([symbol, x, y, size]);
    }
  }
  for (let i = 0; i < 150; i++) {
    const [x, y] = [centre.x + (random() - 0.5) * 400, centre.y + (random() - 0.5) * 300];
    if (clear(x, y)) grown.push([["t-tree", "t-hill", "t-grass", "t-peak"][Math.floor(random() * 4)]!, x, y, 16]);
  }
  grown.sort((a, b) => a[2] - b[2]);
  return `<g opacity=".75">${grown.map(([symbol, x, y, size]) => doodad(symbol, x, y, size)).join("")}</g>`;
}

/** Sea lines bow outwards from the middle of the island. */
function seaLines(zone: Zone): string {
  const places = new Map((zone.places ?? []).map((place) => [place.id, place]));
  const centre = centreOf(zone);
  const [w, h] = zone.size ?? [1078, 564];
  return (zone.links ?? [])
    .filter((link) => link.kind === "sea")
    .map((link) => {
      const [a, b] = [places.get(link.a), places.get(link.b)];
      if (!a || !b) return "";
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const [dx, dy] = [middle.x - centre.x, middle.y - centre.y];
      const far = Math.hypot(dx, dy) || 1;
      const bow = Math.min(150, Math.hypot(b.x - a.x, b.y - a.y) * 0.42);
      const control = {
        x: Math.min(Math.max(middle.x + (dx / far) * bow, 20), w - 20),
        y: Math.min(Math.max(middle.y + (dy / far) * bow * 0.75, 16), h - 16),
      };
      const top = { x: a.x * 0.25 + control.x * 0.5 + b.x * 0.25, y: a.y * 0.25 + control.y * 0.5 + b.y * 0.25 };
      return `<path d="M${a.x} ${a.y}Q${near(control.x)} ${near(control.y)} ${b.x} ${b.y}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.6" stroke-dasharray="2 9" stroke-linecap="round"/>
<g opacity=".95">${iconAt("drakkar", top.x, top.y, 26, "#fff")}</g>`;
    })
    .join("");
}

function road(zone: Zone): string {
  const d = pathOf(fieldsOf(zone));
  const line = (stroke: string, width: number, more = ""): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  return (
    line("#3a2408", 17, 'stroke-opacity=".55"') +
    line("var(--gild)", 13) +
    line("var(--vellum-1)", 8) +
    line("var(--gild)", 1.6, 'stroke-dasharray="1 7" stroke-linecap="round"')
  );
}

const plane = (place: Place): string =>
  `<g transform="translate(${place.x} ${place.y})"><ellipse rx="66" ry="42" fill="#1a0d36" opacity=".5" cy="5"/><ellipse rx="64" ry="40" fill="url(#plane)" stroke="var(--gild)" stroke-width="2.5"/>
<ellipse rx="57" ry="34" fill="none" stroke="#fff" stroke-opacity=".35" stroke-dasharray="1 6" stroke-linecap="round"/></g>`;

function medallion(place: Place, i: number, guild: number): string {
  const r = fieldRadius(place);
  const picture = FIELDS[place.terrain ?? ""];
  const inner = picture
    ? `<svg x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice" style="${PALETTES[picture[1]]}"><use href="#sc-${picture[0]}" width="100" height="70"/></svg>${
        place.icon && (place.terrain === "village" || place.terrain === "city")
          ? iconAt(place.icon, 0, 2, 36, "#3a1608")
          : ""
      }`
    : `<circle r="${r}" fill="${GUILD_TONES[guild % GUILD_TONES.length]}"/>${iconAt(place.icon ?? "", 0, 0, 46, "#fff6dc")}`;
  const badges = (place.badges ?? [])
    .map((badge, n) => {
      const [x, y] = n === 0 ? [-r + 5, r - 8] : [r - 4, -r + 9];
      const fill =
        badge.kind === "port" ? "#2b4f9c" : badge.kind === "gate" ? "#7a49b8" : toneOf(badge.kind, "#4a3016");
      return `<g transform="translate(${x} ${y})"><circle r="11" fill="${fill}" stroke="#fff" stroke-width="1.8"/>${iconAt(badge.icon || (badge.kind === "port" ? "anchor" : "star-gate"), 0, 0, 14, "#fff")}</g>`;
    })
    .join("");
  return `<g transform="translate(${place.x} ${place.y})"><circle r="${r + 3}" fill="#3a2408"/><circle r="${r + 2}" fill="var(--gild)"/><clipPath id="cp${i}"><circle r="${r - 1}"/></clipPath>
<g clip-path="url(#cp${i})">${inner}</g><circle r="${r - 1}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>${badges}</g>`;
}

/** The fields themselves; drawn live, over what marks them. */
export function medallions(zone: Zone): string {
  let guild = -1;
  return fieldsOf(zone)
    .map((place, i) => medallion(place, i, isGuild(place) ? ++guild : 0))
    .join("");
}

export function paintRing(zone: Zone): string {
  const [w, h] = zone.size ?? [1078, 564];
  const grain = `<rect ${ALL} fill="url(#p-grain)" opacity=".35"/>`;
  return (
    sea(w, h) + island(zone) + grain + growth(zone) + seaLines(zone) + road(zone) + planesOf(zone).map(plane).join("")
  );
}
