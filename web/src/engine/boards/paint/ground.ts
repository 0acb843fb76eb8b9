// Paints the lowest layer of a map: the sea with its waves, land with torn coasts, rivers, lakes, lights.
import type { Glow, Painting } from "../../../wire/protocol";
import type { Lay, Point } from "../lay";
import { ALL, near, scatter } from "../paint";
import { torn } from "../tear";

export type Outline = readonly Point[];

export const outlines = (painting: Painting): Point[][] => (painting.land ?? []).map((line) => line.map(([x, y]) => ({ x, y })));

/** The island under a ring that brings none: its fields pushed outwards from the middle. */
export function island(lay: Lay): Point[] {
  const beyond = 46 * lay.unit;
  return (lay.zone.places ?? [])
    .filter((place) => place.shape !== "plane")
    .map((place) => ({ place, angle: Math.atan2(place.y - lay.middle.y, place.x - lay.middle.x) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ place: { x, y } }) => {
      const [dx, dy] = [x - lay.middle.x, y - lay.middle.y];
      const far = Math.hypot(dx, dy) || 1;
      return { x: x + (dx / far) * beyond, y: y + (dy / far) * beyond };
    });
}

export function inside(points: Outline, x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** Returns the distance of a point from an outline. */
export function awayFrom(points: Outline, x: number, y: number): number {
  let best = Infinity;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.min(Math.max(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
    best = Math.min(best, Math.hypot(a.x + dx * t - x, a.y + dy * t - y));
  });
  return best;
}

function waves(lay: Lay, land: readonly Outline[], many: number): string {
  const random = scatter(12);
  const [w, h] = lay.size;
  const long = 6.5 * lay.unit;
  let drawn = "";
  for (let i = 0; i < many; i++) {
    const [x, y] = [(random() * 1.6 - 0.3) * w, (random() * 1.6 - 0.3) * h];
    const clear = (0.06 + random() * 0.15).toFixed(2);
    if (land.some((line) => inside(line, x, y))) continue;
    drawn += `<path d="M${near(x)} ${near(y)}q${near(long)}-${near(long * 0.9)} ${near(2 * long)} 0t${near(2 * long)} 0" fill="none" stroke="var(--paint-foam)" stroke-opacity="${clear}" stroke-width="${near(1.5 * lay.unit)}" stroke-linecap="round"/>`;
  }
  return drawn;
}

function glow({ x, y, r, within, without }: Glow, i: number): string {
  return `<radialGradient id="glow${i}"><stop offset="0" stop-color="${within}" stop-opacity=".8"/><stop offset="1" stop-color="${without}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow${i})"/>`;
}

/** The sea under all of it: bright in the middle, or bright towards the land. */
export function sea(lay: Lay, painting: Painting, land: readonly Outline[]): string {
  const [w, h] = lay.size;
  const stops = '<stop offset="0" stop-color="var(--map-sea)"/><stop offset="1" stop-color="var(--map-deep)"/>';
  const gradient =
    lay.look === "roads"
      ? '<linearGradient id="sea" x1="0" x2="1"><stop offset="0" stop-color="var(--map-deep)"/><stop offset=".3" stop-color="var(--map-sea)"/></linearGradient>'
      : lay.look === "islands"
        ? `<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${near(h * 0.355)}" r="${near(w * 0.8)}">${stops}</radialGradient>`
        : `<radialGradient id="sea" cx=".5" cy=".5" r=".75">${stops}</radialGradient>`;
  const lights = (painting.glows ?? []).map(glow).join("");
  return `<defs>${gradient}</defs><rect ${ALL} fill="url(#sea)"/>${lights}${waves(lay, land, 240)}`;
}

/** Land with shoals before its coasts. `swell`: how much rounder and larger it is than its outline. */
export function coasts(lay: Lay, land: readonly Outline[], swell: number): string {
  const [w, h] = lay.size;
  const { unit } = lay;
  const drift = { length: (swell ? 46 : 84) * unit, octaves: 4, reach: (swell ? 28 : 44) * unit, seed: 11 };
  const d = land.map((line) => torn([...line], drift, (swell ? 7 : 12) * unit)).join("");
  const [cx, cy, rx, ry] = swell ? [w / 2, h / 2, w * 0.52, h * 0.58] : [w * 0.6, h * 0.4, h, h];
  const line = (stroke: string, width: number, more = ""): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${near(width * unit)}" ${more}/>`;
  return `<defs><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${near(cx)} ${near(cy)}) scale(${near(rx)} ${near(ry)})"><stop offset="0" stop-color="var(--map-land-near)"/><stop offset=".55" stop-color="var(--map-land)"/><stop offset="1" stop-color="var(--map-land-far)"/></radialGradient></defs>
<g stroke-linejoin="round">${line("var(--paint-foam)", 70 + 2 * swell, 'stroke-opacity=".12"')}${line("var(--paint-foam)", 34 + 2 * swell, 'stroke-opacity=".15"')}
${line("var(--map-ink)", 2 * swell + 5)}<path d="${d}" fill="url(#land)"/>${swell ? line("url(#land)", 2 * swell) : ""}</g>`;
}

/** Land all over, where a map has no coasts. */
export function mainland(lay: Lay): string {
  const [w, h] = lay.size;
  return `<defs><radialGradient id="land" gradientUnits="userSpaceOnUse" cx="${w * 0.55}" cy="${h * 0.42}" r="${Math.max(w, h) * 0.8}"><stop offset="0" stop-color="var(--map-land-near)"/><stop offset=".55" stop-color="var(--map-land)"/><stop offset="1" stop-color="var(--map-land-far)"/></radialGradient></defs><rect ${ALL} fill="url(#land)"/>`;
}

/** A smooth line through points. */
export function through(points: readonly [number, number][]): string {
  const at = (i: number): [number, number] => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  let d = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${near(b[0] + (c[0] - a[0]) / 6)} ${near(b[1] + (c[1] - a[1]) / 6)} ${near(c[0] - (e[0] - b[0]) / 6)} ${near(c[1] - (e[1] - b[1]) / 6)} ${c[0]} ${c[1]}`;
  }
  return d;
}

export function waters(painting: Painting): string {
  const rivers = (painting.rivers ?? []).map((river) => `<path d="${through(river.points)}" stroke-width="${river.width}"/>`);
  const lakes = (painting.lakes ?? []).map(({ x, y, rx, ry }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`);
  return `<g fill="none" stroke="var(--map-river)" stroke-linecap="round">${rivers.join("")}</g><g fill="var(--map-river)" stroke="var(--map-ink)" stroke-opacity=".4" stroke-width="3">${lakes.join("")}</g>`;
}

export const grain = (clouds: number, dust: number): string =>
  (clouds ? `<rect ${ALL} fill="url(#p-cloud)" opacity="${clouds}"/>` : "") + (dust ? `<rect ${ALL} fill="url(#p-grain)" opacity="${dust}"/>` : "");
