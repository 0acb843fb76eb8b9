// @vitest-environment node
import { describe, expect, it } from "vitest";
import { lettered, type Name } from "../src/engine/boards/names";

const name = (text: string, stands: Name["stands"]): Name => ({ text, size: 10, letter: 0.5, stands });
const here = { x: 100, y: 50 };

describe("a name on a map", () => {
  it("stands where it is wanted, in one line", () => {
    expect(lettered([name("Red Bridge", [here])], [], 400)).toEqual([{ lines: ["Red Bridge"], x: 100, y: 58 }]);
  });

  it("does not reach over the edge of the map", () => {
    const [placed] = lettered([name("Stumpwood", [{ x: 5, y: 50 }])], [], 400);
    expect(placed!.x).toBe((9 * 5 + 6) / 2);
  });

  it("takes two lines rather than cover what lies beside it", () => {
    const tokens = [60, 140].map((x) => ({ x: x - 15, y: 40, w: 30, h: 30 }));
    expect(lettered([name("Telsvan Wide Plains", [here])], tokens, 400)[0]!.lines).toEqual(["Telsvan", "Wide Plains"]);
  });

  it("goes elsewhere where that covers less", () => {
    const above = { x: 100, y: 40, above: true, cost: 20 };
    const token = { x: 80, y: 45, w: 40, h: 30 };
    expect(lettered([name("Everton", [here, above])], [token], 400)[0]!.y).toBe(38);
    expect(lettered([name("Everton", [here, above])], [], 400)[0]!.y).toBe(58);
  });

  it("keeps off names that weigh more", () => {
    const placed = lettered([name("Tamalir", [here]), name("Blackwing", [here, { x: 100, y: 80 }])], [], 400);
    expect(placed.map(({ y }) => y)).toEqual([58, 88]);
  });
});
