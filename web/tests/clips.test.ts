// Tests of clips of moments: content, timing, and the size of the file.
import { describe, expect, it } from "vitest";
import { about, after, lying, seen } from "../src/engine/clips/cube";
import { FINENESS, fitted, MOST_BYTES, type Fineness } from "../src/engine/clips/make";
import { clipOf, instantsOf, sceneFor, toldBy, type Telling } from "../src/engine/clips/plan";
import type { Beat, SceneScript, Sum } from "../src/engine/stages/moment";
import type { Piece, Scene, Zone } from "../src/scene/types";

const say = (id: string) => ({ id });
const die = (id: string, tone = ""): Piece => ({
  id,
  kind: "die",
  label: say(id),
  tone,
  up: 3,
  faces: [1, 2, 3, 4, 5, 6].map((n) => ({ id: `${id}-${n}`, kind: "face", label: say(`pips-${n}`), n })),
});
const FIGHT: Zone = {
  id: "fight",
  kind: "fight",
  label: say("fight"),
  scenery: "peaks",
  zones: [
    { id: "mine", kind: "side", label: say("mine"), seat: 0, pieces: [die("d0")] },
    { id: "theirs", kind: "side", label: say("theirs"), pieces: [die("d1", "dark")] },
  ],
} as unknown as Zone;
const SCENE = {
  chapter: say("round"),
  players: [{ seat: 0, icon: "sun", color: "red" }],
  board: { id: "board", kind: "board", label: say("board") },
  mats: [],
  stage: FIGHT,
} as unknown as Scene;
const sum = (label: string, seat: number | null, dice: string[], parts: number[], total: number): Sum => ({
  label: say(label),
  seat,
  dice,
  parts: parts.map((n, i) => ({ label: say(`part-${i}`), n, ...(i === parts.length - 1 && dice.length ? { piece: dice[0]! } : {}) })),
  total,
});
const DUEL = [sum("hero", 0, ["d0"], [5, 4], 9), sum("bear", null, ["d1"], [4, 4], 8)];
function beat(kind: string, more: Partial<Beat> = {}): Beat {
  const moment = { kind, after: 1, lines: [0, 1], scene: SCENE } as unknown as Beat["moment"];
  const none = { event: null, title: null, seat: 0, script: null, number: 0, sums: [] };
  return { ...none, moment, scene: SCENE, before: SCENE, stage: FIGHT, lines: [say(`line-${kind}`)], ...more };
}
const telling: Telling = { game: "Game", text: (each) => each.id, label: (id) => id, colorOf: () => "red" };
const ROLL = beat("roll", { sums: DUEL });
const UPSET = {
  kind: "upset",
  weight: 65,
  title: say("eight percent"),
  beats: [
    { name: "theirs", at: 0 },
    { name: "mine", at: 1100 },
    { name: "sums", at: 2700 },
    { name: "headline", at: 3000 },
  ],
  lasts: 4600,
} as unknown as SceneScript;
const falls = (clip: ReturnType<typeof clipOf>) => clip!.sides.map((side) => side.falls[1] - side.falls[0]);

it("never leaves the panel empty: a forging without dice, picture and further lines tells its title", () => {
  const forged = beat("forge", { title: say("forged"), lines: [say("forged")], stage: null });
  expect(clipOf([forged], telling)!.lines).toEqual(["forged"]);
  const card = beat("forge", { title: say("forged"), lines: [say("forged"), say("gained")], stage: null });
  expect(clipOf([card], telling)!.lines).toEqual(["gained"]);
});

