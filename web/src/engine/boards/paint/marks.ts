// Places as they are drawn over the painting, live, above what marks them: discs, medallions, where pawns begin.
import { toneOf } from "../../pieces/gems";
import type { Gem, Place } from "../../../scene/types";
import type { Lay } from "../lay";
import { iconAt, near } from "../paint";

const SEAL: Partial<Record<NonNullable<Place["terrain"]>, string>> = {
  plain: "high-grass",
  forest: "pine-tree",
  hill: "hills",
  mountain: "mountains",
  water: "drop",
  waste: "dead-wood",
  town: "village",
  any: "compass",
};

/** A coin in the colours of its land, with its picture, a seal of the land and the actions of the place. */
function disc(place: Place, lay: Lay): string {
  const u = lay.unit;
  const r = place.size || 42;
  const tone = toneOf(place.terrain || place.tone, "var(--tone-any)");
  const seal = SEAL[place.terrain || ""] ?? "";
  const at = r * 0.78;
  const badges = (place.badges ?? []).map((badge, i) => {
    const [x, y] = [at, at - i * 42 * u];
    return `<g transform="translate(${near(x)} ${near(y)}) scale(${u.toFixed(3)})"><circle r="19" fill="${badge.tone || "var(--paint-paper)"}" stroke="var(--paint-night)" stroke-width="3"/>${iconAt(badge.icon ?? "", 0, 0, 26, badge.tone ? "var(--paint-foam)" : "var(--paint-line)")}</g>`;
  });
  return `<g transform="translate(${place.x} ${place.y})"><circle r="${near(r + 6 * u)}" fill="var(--paint-night)"/><circle r="${near(r + 4 * u)}" fill="var(--paint-${place.plate === "seal" ? "gold" : "paper"})"/>
<circle r="${r}" fill="${tone}"/><path d="M${-r} 0a${r} ${r} 0 0 1 ${2 * r} 0" fill="var(--paint-foam)" opacity=".12"/>${iconAt(place.icon ?? "", 0, 0, r * 1.36, "var(--paint-ivory)")}
${seal ? `<g transform="translate(${near(-at)} ${near(at)}) scale(${u.toFixed(3)})"><circle r="19" fill="var(--paint-night)" stroke="${tone}" stroke-width="5"/>${iconAt(seal, 0, 0, 24, "var(--paint-foam)")}</g>` : ""}${badges.join("")}</g>`;
}

/** A gilded medallion: a landscape, with an icon before it where there is one, or the icon alone on a colour. */
function medallion(place: Place, i: number, lay: Lay): string {
  const u = lay.unit;
  const r = place.size || 33;
  const inner = place.art
    ? `<svg class="pal-${place.art.palette ?? "gold"}" x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" viewBox="0 0 100 70" preserveAspectRatio="xMidYMid slice"><use href="#sc-${place.art.scenery ?? "rays"}" width="100" height="70"/></svg>${iconAt(place.art.icon, 0, 2 * u, r * 1.09, "var(--paint-line)")}`
    : `<circle r="${r}" fill="${toneOf(place.tone, "var(--tone-any)")}"/>${iconAt(place.icon ?? "", 0, 0, r * 1.32, "var(--paint-ivory)")}`;
  const badge = (gem: Gem, n: number): string => {
    const [x, y] = n === 0 ? [-r + 5 * u, r - 8 * u] : [r - 4 * u, -r + (9 + (n - 1) * 24) * u];
    return `<g transform="translate(${near(x)} ${near(y)}) scale(${u.toFixed(3)})"><circle r="11" fill="${toneOf(gem.tone, "var(--paint-line)")}" stroke="var(--paint-foam)" stroke-width="1.8"/>${iconAt(gem.icon ?? "", 0, 0, 14, "var(--paint-foam)")}</g>`;
  };
  return `<g transform="translate(${place.x} ${place.y})"><circle r="${near(r + 3 * u)}" fill="var(--paint-line)"/><circle r="${near(r + 2 * u)}" fill="var(--map-gild)"/><clipPath id="cp${i}"><circle r="${near(r - u)}"/></clipPath>
<g clip-path="url(#cp${i})">${inner}</g><circle r="${near(r - u)}" fill="none" stroke="var(--paint-foam)" stroke-opacity=".5" stroke-width="1.2"/>${(place.badges ?? []).map(badge).join("")}</g>`;
}

function home(place: Place, colour: string): string {
  const scale = ((place.size || 19) / 19).toFixed(3);
  return `<g transform="translate(${place.x} ${place.y}) scale(${scale})"><ellipse cy="2" rx="20" ry="8" fill="var(--paint-shadow)"/><ellipse rx="19" ry="7.5" fill="${colour}" stroke="var(--map-marble)" stroke-width="3" opacity=".9"/></g>`;
}

export function marks(lay: Lay, colourOf: (seat: number | null | undefined) => string): string {
  return (lay.zone.places ?? [])
    .map((place, i) => {
      if (place.shape === "field") return medallion(place, i, lay);
      if (place.shape === "home") return home(place, colourOf(place.seat));
      return place.shape === "disc" || !place.shape ? disc(place, lay) : "";
    })
    .join("");
}

/** Worlds beyond the map, part of its painting. */
export function plane(place: Place): string {
  const scale = ((place.size || 64) / 64).toFixed(3);
  return `<g transform="translate(${place.x} ${place.y}) scale(${scale})"><ellipse rx="66" ry="42" fill="var(--paint-night)" opacity=".5" cy="5"/><ellipse rx="64" ry="40" fill="url(#plane)" stroke="var(--map-gild)" stroke-width="2.5"/>
<ellipse rx="57" ry="34" fill="none" stroke="var(--paint-foam)" stroke-opacity=".35" stroke-dasharray="1 6" stroke-linecap="round"/></g>`;
}

export const PLANE = `<defs><radialGradient id="plane">${["0", ".25", ".7", "1"].map((at, i) => `<stop offset="${at}" stop-color="var(--paint-astral-${i + 1})"/>`).join("")}</radialGradient></defs>`;

/** The icons that the places of a map need, for its painting and over it. */
export function* iconsOf(lay: Lay, more: readonly string[]): Generator<string> {
  yield* more;
  for (const place of lay.zone.places ?? []) {
    yield place.icon ?? "";
    yield place.art?.icon ?? "";
    yield SEAL[place.terrain || ""] ?? "";
    for (const badge of place.badges ?? []) yield badge.icon ?? "";
  }
}
