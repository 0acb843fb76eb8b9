import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Loudspeaker } from "../src/sound";
import { gainOf, Player } from "../src/sound/player";
import type { Wanted } from "../src/sound/synth/render";

class FakeParam {
  value = 1;
  cancelScheduledValues = vi.fn();
  setTargetAtTime = vi.fn((value: number) => void (this.value = value));
}

class FakeNode {
  gain = new FakeParam();
  playbackRate = new FakeParam();
  threshold = new FakeParam();
  ratio = new FakeParam();
  attack = new FakeParam();
  release = new FakeParam();
  buffer: unknown = null;
  loop = false;
  onended: (() => void) | null = null;
  to: FakeNode | null = null;
  start = vi.fn();
  stop = vi.fn();
  disconnect = vi.fn();
  connect(node: FakeNode) {
    this.to = node;
    return node;
  }
}

class FakeContext {
  state = "suspended";
  currentTime = 0;
  destination = new FakeNode();
  sources: FakeNode[] = [];
  createGain = () => new FakeNode();
  createDynamicsCompressor = () => new FakeNode();
  createBufferSource = () => {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  };
  createBuffer = (_channels: number, length: number, rate: number) => ({ duration: length / rate, copyToChannel: vi.fn() });
  resume = vi.fn(async () => void (this.state = "running"));
  suspend = vi.fn(async () => void (this.state = "suspended"));
}

let context: FakeContext;
let asked: Wanted[];
let clock: number;
let hidden: boolean;
const render = async (wanted: Wanted) => {
  asked.push(wanted);
  return { rate: 32_000, channels: [new Float32Array(32_000)] };
};
const settled = () => new Promise((done) => setTimeout(done));
const ON = { on: true, effects: 0.8, ambience: 0.5, music: 0 };

beforeEach(() => {
  context = new FakeContext();
  asked = [];
  clock = 0;
  hidden = false;
});

afterEach(() => void vi.useRealTimers());

const newPlayer = () => new Player(context as unknown as AudioContext, render, () => clock);
const names = () => asked.map((each) => each.name);

function newSpeaker(): { speaker: Loudspeaker; made: () => number } {
  let contexts = 0;
  const speaker = new Loudspeaker({
    context: () => ((contexts += 1), context as unknown as AudioContext),
    load: async () => ({ Player, workerRenderer: () => render }),
    hidden: () => hidden,
  });
  return { speaker, made: () => contexts };
}

describe("the player", () => {
  it("renders a sound once and plays it each time", async () => {
    const player = newPlayer();
    await player.cue("bell", "folk", false);
    clock = 100;
    await player.cue("bell", "folk", false);
    expect(names()).toEqual(["bell"]);
    expect(context.sources.map((each) => each.start.mock.calls.length)).toEqual([1, 1]);
  });

  it("plays no sound twice at the same moment, and none that comes too late", async () => {
    const player = newPlayer();
    await Promise.all([player.cue("coin", "folk", false), player.cue("coin", "folk", false)]);
    expect(context.sources.length).toBe(1);
    const late = player.cue("blade", "folk", false);
    const turn = player.cue("turn", "folk", false);
    clock = 2000;
    await Promise.all([late, turn]);
    expect(context.sources.length).toBe(2);
  });

  it("is never louder than a die for what concerns others", async () => {
    const player = newPlayer();
    const loudness = async (name: "drum" | "die", others: boolean) => {
      clock += 1000;
      await player.cue(name, "folk", others);
      return context.sources.at(-1)!.to!.gain.value;
    };
    // A drum is 3 dB louder than a die by itself.
    expect((await loudness("drum", true)) * 10 ** (3 / 20)).toBeLessThan(1);
    expect(await loudness("drum", false)).toBe(1);
    expect(await loudness("die", true)).toBeLessThan(0.7);
  });

  it("fades one loop into the next, and forgets a wish that came between", async () => {
    const player = newPlayer();
    player.set({ effects: 1, ambience: 0.5, music: 1 });
    player.ambience("forest");
    await settled();
    player.ambience("town");
    player.ambience("sea");
    await settled();
    const [forest, sea, ...more] = context.sources;
    expect(more).toEqual([]);
    expect([forest!.loop, sea!.loop]).toEqual([true, true]);
    expect(forest!.stop).toHaveBeenCalledOnce();
    expect([forest!.to!.gain.value, sea!.to!.gain.value]).toEqual([0, 1]);
    expect(sea!.to!.to!.gain.value).toBe(gainOf(0.5));
    player.ambience("sea");
    await settled();
    expect(context.sources.length).toBe(2);
  });

  it("lets loops step back for what matters, and silences them for a theme", async () => {
    const player = newPlayer();
    player.ambience("forest");
    await settled();
    const duck = context.sources[0]!.to!.to!.to!.gain;
    const lowest = () => Math.min(...duck.setTargetAtTime.mock.calls.map(([value]) => value));
    await player.cue("choose", "folk", false);
    expect(duck.setTargetAtTime).not.toHaveBeenCalled();
    await player.cue("blow", "folk", false);
    expect(lowest()).toBeCloseTo(0.45);
    await player.cue("theme", "folk", false);
    expect(lowest()).toBe(0);
    expect(duck.value).toBe(1);
  });
});

