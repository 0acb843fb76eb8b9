// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Beat, Moment } from "../src/engine/stages/moment";
import { cueOf } from "../src/features/sound/moments";
import { ambienceOf, moodOf } from "../src/features/sound/surroundings";
import type { Place, Scene } from "../src/scene/types";

const sample = (name: string): Scene =>
  (JSON.parse(readFileSync(new URL(`../src/gallery/samples/${name}.json`, import.meta.url), "utf8")) as { scene: Scene }).scene;

const say = (id: string) => ({ id });
const TABLE: Scene = {
  game: "g",
  chapter: say("c"),
  players: [{ seat: 0, icon: "", color: "", states: ["active"] }],
  board: { id: "board", kind: "board", label: say("b") },
  mats: [
    {
      id: "mat",
      kind: "mat",
      label: say("m"),
      seat: 0,
      pieces: [
        { id: "purse", kind: "counter", label: say("gold"), gems: [{ kind: "gold" }] },
        { id: "life", kind: "counter", label: say("life") },
      ],
    },
  ],
};

function beat(kind: Moment["kind"], more: Partial<Moment> = {}, rest: Partial<Beat> = {}): Beat {
  const moment: Moment = { kind, after: 1, lines: [0, 1], scene: TABLE, ...more };
  return { moment, scene: TABLE, before: null, stage: null, sums: moment.sums ?? [], lines: [say("l")], title: null, seat: 0, ...rest } as Beat;
}

const step = (name: string) => ({ name, lasts: 1 });
const sum = (parts: number[], dice: string[] = []) => ({
  label: say("s"),
  parts: parts.map((n) => ({ label: say("p"), n })),
  total: parts.reduce((a, b) => a + b, 0),
  dice,
});

describe("what happens is heard", () => {
  it("dice by their number", () => {
    expect(cueOf(beat("roll", { sums: [sum([3], ["d1"])] }), step("fall"))).toBe("die");
    expect(cueOf(beat("roll", { sums: [sum([3], ["d1", "d2"])] }), step("fall"))).toBe("dice");
  });

  it("a blow by what becomes of it", () => {
    const blow = beat("blow", { sums: [sum([4, -2])] });
    expect(["card", "link-0", "link-1", "through"].map((name) => cueOf(blow, step(name)))).toEqual(["card-slap", "blade", "shield", "wound"]);
    expect(cueOf(beat("blow", { sums: [sum([2, -2])] }), step("through"))).toBe("parry");
  });

  it("an outcome by its result, a gain by what is gained", () => {
    expect((["won", "drawn", "lost"] as const).map((result) => cueOf(beat("outcome", { result }), step("outcome")))).toEqual(["chime", "shield", "knock"]);
    expect(cueOf(beat("gain", { pieces: ["purse"] }), step("shown"))).toBe("coins");
    expect(cueOf(beat("gain", { pieces: ["life"] }), step("shown"))).toBe("gain");
    expect(cueOf(beat("loss"), step("shown"))).toBe("loss");
  });

  it("a script before anything else", () => {
    const boss = beat("phase", { script: { kind: "boss", beats: [{ name: "name", at: 700, cue: "drum" }] } });
    expect(cueOf(boss, step("name"))).toBe("drum");
    expect(cueOf(boss, { ...step("name"), cue: "roar" })).toBe("roar");
    const upset = beat("roll", {
      sums: [sum([3], ["d1"])],
      script: {
        kind: "upset",
        beats: [
          { name: "mine", at: 0, cue: "die-slow" },
          { name: "sums", at: 9 },
        ],
      },
    });
    expect(["mine", "sums"].map((name) => cueOf(upset, step(name)))).toEqual(["die-slow", ""]);
    const story = beat("event", { script: { kind: "story", beats: [{ name: "die", at: 900, cue: "die" }] } });
    expect(["die", "shown"].map((name) => cueOf(story, step(name)))).toEqual(["die", "parchment"]);
  });

  it("by what it is where a script only says how fast it goes", () => {
    const flow = beat("gain", { pieces: ["purse"], script: { kind: "flow", beats: [{ name: "gain", at: 0, cue: "gain" }] } });
    expect(cueOf(flow, { ...step("shown"), cue: "gain" })).toBe("coins");
    expect(cueOf(beat("phase"), { ...step("shown"), cue: "horn" })).toBe("horn");
  });
});

const place = (more: Partial<Place>): Scene => ({
  ...TABLE,
  board: {
    ...TABLE.board,
    kind: "map",
    places: [{ id: "here", label: say("h"), x: 0, y: 0, ...more }],
    pieces: [{ id: "pawn", kind: "pawn", label: say("p"), seat: 0, place: "here" }],
  },
});

describe("a place is heard", () => {
  it("by what the scene says, else by the stage, else by where the pawn stands", () => {
    expect(ambienceOf(TABLE, 0)).toBeNull();
    expect(ambienceOf(place({ terrain: "water" }), 0)).toBe("sea");
    expect(ambienceOf(place({ terrain: "water" }), null)).toBe("sea");
    expect(ambienceOf(place({ terrain: "hill", ambience: "town" }), 0)).toBe("town");
    expect(ambienceOf(place({ shape: "plane" }), 0)).toBe("beyond");
    expect(ambienceOf({ ...place({ terrain: "hill" }), stage: { id: "s", kind: "fight", label: say("s"), scenery: "cave" } }, 0)).toBe("cave");
    expect(ambienceOf({ ...place({ terrain: "hill" }), ambience: "forge" }, 0)).toBe("forge");
  });

  it.each(["prophecy-move", "witcher-move", "runebound-move", "prophecy-fight", "witcher-fight"])("in %s", (name) => {
    expect(ambienceOf(sample(name), null)).not.toBeNull();
  });

  it("in the mood of what goes on", () => {
    expect(moodOf(TABLE, undefined)).toBe("travel");
    expect(moodOf({ ...TABLE, mood: "tension" }, undefined)).toBe("tension");
    expect(moodOf(sample("prophecy-fight"), undefined)).toBe("fight");
    expect([moodOf(TABLE, true), moodOf(TABLE, false)]).toEqual(["victory", "defeat"]);
  });
});
