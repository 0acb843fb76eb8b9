import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../src/features/log/recall";

const LINES = [{ id: "fights" }, { id: "beats" }];
const WON: Told = { beats: 2, sums: [], because: null, odds: null, picture: null, changes: [{ label: { id: "gold" }, n: 5 }] };
const BARE: Told = { ...WON, beats: 0, changes: [] };

/** As the page finds it when it is opened. */
async function opened() {
  vi.resetModules();
  return import("../src/features/log/recall");
}

describe("what came of an event", () => {
  beforeEach(() => sessionStorage.clear());

  it("is still known when the page is loaded anew", async () => {
    (await opened()).keepTold("t", 0, 4, LINES, WON);
    dispatchEvent(new Event("pagehide"));
    const { recalled } = await opened();
    expect(recalled("t", 0, 4, LINES, BARE)).toEqual(WON);
    expect(recalled("t", 1, 4, LINES, BARE)).toBe(BARE);
    expect(recalled("other", 0, 4, LINES, BARE)).toBe(BARE);
  });

  it("is not told of another event in its place, nor instead of what is fuller", async () => {
    const { keepTold, recalled } = await opened();
    keepTold("t", 0, 4, LINES, WON);
    expect(recalled("t", 0, 4, [...LINES, { id: "again" }], BARE)).toBe(BARE);
    const fuller = { ...WON, beats: 3 };
    expect(recalled("t", 0, 4, LINES, fuller)).toBe(fuller);
    keepTold("t", 0, 4, LINES, BARE);
    expect(recalled("t", 0, 4, LINES, BARE)).toEqual(WON);
  });
});
