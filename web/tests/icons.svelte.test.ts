// Icons are asked for by name, all that a moment needs in one question, and only once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return { ok: true, text: async () => JSON.stringify({ "sea-dragon": "<path/>" }) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("icons", () => {
  it("come with one question, and a name nobody knows gets a neutral mark", async () => {
    const { iconBody, iconsHere } = await import("../src/engine/icons/icons.svelte");
    expect([iconBody("sea-dragon"), iconBody("no-such-thing"), iconBody("sea-dragon")]).toEqual(["", "", ""]);
    expect(iconsHere(["sea-dragon", "", "ft-tick"])).toBe(false);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/api\/icons\?of=\w+&names=no-such-thing,sea-dragon$/);
    expect(iconBody("sea-dragon")).toBe("<path/>");
    expect(iconBody("no-such-thing")).toContain("<circle");
    expect(iconsHere(["sea-dragon", "no-such-thing"])).toBe(true);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });

  it("of the page itself come with what names them, and what is no name is never asked for", async () => {
    const { iconBody } = await import("../src/engine/icons/icons.svelte");
    await import("../src/table/Offers.svelte"); // shows a padlock
    expect(iconBody("padlock")).toContain("<path");
    iconBody("../etc");
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    expect(iconBody("../etc")).toContain("<circle");
  });

  it("are asked for again when the line was broken", async () => {
    const { iconBody } = await import("../src/engine/icons/icons.svelte");
    let broken = true;
    const whole = fetch;
    vi.stubGlobal("fetch", async (path: string) => {
      if (!broken) return whole(path);
      broken = false;
      throw new Error("no line");
    });
    iconBody("sea-dragon");
    await vi.runAllTimersAsync();
    expect(iconBody("sea-dragon")).toBe("<path/>");
  });
});
