// Odds on a map of roads leave the name of their place to be read, and stay on the map.
import { describe, expect, it } from "vitest";
import type { Lay } from "../src/engine/boards/lay";
import { mannerOf, oddsAt } from "../src/engine/boards/manner";
import type { Place } from "../src/scene/types";

const lay = { look: "roads", unit: 1, size: [1000, 1000] } as unknown as Lay;
const at = (y: number): { place: Place; top: number } => {
  const place = { id: "p", x: 500, y, size: 50, label: { id: "p" } } as unknown as Place;
  return { place, top: place.y + oddsAt(lay)(place) };
};
/** The height of the badge. */
const HIGH = 36;

describe("odds where roads meet", () => {
  it("hang under the name, which stands under the place", () => {
    const { place, top } = at(400);
    const name = mannerOf(lay).name;
    expect(top).toBeGreaterThanOrEqual(place.y + 50 + name * 0.75 + name);
  });

  it("stand above a place at the lower edge, clear of it and on the map", () => {
    const { place, top } = at(900);
    expect(top + HIGH).toBeLessThanOrEqual(place.y - 50);
    for (let y = 50; y <= 950; y += 10) expect(at(y).top + HIGH).toBeLessThanOrEqual(1000);
  });
});
