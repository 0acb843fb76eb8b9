// A premove whose question is asked after all has lapsed: the page says so once, and not after a step back.
import { expect, it } from "vitest";
import { Premoves } from "../src/features/premoves/premoves.svelte";
import type { LiveTable } from "../src/table/live.svelte";

const question = { id: "ask-buy" };
const once = { id: 1, kind: "once", question, choice: { id: "word-sword" }, given: 0, on: true };

function premovesAt(number: number, answers: object[] = [once]) {
  const heard: Record<string, (frame: object) => void> = {};
  const live = { looking: 0, view: { number, ask: { question } }, on: (type: string, tell: (frame: object) => void) => (heard[type] = tell), send: () => {} };
  const premoves = new Premoves(live as unknown as LiveTable);
  heard.ahead!({ seat: 0, answers });
  heard.foreseen!({ seat: 0, number: number - 1, ask: { question, choices: [] }, may_pass: false });
  return { premoves, live };
}

it("says what has lapsed when its question is asked, and shows nothing that was foreseen", () => {
  const { premoves, live } = premovesAt(7);
  premoves.asked();
  expect(premoves.lapsed).toEqual({ id: "word-sword" });
  expect(premoves.foreseen).toBeNull();
  premoves.choosing({ key: "pass" } as never);
  expect(premoves.lapsed).toBeNull();
  live.view = { ...live.view, number: 6 };
  premoves.asked();
  expect(premoves.lapsed).toBeNull();
});

it("says nothing where another question is asked, or none was answered in advance", () => {
  for (const answers of [[], [{ ...once, question: { id: "ask-walk" } }], [{ ...once, kind: "always" }]]) {
    const { premoves } = premovesAt(7, answers);
    premoves.asked();
    expect(premoves.lapsed).toBeNull();
  }
});
