import { beforeEach, expect, it, vi } from "vitest";
import { Explanations, isOwnFight } from "../src/features/explanations/explanations.svelte";
import type { Ask, Zone } from "../src/scene/types";
import { speech } from "../src/text/speech.svelte";

let asked = 0;
let explanations: Explanations;
const ask = (question: string, turn = "turn-3"): Ask => ({ number: ++asked, seat: 0, question: { id: `ask-${question}` }, turn });
/** True if a note comes by itself at this question. */
const explained = (each: Ask, fighting = false): boolean => {
  explanations.asked(each, fighting);
  return explanations.at === each.number;
};

let games = 0;
beforeEach(() => {
  vi.spyOn(speech, "of").mockReturnValue({ has: () => true } as unknown as ReturnType<typeof speech.of>);
  const game = `game-${++games}`;
  explanations = new Explanations(() => game);
});

it("explains one question a turn", () => {
  expect(explained(ask("ride"))).toBe(true);
  expect(explained(ask("buy"))).toBe(false);
  expect(explained(ask("buy", "turn-4"))).toBe(true);
});

it("explains what is new in a fight, whatever has been explained in that turn", () => {
  expect(explained(ask("ride"))).toBe(true);
  expect(explained(ask("token"), true)).toBe(true);
  expect(explained(ask("action"), true)).toBe(true);
  expect(explained(ask("action"), true), "a second time").toBe(false);
  expect(explained(ask("buy")), "after the fight").toBe(false);
});

it("leaves its note to the turn in which a fight came first", () => {
  expect(explained(ask("action"), true)).toBe(true);
  expect(explained(ask("buy"))).toBe(true);
});

it("takes for a fight one in which the asked player has a side", () => {
  const side = (seat: number | null): Zone => ({ id: `side-${seat}`, kind: "panel", label: { id: "side" }, seat });
  const fight = (...seats: (number | null)[]): Zone => ({ id: "fight", kind: "fight", label: { id: "fight" }, zones: seats.map(side) });
  expect(isOwnFight(fight(0, null), 0)).toBe(true);
  expect(isOwnFight(fight(1, 0), 0)).toBe(true);
  expect(isOwnFight(fight(1, null), 0)).toBe(false);
  expect(isOwnFight({ ...fight(0, null), kind: "panel" }, 0)).toBe(false);
  expect(isOwnFight(null, 0)).toBe(false);
});
