import { expect, it } from "vitest";
import { blocksOf, hitsIn, inForce, marked, needlesOf, plain } from "../src/features/rules/book";

it("cuts a text into paragraphs, points and links", () => {
  const blocks = blocksOf("Roll **both** dice, see\n[battles](battle).\n\n- one\n- two\n1. first");
  expect(blocks.map((block) => [block.kind, block.lines.length])).toEqual([
    ["p", 1],
    ["ul", 2],
    ["ol", 1],
  ]);
  expect(blocks[0]!.lines[0]).toContainEqual({ text: "both", loud: true });
  expect(blocks[0]!.lines[0]).toContainEqual({ text: "battles", rule: "battle" });
  expect(plain("a **b** [c](d)")).toBe("a b c");
});

it("searches without minding case, accents and endings", () => {
  expect(hitsIn("Žluťoučký kůň pěl", needlesOf("zlutoucky KUN"))).toBe(2);
  expect(hitsIn("бросьте кости, ещё кость", needlesOf("Кость еще"))).toBe(3);
  expect(hitsIn("nothing here", needlesOf("nothing there"))).toBe(0);
  expect(hitsIn("nothing here", needlesOf(" "))).toBe(0);
  expect(
    marked("Две кости и кость.", needlesOf("кость"))
      .filter((part) => part.hit)
      .map((part) => part.text),
  ).toEqual(["кости", "кость"]);
});

it("knows what is in force at a table", () => {
  const rule = { key: "trading", when: [{ trading: true }, { teams: true }] };
  expect(inForce(rule, { options: { trading: false, teams: true }, players: 4 })).toBe(true);
  expect(inForce(rule, { options: { trading: false }, players: 4 })).toBe(false);
  expect(inForce({ key: "solo", players: [1] }, { options: {}, players: 2 })).toBe(false);
  expect(inForce({ key: "aim" }, { options: {}, players: 2 })).toBe(true);
});
