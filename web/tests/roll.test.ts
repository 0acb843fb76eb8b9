// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rolled } from "../src/engine/boards/islands.roll";
import type { Scene, Zone } from "../src/scene/types";

const sample = join(import.meta.dirname, "../src/gallery/samples/diceforge-action.json");
const board = (JSON.parse(readFileSync(sample, "utf8")) as { scene: Scene }).scene.board;
const PHONE = 374;

describe("the isles as a roll", () => {
  const roll = rolled(board);
  const [wide, high] = roll.size!;
  const laid = (roll.zones ?? []).filter((zone): zone is Zone & { at: [number, number, number, number] } => !!zone.at);

  it("keep everything that lies on the board, inside its edges and apart", () => {
    expect(laid.map((zone) => zone.id)).toEqual((board.zones ?? []).filter((zone) => zone.at).map((zone) => zone.id));
    for (const {
      id,
      at: [x, y, w, h],
    } of laid) {
      expect(x >= 0 && y >= 0 && x + w <= wide && y + h <= high, id).toBe(true);
      const over = laid.filter(
        (other) => other.id !== id && other.at[0] < x + w && x < other.at[0] + other.at[2] && other.at[1] < y + h && y < other.at[1] + other.at[3],
      );
      expect(
        over.map((other) => other.id),
        id,
      ).toEqual([]);
    }
    for (const place of roll.places ?? []) expect(place.x > 0 && place.x < wide && place.y > 0 && place.y < high, place.id).toBe(true);
  });

  it("show every stack large enough for a finger", () => {
    for (const { id, kind, at } of laid) if (kind === "pile") expect(Math.min(at[2], at[3]) * (PHONE / wide), id).toBeGreaterThan(44);
  });

  it("leave each portal at its isle", () => {
    const near = (zone: Zone, id: string): string => {
      const place = zone.places!.find((each) => each.id === id)!;
      const piles = (zone.zones ?? []).filter((each) => each.kind === "pile" && each.at);
      const away = ({ at }: Zone): number => Math.hypot(at![0] + at![2] / 2 - place.x, at![1] + at![3] - place.y);
      return piles.reduce((best, each) => (away(each) < away(best) ? each : best)).id;
    };
    for (const place of board.places ?? []) if (place.terrain) expect(near(roll, place.id), place.id).toBe(near(board, place.id));
  });
});
