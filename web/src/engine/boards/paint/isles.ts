// Isles in the sea under what lies side by side, each reaching to the nearest portal; and the portals' light.
import type { Place, Zone } from "../../../scene/types";
import type { Lay } from "../lay";
import { near, scatter } from "../paint";

interface Isle {
  x: number;
  y: number;
  w: number;
  /** The height of the pieces on it; 1 is a card of the usual size. */
  high: number;
}

const CARD = 106;

export const portalsOf = (zone: Zone): Place[] => (zone.places ?? []).filter((place) => place.shape !== "home");

export function islesOf(zone: Zone): Isle[] {
  const portals = portalsOf(zone);
  const piles = (zone.zones ?? []).flatMap((inner) => (inner.kind === "pile" && inner.at ? [inner.at] : []));
  piles.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const groups: { left: number; right: number; top: number; high: number }[] = [];
  for (const [x, y, w, h] of piles) {
    const beside = groups.find((group) => group.top === y && x - group.right < w / 2);
    if (beside) beside.right = x + w;
    else groups.push({ left: x, right: x + w, top: y, high: h / CARD });
  }
  const under = groups.map((group) => {
    const middle = (group.left + group.right) / 2;
    const distance = (place: Place): number => Math.hypot(place.x - middle, place.y - group.top - 104 * group.high);
    const home = portals.reduce<Place | null>((best, place) => (best && distance(best) <= distance(place) ? best : place), null);
    const left = Math.min(group.left, home?.x ?? group.left);
    const right = Math.max(group.right, home?.x ?? group.right);
    return { x: (left + right) / 2, y: group.top + 76 * group.high, w: (right - left) / 2 + 14, high: group.high };
  });
  // Whatever has no pile beside it has an isle of its own.
  const alone = portals.filter((place) => !under.some((isle) => Math.abs(place.x - isle.x) <= isle.w + 1 && Math.abs(place.y - isle.y) <= 70 * isle.high));
  return [...under, ...alone.map(({ x, y, size = 38 }) => ({ x, y: y - size * 0.2, w: size * 2, high: (size * 0.9) / 38 }))];
}

function isle({ x, y, w, high }: Isle): string {
  const trees = scatter(Math.round(x * 3 + y));
  const ry = (height: number): string => near(height * high);
  let grown = "";
  for (let i = 0; i < 9; i++) {
    const angle = trees() * 6.28;
    const reach = 0.8 + trees() * 0.14;
    const size = (11 + trees() * 8) * high;
    const [tx, ty] = [x + Math.cos(angle) * w * reach, y + Math.sin(angle) * 50 * high * reach];
    grown += `<use href="#t-tree" x="${near(tx - size / 2)}" y="${near(ty - size)}" width="${near(size)}" height="${near(size * 1.2)}" style="--tree:var(--paint-leaf)"/>`;
  }
  return `<ellipse cx="${x}" cy="${near(y + 20 * high)}" rx="${near(w * 1.16)}" ry="${ry(80)}" fill="var(--paint-shoal)" opacity=".16"/>
<ellipse cx="${x}" cy="${near(y + 18 * high)}" rx="${near(w * 1.08)}" ry="${ry(72)}" fill="var(--paint-shoal)" opacity=".16"/>
<g filter="url(#f-rough)"><ellipse cx="${x}" cy="${near(y + 20 * high)}" rx="${near(w)}" ry="${ry(66)}" fill="url(#cliff)"/>
<ellipse cx="${x}" cy="${near(y + 2)}" rx="${near(w)}" ry="${ry(64)}" fill="url(#isle)"/>
<ellipse cx="${x}" cy="${y}" rx="${near(w * 0.93)}" ry="${ry(56)}" fill="var(--paint-foam)" opacity=".08"/></g>${grown}`;
}

function portal(place: Place): string {
  const light = place.tone || "var(--paint-shoal)";
  const scale = ((place.size || 38) / 38).toFixed(3);
  return `<g transform="translate(${place.x} ${place.y}) scale(${scale})"><ellipse rx="40" ry="13" fill="var(--paint-night)" opacity=".55" cy="3"/>
<ellipse rx="38" ry="12" fill="${light}" opacity=".35" filter="url(#f-glow)"/><ellipse rx="38" ry="12" fill="none" stroke="var(--map-marble)" stroke-width="4"/>
<ellipse rx="33" ry="9.5" fill="${light}" opacity=".75"/><ellipse rx="20" ry="5.5" fill="var(--paint-foam)" opacity=".65"/></g>`;
}

export function isles(lay: Lay): string {
  const fall = (id: string, from: string, to: string): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const defs = `<defs>${fall("isle", "var(--map-turf)", "color-mix(in srgb,var(--map-turf) 70%,var(--paint-leaf-shade))")}${fall("cliff", "var(--map-rock)", "var(--map-cliff)")}</defs>`;
  return (
    defs +
    islesOf(lay.zone).map(isle).join("") +
    portalsOf(lay.zone)
      .filter((place) => place.shape === "portal")
      .map(portal)
      .join("")
  );
}
