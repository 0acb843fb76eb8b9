import { describe, expect, it } from "vitest";
import { drawn, part, stepsTo, topOf } from "../src/features/form/figures";

const point = (own: number | null, mean?: number) => ({ ended: "", own, lately: mean === undefined ? null : { mean, low: mean - 0.5, high: mean + 0.5 } });

describe("the chart of the form", () => {
  it("ends with a whole point above everything that counts, and has few lines", () => {
    expect(topOf([0.2])).toBe(1);
    expect(topOf([2.1, 3.4])).toBe(4);
    expect(stepsTo(1)).toEqual([0, 0.5, 1]);
    expect(stepsTo(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stepsTo(13).at(-1)).toBe(12);
  });

  it("begins its line with the third game and keeps what is too high at the edge", () => {
    const chart = drawn([point(40), point(2), point(2, 2), point(2, 2)], { easy: 3 });
    expect(chart.line).toBe("M66.7 33.3L100.0 33.3");
    expect(chart.dots).toHaveLength(4);
    expect(chart.dots[0]?.y).toBe(0);
    expect(chart.end).toEqual({ x: 100, y: 100 - part(2, 3) });
  });

  it("draws dots alone while there are one or two games", () => {
    const chart = drawn([point(2), point(null)], {});
    expect([chart.line, chart.band, chart.end]).toEqual(["", "", null]);
    expect(chart.dots).toEqual([{ x: 0, y: 0 }]);
  });
});
