// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { python, readSchema, typesOf } from "../build/types.mjs";
import { findPiece, findPlace, isLeafed, keysOf, leavesOf, piecesOf, rootsOf, topOf, zonesOf } from "../src/scene/of";
import type { Ask, Scene, Zone } from "../src/scene/types";

interface Sample {
  scene: Scene;
  ask: Ask;
}

const folder = new URL("../src/gallery/samples/", import.meta.url);
const samples = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8"))] as [string, Sample]);

function hasPython(): boolean {
  try {
    execFileSync(python(), ["-c", "import fabletable.kernel.scene"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe("the scene's types", () => {
  it.runIf(hasPython())("are those of the kernel; `npm run types` writes them anew", () => {
    expect(readFileSync(new URL("../src/scene/types.ts", import.meta.url), "utf8")).toBe(typesOf(readSchema()));
  });
});

describe("a pile", () => {
  const pile = (cards: string[], states: NonNullable<Zone["states"]> = []): Zone => ({
    id: "pile",
    kind: "pile",
    label: { id: "Pile" },
    pieces: cards.map((id) => ({ id, kind: "card", label: { id } })),
    states,
  });

  it("shows its last card and may be looked through if it has more", () => {
    expect(topOf(pile(["owl", "cat"]))?.id).toBe("cat");
    expect(isLeafed(pile(["owl", "cat"]))).toBe(true);
    expect(leavesOf(pile(["owl", "cat"])).map((card) => card.id)).toEqual(["cat", "owl"]);
    expect(isLeafed(pile(["owl"]))).toBe(false);
    expect(isLeafed({ ...pile(["owl", "cat"]), kind: "row" })).toBe(false);
  });

  it("shows a back if it lies face down, whatever one may find in it", () => {
    expect(topOf(pile(["owl"], ["hidden"]))).toBeUndefined();
    expect(isLeafed(pile(["owl"], ["hidden"]))).toBe(true);
    expect(isLeafed(pile([], ["hidden"]))).toBe(false);
  });
});

describe.each(samples)("%s", (_, { scene, ask }) => {
  const spots = new Set<string>();
  for (const root of rootsOf(scene)) {
    for (const zone of zonesOf(root)) {
      spots.add(zone.id);
      for (const place of zone.places ?? []) spots.add(place.id);
    }
    for (const piece of piecesOf(root)) spots.add(piece.id);
  }

  it("has every piece once in each zone that lists it", () => {
    for (const root of rootsOf(scene))
      for (const zone of zonesOf(root)) {
        const ids = (zone.pieces ?? []).map((piece) => piece.id);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it("shows pieces on places that exist", () => {
    const places = new Set((scene.board.places ?? []).map((place) => place.id));
    for (const piece of scene.board.pieces ?? []) if (piece.place) expect(places).toContain(piece.place);
  });

  it("points choices at what lies on the table", () => {
    const pointing = (ask.choices ?? []).filter((choice) => choice.spots?.some((spot) => spots.has(spot)));
    const spotted = (ask.choices ?? []).filter((choice) => choice.spots?.length);
    if (spotted.length) expect(pointing.length).toBeGreaterThan(0);
    for (const choice of pointing) for (const spot of choice.spots ?? []) if (spots.has(spot)) expect(keysOf(ask).has(spot)).toBe(true);
  });
});

describe("reading a scene", () => {
  const scene: Scene = {
    game: "any",
    chapter: { id: "chapter" },
    players: [],
    board: {
      id: "board",
      kind: "map",
      label: { id: "board" },
      places: [{ id: "here", label: { id: "here" }, x: 1, y: 2 }],
      zones: [{ id: "row", kind: "row", label: { id: "row" }, pieces: [{ id: "card", kind: "card", label: { id: "card" } }] }],
    },
    mats: [],
  };

  it("finds pieces and places wherever they lie", () => {
    expect(findPiece(scene, "card")?.kind).toBe("card");
    expect(findPiece(scene, "none")).toBeUndefined();
    expect(findPlace(scene, "here")?.y).toBe(2);
  });

  it("numbers spots by the first choice that names them, and gives the tenth no cap", () => {
    const choices = Array.from({ length: 11 }, (_, n) => ({
      key: `k${n}`,
      label: { id: "x" },
      spots: [`s${n}`, "shared"],
    }));
    const keys = keysOf({ number: 1, seat: 0, question: { id: "q" }, choices });
    expect(keys.get("s0")).toBe("1");
    expect(keys.get("shared")).toBe("1");
    expect(keys.get("s8")).toBe("9");
    expect(keys.get("s9")).toBe("");
  });
});
