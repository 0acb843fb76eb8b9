import { describe, expect, it } from "vitest";
import { clipped, emphasised, lay, shared, type Rect } from "../src/features/lessons/layout";
import { shownBy } from "../src/features/lessons/targets";

const desk: Rect = { x: 0, y: 0, w: 1440, h: 900 };
const slip = { w: 410, h: 220 };
const at = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

describe("the guide's slip", () => {
  it("lies beside what it points at and never on it", () => {
    for (const target of [at(100, 700, 500, 160), at(600, 20, 200, 60), at(1200, 300, 200, 400), at(20, 300, 90, 90)]) {
      const laid = lay(slip, [target], [], [], desk);
      expect(shared({ ...laid, ...slip }, target)).toBe(0);
      expect(laid.x).toBeGreaterThanOrEqual(0);
      expect(laid.y + slip.h).toBeLessThanOrEqual(desk.h);
    }
  });

  it("leaves the question and the wanted choice free where there is room", () => {
    const question = at(8, 640, 1080, 60);
    const laid = lay(slip, [at(240, 710, 540, 170)], [], [question], desk);
    expect(shared({ ...laid, ...slip }, question)).toBe(0);
  });

  it("stays on a phone, above or below", () => {
    const phone = at(0, 0, 390, 844);
    for (const target of [at(12, 60, 366, 120), at(12, 700, 366, 100)]) {
      const laid = lay({ w: 366, h: 230 }, [target], [], [], phone);
      expect(shared({ ...laid, w: 366, h: 230 }, target)).toBe(0);
      expect(laid.x).toBe(12);
    }
  });

  it("covers rather what it points at than what is to be pressed", () => {
    const phone = at(0, 0, 390, 844);
    const choice = at(12, 560, 366, 60);
    const laid = lay({ w: 366, h: 300 }, [at(150, 200, 60, 60), at(280, 500, 60, 40)], [choice], [], phone);
    expect(shared({ ...laid, w: 366, h: 300 }, choice)).toBe(0);
  });

  it("lies somewhere where it points at nothing", () => {
    const laid = lay(slip, [], [], [], desk);
    expect(laid.tail).toBeNull();
    expect(laid.x).toBeGreaterThan(0);
  });
});

it("cuts what is beyond the edge", () => {
  expect(clipped(at(-10, 0, 30, 10), desk)).toEqual(at(0, 0, 20, 10));
  expect(clipped(at(2000, 0, 30, 10), desk)).toBeNull();
});

it("prints bold what stands between asterisks", () => {
  expect(emphasised("Most *glory* wins.")).toEqual([
    { text: "Most ", bold: false },
    { text: "glory", bold: true },
    { text: " wins.", bold: false },
  ]);
});

it("lights pieces on the board, not choices and seats", () => {
  expect([...shownBy(["dice-0", "choice:gold-3", "seat:0"])]).toEqual(["dice-0"]);
});
