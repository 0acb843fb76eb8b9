// The sea, seven isles and their portals, as Dice Forge's board lies there. Positions come from the scene.
import type { Place, Zone } from "../scene/types";
import { ALL, near, scatter } from "./paint";

export const ISLANDS_TOKENS = ["--sea-1", "--sea-2", "--rock", "--rock-2", "--turf", "--marble", "--marble-2"] as const;

const DEFS = `<defs>
<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="539" cy="200" r="860"><stop offset="0" stop-color="var(--sea-1)"/><stop offset="1" stop-color="var(--sea-2)"/></radialGradient>
<radialGradient id="rsun"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".85"/><stop offset="1" stop-color="#ff8a3d" stop-opacity="0"/></radialGradient>
<radialGradient id="rmoon"><stop offset="0" stop-color="#bfe0ff" stop-opacity=".75"/><stop offset="1" stop-color="#4c8dff" stop-opacity="0"/></radialGradient>
<linearGradient id="isl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--turf)"/><stop offset="1" stop-color="color-mix(in srgb,var(--turf) 70%,#23402c)"/></linearGradient>
<linearGradient id="cliff" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--rock)"/><stop offset="1" stop-color="var(--rock-2)"/></linearGradient>
</defs>`;

interface Isle {
  x: number;
  y: number;
  w: number;
}

/** Where pawns rest between two feats: places under no sky. */
export const startsOf = (zone: Zone): Place[] =>
  (zone.places ?? []).filter((place) => !place.terrain || place.terrain === "start");
export const portalsOf = (zone: Zone): Place[] =>
  (zone.places ?? []).filter((place) => place.terrain && place.terrain !== "start");

/** Stacks that lie side by side share an isle; it reaches to the nearest portal. */
export function islesOf(zone: Zone): Isle[] {
  const portals = portalsOf(zone);
  const piles = (zone.zones ?? []).flatMap((inner) => (inner.kind === "pile" && inner.at ? [inner.at] : []));
  piles.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const groups: { left: number; right: number; top: number }[] = [];
  for (const [x, y, w] of piles) {
    const beside = groups.find((group) => group.top === y && x - group.right < w / 2);
    if (beside) beside.right = x + w;
    else groups.push({ left: x, right: x + w, top: y });
  }
  return groups.map((group) => {
    const middle = (group.left + group.right) / 2;
    const distance = (place: Place): number => Math.hypot(place.x - middle, place.y - group.top - 104);
    const home = portals.reduce<Place | null>(
      (best, place) => (best && distance(best) <= distance(place) ? best : place),
      null,
    );
    const left = Math.min(group.left, home?.x ?? group.left);
    const right = Math.max(group.right, home?.x ?? group.right);
    return { x: (left + right) / 2, y: group.top + 76, w: (right - left) / 2 + 14 };
  });
}

function isle({ x, y, w }: Isle): string {
  const trees = scatter(Math.round(x * 3 + y));
  let grown = "";
  for (let i = 0; i < 9; i++) {
    const angle = trees() * 6.28;
    const reach = 0.8 + trees() * 0.14;
    const size = 11 + trees() * 8;
    const [tx, ty] = [x + Math.cos(angle) * w * reach, y + Math.sin(angle) * 50 * reach];
    grown += `<use href="#t-tree" x="${near(tx - size / 2)}" y="${near(ty - size)}" width="${near(size)}" height="${near(size * 1.2)}" style="--tree:#3d6e47"/>`;
  }
  return `<ellipse cx="${x}" cy="${y + 20}" rx="${near(w * 1.16)}" ry="80" fill="#eaffff" opacity=".16"/>
<ellipse cx="${x}" cy="${y + 18}" rx="${near(w * 1.08)}" ry="72" fill="#eaffff" opacity=".16"/>
<g filter="url(#f-rough)"><ellipse cx="${x}" cy="${y + 20}" rx="${w}" ry="66" fill="url(#cliff)"/>
<ellipse cx="${x}" cy="${y + 2}" rx="${w}" ry="64" fill="url(#isl)"/>
<ellipse cx="${x}" cy="${y}" rx="${near(w * 0.93)}" ry="56" fill="#fff" opacity=".08"/></g>${grown}`;
}

const LIGHT: Record<string, string> = { moon: "#8fc4ff", sun: "#ffb25e", both: "#e9c6ff", far: "#e9c6ff" };

function portal(place: Place): string {
  const light = LIGHT[place.terrain ?? ""] ?? "#cfe6df";
  return `<g transform="translate(${place.x} ${place.y})"><ellipse rx="40" ry="13" fill="#241b12" opacity=".55" cy="3"/>
<ellipse rx="38" ry="12" fill="${light}" opacity=".35" filter="url(#f-glow)"/><ellipse rx="38" ry="12" fill="none" stroke="var(--marble)" stroke-width="4"/>
<ellipse rx="33" ry="9.5" fill="${light}" opacity=".75"/><ellipse rx="20" ry="5.5" fill="#fff" opacity=".65"/></g>`;
}

export function paintIslands(zone: Zone): string {
  const [w, h] = zone.size ?? [1078, 564];
  const random = scatter(5);
  let waves = "";
  for (let i = 0; i < 190; i++) {
    const [x, y] = [(random() * 1.6 - 0.3) * w, (random() * 1.6 - 0.3) * h];
    waves += `<path d="M${near(x)} ${near(y)}q7-5 14 0t14 0" fill="none" stroke="#fff" stroke-opacity="${(0.05 + random() * 0.12).toFixed(2)}" stroke-width="1.6" stroke-linecap="round"/>`;
  }
  const sky = `<rect ${ALL} fill="url(#sea)"/>
<circle cx="${w - 68}" cy="60" r="330" fill="url(#rsun)"/><circle cx="70" cy="60" r="330" fill="url(#rmoon)"/>`;
  return DEFS + sky + waves + islesOf(zone).map(isle).join("") + portalsOf(zone).map(portal).join("");
}
