// @vitest-environment node
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { python } from "../build/types.mjs";
import { applied } from "../src/wire/difference";
import type { Change } from "../src/wire/protocol";

const piece = (id: string, more = {}) => ({ id, kind: "card", label: { id }, ...more });

describe("a difference", () => {
  it("sets fields, lets go of them and reaches into what lies within", () => {
    const before = { chapter: { id: "dawn" }, stage: { id: "fight" }, board: { id: "board", count: 3, note: { id: "full" } } };
    const change = { now: { chapter: { id: "dusk" } }, gone: ["stage"], within: { board: { now: { count: 2 }, gone: ["note"] } } };
    expect(applied(before, change)).toEqual({ chapter: { id: "dusk" }, board: { id: "board", count: 2 } });
    expect(before.board).toEqual({ id: "board", count: 3, note: { id: "full" } });
  });

  it("takes from a list what stays, puts in what is new and changes what is other, in the new order", () => {
    const before = { pieces: [piece("a"), piece("b"), piece("c"), piece("d")] };
    const change = { lists: { pieces: { runs: [2, 2, -1, 1, 0, 1], new: [piece("e")], at: { "3": { now: { count: 2 } } } } } };
    expect(applied(before, change).pieces).toEqual([piece("c"), piece("d"), piece("e"), piece("a", { count: 2 })]);
  });

  it("leaves whatever did not change the very same object", () => {
    const before = {
      mats: [
        { id: "m0", pieces: [piece("a"), piece("b")] },
        { id: "m1", pieces: [piece("c")] },
      ],
    };
    const after = applied(before, { lists: { mats: { at: { "0": { lists: { pieces: { at: { "1": { now: { up: 2 } } } } } } } } } });
    expect(after.mats[1]).toBe(before.mats[1]);
    expect(after.mats[0]?.pieces[0]).toBe(before.mats[0]?.pieces[0]);
    expect(after.mats[0]?.pieces[1]).toEqual(piece("b", { up: 2 }));
  });
});

// The server's own differences over the beginnings of games, each beside the whole scene it should lead to.
const GAMES = `
import msgspec
import fabletable
from fabletable.games import shelf
from fabletable.kernel import Chance
from fabletable.kernel.difference import difference
told = []
for game in shelf():
    match, chance, before, steps = fabletable.start(game, fabletable.find(game).players[0], "page"), Chance("page"), None, []
    while match.decision is not None and len(steps) < 40:
        scene = match.scene(0)
        steps.append({"scene": scene, "change": None if before is None else difference(before, scene)})
        before = scene
        match.take(match.decision.options[chance.below(len(match.decision.options))])
    told.append({"game": game, "steps": steps})
print(msgspec.json.encode(told).decode())
`;

function games(): { game: string; steps: { scene: object; change: Change | null }[] }[] {
  try {
    execFileSync(python(), ["-c", "import fabletable.kernel.difference"], { stdio: "ignore" });
  } catch {
    return [];
  }
  return JSON.parse(execFileSync(python(), ["-c", GAMES], { encoding: "utf8", maxBuffer: 1 << 28 }));
}

it.each(games())("leads through $game as the whole scenes do", ({ steps }) => {
  let scene: object | null = null;
  for (const step of steps) {
    scene = scene && step.change ? applied(scene, step.change) : step.scene;
    expect(scene).toEqual(step.scene);
  }
});
