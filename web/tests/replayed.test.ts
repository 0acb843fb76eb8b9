import { describe, expect, it } from "vitest";
import type { ReplayFrame } from "../src/wire/protocol";
import { wholeFrames } from "../src/features/replay/frames";

const scene = (round: number) => ({ game: "lanterns", chapter: { id: `round-${round}` }, players: [], board: { id: "b" }, mats: [] });
const round = (n: number) => ({ now: { chapter: { id: `round-${n}` } } });
const frame = (at: number, more: object) =>
  ({ at, scene: null, change: null, log: [], turn: 0, question: null, chosen: null, ...more }) as unknown as ReplayFrame;
const moment = (after: number, more: object) => ({ kind: "turn", after, lines: [0, 0], ...more });

describe("a game seen again", () => {
  it("gives each frame and each moment its scene, out of the one before", () => {
    const frames = wholeFrames([
      frame(3, { moments: [moment(3, { scene: scene(1) })], change: round(2) }),
      frame(4, { change: {} }),
      frame(5, { moments: [moment(5, { change: round(3) }), moment(5, { change: round(4) })], change: round(5) }),
    ]);
    expect(frames.map((each) => each.scene.chapter.id)).toEqual(["round-2", "round-2", "round-5"]);
    expect(frames.flatMap((each) => each.moments.map((one) => one.scene.chapter.id))).toEqual(["round-1", "round-3", "round-4"]);
    expect(frames[2]!.scene.game).toBe("lanterns");
  });

  it("begins with whatever comes whole", () => {
    expect(wholeFrames([frame(0, { scene: scene(1) })])[0]!.scene.chapter.id).toBe("round-1");
  });
});
