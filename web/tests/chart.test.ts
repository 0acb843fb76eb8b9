import { describe, expect, it } from "vitest";
import { pathOf, scaleOf, spread } from "../src/shared/ui/chart";

describe("charts", () => {
  const series = (values: (number | null)[]) => [{ name: "a", color: "#000", values }];

  it("takes round numbers that hold all values", () => {
    expect(scaleOf(series([0, 3, 61]))).toEqual({ low: 0, high: 80, ticks: [0, 20, 40, 60, 80] });
    expect(scaleOf(series([-1.5, 0.4])).low).toBeLessThanOrEqual(-1.5);
    expect(scaleOf(series([])).high).toBeGreaterThan(0);
  });

  it("leaves a gap where there is no value", () => {
    expect(pathOf([0, 10, null, 10], 30, 10, { low: 0, high: 10, ticks: [] })).toBe("M0.0 10.0L10.0 0.0M30.0 0.0");
  });

  it("pushes labels apart and keeps their order", () => {
    expect(spread([50, 50, 10], 17)).toEqual([50, 67, 10]);
  });
});
