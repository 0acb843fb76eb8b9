import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { marksOf, Standings, type Question } from "../src/engine/pieces/standing.svelte";

const QUESTION: Question = {
  options: new Map([
    ["axe", "1"],
    ["bow", ""],
  ]),
  barred: new Map([["cap", { id: "why-dear" }]]),
  chosen: new Set(),
  lit: new Set(),
  chalk: new Set(),
  theirs: false,
};

it("tells a spot of its own changes alone", () => {
  const standings = new Standings(QUESTION);
  const heard: Record<string, string[]> = { axe: [], bow: [], cap: [], dog: [] };
  const stop = $effect.root(() => {
    for (const [id, marks] of Object.entries(heard)) {
      const cell = $derived(standings.of(id));
      $effect(() => void marks.push(marksOf(cell.standing)));
    }
  });
  flushSync();
  standings.ask({ ...QUESTION, lit: new Set(["dog"]) });
  flushSync();
  standings.ask({ ...QUESTION, options: new Map([["cap", "1"]]), barred: new Map() });
  flushSync();
  expect(heard).toEqual({
    axe: ["is-option", ""],
    bow: ["is-option", ""],
    cap: ["is-barred", "is-option"],
    dog: ["", "is-lit", ""],
  });
  stop();
});

it("bars nothing while somebody else is asked", () => {
  const standings = new Standings({ ...QUESTION, theirs: true });
  expect(["axe", "cap"].map((id) => marksOf(standings.of(id).standing))).toEqual(["is-theirs", ""]);
});