describe("the loudspeaker", () => {
  it("makes and fetches nothing before somebody touches the page", async () => {
    const { speaker, made } = newSpeaker();
    speaker.set(ON);
    speaker.cue("die");
    speaker.ambience("forest");
    await settled();
    expect([made(), asked.length]).toEqual([0, 0]);
    speaker.touched();
    await settled();
    expect(made()).toBe(1);
    expect(names()).toContain("forest");
    speaker.cue("bell");
    await settled();
    expect(names()).toContain("bell");
  });

  it("stays silent where sound is off", async () => {
    const { speaker, made } = newSpeaker();
    speaker.set({ ...ON, on: false });
    speaker.touched();
    speaker.cue("die");
    await settled();
    expect(made()).toBe(0);
  });

  it("plays no music until its slider is moved, and then that of the scene or of the script", async () => {
    const { speaker } = newSpeaker();
    speaker.set(ON);
    speaker.use("heroic");
    speaker.score("travel");
    speaker.touched();
    await settled();
    expect(asked.filter((each) => each.kind === "music")).toEqual([]);
    speaker.set({ ...ON, music: 0.4 });
    speaker.music("tension");
    await settled();
    speaker.music(null);
    await settled();
    expect(asked.filter((each) => each.kind === "music").map((each) => `${each.palette} ${each.name}`)).toEqual(["heroic travel", "heroic tension"]);
  });

  it("is silent out of sight, and lets go of the device", async () => {
    vi.useFakeTimers();
    const { speaker } = newSpeaker();
    speaker.set(ON);
    speaker.touched();
    await vi.runAllTimersAsync();
    expect(context.state).toBe("running");
    const played = context.sources.length;
    hidden = true;
    speaker.seen();
    speaker.cue("turn");
    await vi.runAllTimersAsync();
    expect(context.state).toBe("suspended");
    expect(context.sources.length).toBe(played);
    hidden = false;
    speaker.seen();
    await vi.runAllTimersAsync();
    expect(context.state).toBe("running");
  });

  it("leaves the sound to the big screen", async () => {
    const { speaker } = newSpeaker();
    speaker.set(ON);
    speaker.touched();
    await settled();
    speaker.leave(true);
    const played = context.sources.length;
    speaker.cue("die");
    await settled();
    expect(context.sources.length).toBe(played);
    speaker.leave(false);
    speaker.cue("die");
    await settled();
    expect(context.sources.length).toBe(played + 1);
  });

  it("is silent, not broken, where its files cannot be had, and tries again", async () => {
    let tries = 0;
    const speaker = new Loudspeaker({
      context: () => context as unknown as AudioContext,
      load: () => ((tries += 1), Promise.reject(new Error("offline"))),
      hidden: () => false,
    });
    speaker.set(ON);
    speaker.touched();
    await settled();
    speaker.cue("die");
    speaker.touched();
    await settled();
    expect(tries).toBe(2);
  });
});