describe("a clip", () => {
  it("tells both sides of a fight, their dice, their parts and how it came out", () => {
    const clip = clipOf([ROLL, beat("outcome", { sums: DUEL, title: say("hero beats bear") })], telling)!;
    expect([clip.shape, clip.fate, clip.verdict, clip.title]).toEqual(["facing", "won", "moment-end-won", "hero beats bear"]);
    expect(clip.sides.map((side) => [side.name, side.total, side.fate, side.dice.length])).toEqual([
      ["hero", 9, "won", 1],
      ["bear", 8, "lost", 1],
    ]);
    expect(clip.sides[0]!.parts).toEqual([{ label: "part-0", n: 5, first: true }]);
    expect(clip.opening).not.toContain("beats");
  });

  it("lets dice of both fall together, and unlikely ones one after the other, one's own slowly", () => {
    const usual = clipOf([ROLL], telling)!;
    expect(usual.sides[1]!.falls[0]).toBeLessThan(usual.sides[0]!.falls[1]);
    const unlikely = clipOf([{ ...ROLL, script: UPSET }], telling)!;
    const [mine, theirs] = unlikely.sides.map((side) => side.falls);
    expect(theirs![1]).toBeLessThanOrEqual(mine![0]);
    expect(falls(unlikely)[0]).toBeGreaterThan(falls(usual)[0]! + 200);
    expect(unlikely.headline).toBe("eight percent");
    expect(unlikely.times.sums).toBeGreaterThanOrEqual(mine![1]);
  });

  it("is of the scene one looks at, else of one with dice, else of the one of most weight", () => {
    const heavy = beat("card", { stage: null, script: { kind: "flow", weight: 90 } });
    const other = { ...ROLL, moment: { ...ROLL.moment!, lines: [4, 5] as [number, number] } };
    expect(sceneFor([heavy, other])).toEqual([other]);
    expect(sceneFor([heavy, other], heavy)).toEqual([heavy]);
    expect(sceneFor([heavy, { ...beat("turn"), lines: [] }])).toEqual([heavy]);
    expect(clipOf(sceneFor([]), telling)).toBeNull();
    expect(clipOf([{ ...beat("turn"), lines: [] }], telling)).toBeNull();
  });

  it("tells a blow part by part", () => {
    const clip = clipOf([beat("blow", { stage: null, sums: [sum("bear", null, [], [5, -2, -1], 2)] })], telling)!;
    expect([clip.shape, clip.sides[0]!.total]).toEqual(["single", 2]);
    expect([0, 1, 2].map((n) => toldBy(clip, clip.times.sums + 420 * n))).toEqual([1, 2, 3]);
    expect(toldBy(clip, clip.times.verdict)).toBeGreaterThan(3);
  });

  it("has many pictures while something moves and lasts as long as its script", () => {
    const clip = clipOf([{ ...ROLL, script: UPSET }], telling)!;
    const instants = instantsOf(clip, 50);
    expect(instants.length).toBeGreaterThan(40);
    expect(instants.reduce((all, each) => all + each.lasts, 0)).toBe(clip.times.end);
    expect(instants.every((each) => each.lasts >= 20 && each.lasts % 10 === 0)).toBe(true);
    expect(instantsOf(clip, 250).length).toBeLessThan(25);
  });
});

describe("a cube", () => {
  it("lies with the face that is up to the eye, and turns its sides through three at most", () => {
    expect(seen(lying(false)).at(-1)!.face).toBe(0);
    for (let angle = 0; angle < 6.3; angle += 0.37) {
      const sides = seen(after(about([0.8, 0.52, 0.3], angle), lying(true)));
      expect(sides.length).toBeGreaterThan(0);
      expect(sides.length).toBeLessThan(4);
    }
    expect(seen(about([0, 1, 0], Math.PI)).at(-1)!.face).toBe(2);
  });
});

describe("the file", () => {
  const packing = (how: Fineness) => Promise.resolve({ width: 1, height: 1, colors: how.colors, frames: [] });

  it("is the finest that fits into a megabyte", async () => {
    const tried: number[] = [];
    const file = await fitted(packing, ({ colors }) => {
      tried.push(colors);
      return Promise.resolve(new ArrayBuffer(colors * 10_000));
    });
    expect(file.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    expect(tried).toEqual(FINENESS.map((how) => how.colors).filter((colors) => colors >= 96));
    await expect(fitted(packing, () => Promise.resolve(new ArrayBuffer(MOST_BYTES + 1)))).rejects.toThrow();
  });

  it("fits in its plainest form even if nothing of it can be packed", () => {
    const { scale, every } = FINENESS.at(-1)!;
    const clip = clipOf([{ ...ROLL, script: UPSET }], telling)!;
    const dots = 640 * scale * 400 * scale;
    // Five bits a dot, and a third more for codes that find nothing to repeat.
    expect(instantsOf(clip, every).length * dots * (5 / 8) * 1.34).toBeLessThan(MOST_BYTES);
  });
});
