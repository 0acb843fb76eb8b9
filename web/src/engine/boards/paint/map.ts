// The painting under a map, from its places and links and what the game's box tells of coasts, rivers and lights.
import type { Painting } from "../../../wire/protocol";
import type { Lay } from "../lay";
import { ALL, iconAt } from "../paint";
import type { Frame } from "../shape";
import { coasts, grain, island, mainland, outlines, sea, waters } from "./ground";
import { growth, shades } from "./growth";
import { hexLand, site } from "./hexland";
import { isles } from "./isles";
import { PLANE, plane } from "./marks";
import { hexWays, roads } from "./ways";

const names = (prefix: string, words: string): string[] => words.split(" ").map((word) => `--${prefix}-${word}`);

/** Every custom property that a painting may use; a bitmap needs their values. */
export const PAINT_TOKENS: readonly string[] = [
  ...names(
    "map",
    "sea deep land-near land land-far plain forest hill mountain water waste town any river road turf rock cliff marble marble-shade gild ink edge",
  ),
  ...names("paint", "foam line deep wood night candle paper ivory gold shadow shoal leaf leaf-shade astral-1 astral-2 astral-3 astral-4"),
  ...names("shade", "plain forest hill mountain water waste town any"),
];

const AIR = 18;

function compass(painting: Painting): string {
  if (!painting.compass) return "";
  const [x, y, size] = painting.compass;
  return `<g opacity=".55">${iconAt("compass", x, y, size, "var(--paint-paper)")}</g>`;
}

/** Returns the frames of the boxes on the map, with a margin; no trees are painted there. */
function covered(lay: Lay): Frame[] {
  const air = AIR * lay.unit;
  return (lay.zone.zones ?? []).flatMap(({ at }) => (at ? [{ x: at[0] - air, y: at[1] - air, w: at[2] + 2 * air, h: at[3] + 2 * air }] : []));
}

function hexes(lay: Lay): string {
  const { base, grid, growth } = hexLand(lay);
  const places = lay.zone.places ?? [];
  const radius = places.find((place) => place.size)?.size ?? 40;
  return `<rect ${ALL} fill="var(--map-edge)"/><g filter="url(#f-soft)">${base}</g>${grain(0.13, 0.5)}<g fill="none" stroke="var(--paint-line)" stroke-opacity=".26" stroke-width="1.4">${grid}</g>${hexWays(lay, radius)}${growth}${places.map((place) => site(place, lay)).join("")}`;
}

export function paintMap(lay: Lay, painting: Painting): string {
  const planes = (lay.zone.places ?? []).filter((place) => place.shape === "plane").map(plane);
  const ship = painting.ship ?? "";
  const given = outlines(painting);
  switch (lay.look) {
    case "hexes":
      return hexes(lay);
    case "islands":
      return sea(lay, painting, []) + isles(lay) + roads(lay, ship);
    case "ring": {
      const land = given.length ? given : [island(lay)];
      return (
        PLANE +
        sea(lay, painting, land) +
        coasts(lay, land, 11) +
        grain(0, 0.35) +
        waters(painting) +
        growth(lay, land, covered(lay)) +
        roads(lay, ship) +
        planes.join("")
      );
    }
    case "roads": {
      const ground = given.length ? sea(lay, painting, given) + coasts(lay, given, 0) : mainland(lay);
      return (
        PLANE +
        ground +
        grain(0.16, 0.55) +
        shades(lay) +
        waters(painting) +
        growth(lay, given, covered(lay)) +
        roads(lay, ship) +
        compass(painting) +
        planes.join("")
      );
    }
  }
}
