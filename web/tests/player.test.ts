import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player, type Act } from "../src/engine/stages/player";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const act = (of: string, { held = false, steps = [300], event = 0 } = {}): Act<string> => ({
  of,
  held,
  event,
  steps: steps.map((lasts, i) => ({ name: `${of}${i}`, lasts })),
});
const passing = act;
const held = (of: string, event = 0) => act(of, { held: true, event });
const quiet = (of: string) => act(of, { steps: [] });

function stage(speed = () => 1) {
  const seen: string[] = [];
  const player: Player<string> = new Player<string>(speed, () => {
    const shot = player.shot;
    if (shot) seen.push(`${shot.act.of}${shot.step}:${shot.standing}`);
  });
  return { player, seen };
}

const on = (player: Player<string>) => player.shot && `${player.shot.act.of}${player.shot.step}:${player.shot.standing}`;

describe("a player of moments", () => {
  it("plays one act after the other, step by step, and rests at the last", () => {
    const { player, seen } = stage();
    player.add([passing("a", { steps: [100, 200] }), passing("b")]);
    vi.advanceTimersByTime(99);
    expect(seen).toEqual(["a0:running"]);
    vi.advanceTimersByTime(1 + 200 + 300);
    expect(seen).toEqual(["a0:running", "a1:running", "b0:running", "b0:over"]);
    expect(player.over).toBe(true);
  });

  it("lays quiet acts down without waiting", () => {
    const { player, seen } = stage();
    player.add([quiet("x"), passing("a"), quiet("y"), quiet("z")]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a0:running", "z0:over"]);
  });

  it("waits for a tap at what is held", () => {
    const { player } = stage();
    player.add([held("a"), passing("b")]);
    vi.advanceTimersByTime(60_000);
    expect(on(player)).toBe("a0:held");
    player.goOn();
    expect(on(player)).toBe("b0:running");
  });

  it("finishes the running step at a tap, and goes on at the next", () => {
    const { player } = stage();
    player.add([passing("a", { steps: [900, 900] }), passing("b")]);
    player.tap();
    expect(on(player)).toBe("a0:finished");
    vi.advanceTimersByTime(600);
    expect(on(player)).toBe("a1:running");
    player.tap();
    player.tap();
    expect(on(player)).toBe("b0:running");
  });

  it("hurries step by step and stops at a hold", () => {
    const { player } = stage();
    player.add([act("a", { steps: [900, 900], held: true }), passing("b")]);
    player.hurry();
    expect(on(player)).toBe("a1:running");
    player.hurry();
    expect(on(player)).toBe("a1:held");
    player.hurry();
    expect(on(player)).toBe("b0:running");
  });

  it("divides all times by the speed", () => {
    const { player } = stage(() => 4);
    player.add([passing("a", { steps: [400] }), passing("b")]);
    expect(player.shot?.lasts).toBe(100);
    vi.advanceTimersByTime(100);
    expect(on(player)).toBe("b0:running");
  });

  it("shows all at once when told so, holds too", () => {
    const { player, seen } = stage(() => 0);
    player.add([held("a"), passing("b"), quiet("c")]);
    expect(seen).toEqual(["c0:over"]);
    expect(player.over).toBe(true);
  });

  it("shows all that waits when somebody does not want to wait", () => {
    const { player } = stage();
    player.add([passing("a"), held("b"), passing("c")]);
    player.rush();
    expect(on(player)).toBe("c0:over");
    player.add([passing("d")]);
    expect(on(player)).toBe("d0:running");
  });

  it("steps back through what was seen while the table waits, and returns to now", () => {
    const { player } = stage();
    player.add([passing("a"), quiet("q"), passing("b"), passing("c")]);
    vi.advanceTimersByTime(700);
    expect(on(player)).toBe("c0:running");
    player.back();
    expect(on(player)).toBe("b0:held");
    expect(player.shot?.past).toBe(true);
    player.back();
    expect(on(player)).toBe("a0:held");
    player.back();
    expect(on(player)).toBe("a0:held");
    vi.advanceTimersByTime(60_000);
    expect(on(player)).toBe("a0:held");
    player.forward();
    expect(on(player)).toBe("b0:held");
    player.add([passing("d")]);
    player.toNow();
    expect(on(player)).toBe("d0:running");
  });

  it("plays an event again from its beginning, and waits at its end", () => {
    const { player } = stage();
    player.add([passing("a", { event: 1 }), passing("b", { event: 2 }), held("c", 2), passing("d", { event: 3 })]);
    vi.advanceTimersByTime(900);
    expect(on(player)).toBe("c0:held");
    player.again();
    expect(on(player)).toBe("b0:running");
    vi.advanceTimersByTime(600);
    expect(on(player)).toBe("c0:held");
    player.goOn();
    expect(on(player)).toBe("d0:running");
    player.again(0);
    vi.advanceTimersByTime(60_000);
    expect(on(player)).toBe("a0:held");
    player.goOn();
    expect(on(player)).toBe("d0:over");
  });

  it("stands still while paused", () => {
    const { player } = stage();
    player.add([passing("a"), passing("b")]);
    player.pause();
    vi.advanceTimersByTime(60_000);
    expect(on(player)).toBe("a0:running");
    player.pause();
    vi.advanceTimersByTime(300);
    expect(on(player)).toBe("b0:running");
  });

  it("forgets what was seen long ago and keeps the numbers of the rest", () => {
    const { player } = stage(() => 0);
    for (let i = 0; i < 500; i += 1) player.add([passing(`${i}`)]);
    expect(player.act(10)).toBeUndefined();
    expect(player.act(499)?.of).toBe("499");
    expect(player.now).toBe(499);
  });
});
