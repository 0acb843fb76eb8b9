// Maps of any size and shape: laid into their sheet, painted without a game's help, in the colours of a box.
import { describe, expect, it } from "vitest";
import { isSameLand, layOf, lookOf } from "../src/engine/boards/lay";
import { mannerOf } from "../src/engine/boards/manner";
import { PAINT_TOKENS, paintMap } from "../src/engine/boards/paint/map";
import { marks } from "../src/engine/boards/paint/marks";
import { coverOf, tokensOf } from "../src/engine/look/wear";
import type { Place, Zone } from "../src/scene/types";

const place = (id: string, x: number, y: number, more: Partial<Place> = {}): Place => ({ id, label: { id }, x, y, ...more });
const map = (places: Place[], more: Partial<Zone> = {}): Zone => ({ id: "map", kind: "map", label: { id: "Map" }, places, ...more });

describe("the lay of a map", () => {
  it("is the sheet as the game has it", () => {
    const lay = layOf(map([place("a", 100, 100, { size: 42 })], { look: "roads", size: [1420, 1500] }));
    expect(lay.size).toEqual([1420, 1500]);
    expect(lay.unit).toBe(1);
  });

  it("makes a sheet where none is given, however large the numbers are", () => {
    const lay = layOf(map([place("a", -4000, 50), place("b", 9000, 7000)], { look: "roads" }));
    for (const { x, y, size = 0 } of lay.zone.places ?? []) {
      expect(x - size).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(lay.size[0]);
      expect(y - size).toBeGreaterThanOrEqual(0);
      expect(y + size).toBeLessThanOrEqual(lay.size[1]);
    }
  });

  it("grows around what lies beyond its sheet, and moves what lies on it along", () => {
    const lay = layOf(
      map([place("far", -300, 40, { size: 30 }), place("near", 50, 50, { size: 30 })], {
        size: [400, 300],
        zones: [{ id: "deck", kind: "pile", label: { id: "Deck" }, at: [10, 10, 50, 70] }],
      }),
    );
    const [far, near] = lay.zone.places!;
    expect(far!.x - 30).toBeGreaterThanOrEqual(0);
    expect(near!.x - far!.x).toBe(350);
    expect(lay.zone.zones![0]!.at![0] - near!.x).toBe(10 - 50);
    expect(lay.size[0]).toBeGreaterThan(400);
  });

  it("gives places that name no size as much as their neighbours leave", () => {
    const tight = layOf(map([0, 1, 2, 3].map((n) => place(`p${n}`, n * 60, 0))));
    const roomy = layOf(map([0, 1, 2, 3].map((n) => place(`p${n}`, n * 600, 0))));
    expect(tight.zone.places![0]!.size).toBeLessThan(30);
    expect(roomy.zone.places![0]!.size).toBe(180);
    expect(mannerOf(roomy).pawn).toBeGreaterThan(mannerOf(tight).pawn);
  });

  it("takes a map without a look for roads, or for hexes if it has some", () => {
    expect(lookOf(map([place("a", 0, 0)]))).toBe("roads");
    expect(lookOf(map([place("a", 0, 0, { shape: "hex" })]))).toBe("hexes");
  });
});

describe("a painting", () => {
  const looks = ["islands", "ring", "roads", "hexes"] as const;

  it.each(looks)("of %s needs nothing but places", (look) => {
    const places = [0, 1, 2, 3].map((n) => place(`p${n}`, 100 + n * 150, 100 + (n % 2) * 90, { shape: look === "hexes" ? "hex" : "disc", terrain: "forest" }));
    const zone = map(places, {
      look,
      links: [
        { a: "p0", b: "p1" },
        { a: "p1", b: "p2", kind: "sea" },
      ],
    });
    const svg = paintMap(layOf(zone), {}) + marks(layOf(zone), () => "red");
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeGreaterThan(500);
  });

  it.each(looks)("of %s with no places at all is still a picture", (look) => {
    expect(paintMap(layOf(map([], { look })), {})).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("draws coasts, rivers, lakes and lights that the box tells of", () => {
    const zone = map([place("a", 200, 200, { size: 40 })], { look: "roads", size: [600, 400] });
    const svg = paintMap(layOf(zone), {
      land: [
        [
          [0, 0],
          [600, 0],
          [600, 400],
        ],
      ],
      rivers: [
        {
          width: 9,
          points: [
            [10, 10],
            [100, 200],
            [300, 300],
          ],
        },
      ],
      lakes: [{ x: 1, y: 2, rx: 33, ry: 4 }],
      glows: [{ x: 5, y: 6, r: 77, within: "gold", without: "red" }],
      compass: [50, 60, 70],
    });
    for (const part of ['stroke-width="9"', 'rx="33"', 'r="77"', 'id="land"', 'id="sea"']) expect(svg).toContain(part);
  });

  it("uses no token that its bitmap would lack", () => {
    const places = (["plain", "forest", "hill", "mountain", "water", "waste", "town", "any"] as const).map((terrain, n) =>
      place(terrain, n * 100, 50, { size: 40, terrain, shape: "hex", plate: n % 2 ? "seal" : "diamond", icon: "owl" }),
    );
    const all = looks.map((look) => paintMap(layOf(map([...places, place("beyond", 0, 300, { shape: "plane", size: 60 })], { look })), {})).join("");
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    expect([...new Set(used)].filter((name) => !PAINT_TOKENS.includes(name))).toEqual([]);
  });
});

describe("the colours of a box", () => {
  it("become tokens, and what is left out stays the house's", () => {
    const tokens = tokensOf({ table: ["a", "b"], accent: ["c", "d", "e"], map: { sea: "f" } });
    expect(tokens).toEqual({ "--table-a": "a", "--table-b": "b", "--accent": "c", "--accent-2": "d", "--accent-ink": "e", "--map-sea": "f" });
    expect(tokensOf({})).toEqual({});
  });

  it("cover a box that brings none with plain linen", () => {
    expect(coverOf({}).style).toContain("--sky:var(--linen-sky)");
    expect(coverOf({ mark: "owl" }).icon).toBe("owl");
  });
});

it("knows that a map is the same land while pieces move on it and loose boxes come and go", () => {
  const place = { id: "home", label: { id: "home" }, x: 10, y: 10 };
  const zone: Zone = {
    id: "map",
    kind: "map",
    label: { id: "map" },
    places: [place],
    zones: [{ id: "deck", kind: "pile", label: { id: "deck" }, at: [0, 0, 5, 5] }],
  };
  const dice: Zone = { id: "dice", kind: "pool", label: { id: "dice" } };
  expect(isSameLand(zone, { ...zone, pieces: [{ id: "pawn", kind: "pawn", label: { id: "pawn" } }], zones: [...zone.zones!, dice] })).toBe(true);
  expect(isSameLand(zone, { ...zone, places: [{ ...place, states: ["spent"] }] })).toBe(false);
  expect(isSameLand(zone, { ...zone, zones: [{ ...zone.zones![0]!, at: [1, 0, 5, 5] }] })).toBe(false);
});
