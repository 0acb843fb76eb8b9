import { describe, expect, it } from "vitest";
import type { Ask, BarredChoice, Choice, Piece, Scene } from "../src/scene/types";
import { barredAt, capsBySpot, choicesAt, effectOf, grouped, nextPage, noteOf, numbered, onlyAnswer, rowOf } from "../src/table/choices";
import { cardsOf } from "../src/table/room";

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({ key, label: { id: key }, spots: [key], ...more });
const ask = (choices: Choice[], barred: BarredChoice[] = []): Ask => ({ number: 1, seat: 0, question: { id: "ask" }, choices, barred });
const many = (n: number) => Array.from({ length: n }, (_, index) => choice(`c${index}`));

describe("numbering", () => {
  it("gives 1 to 9 in the game's order and keeps the committing choice apart", () => {
    const { rows, main, pages } = numbered(ask([choice("a"), choice("done", { main: true }), choice("b")]), 0);
    expect(rows.map(({ choice, cap }) => [choice.key, cap])).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
    expect(main?.key).toBe("done");
    expect(pages).toBe(1);
  });

  it("keeps apart what ends a turn too early, without the key that takes the golden button", () => {
    const { rows, main } = numbered(ask([choice("a"), choice("pass", { ends: true }), choice("b")]), 0);
    expect(rows.map(({ choice }) => choice.key)).toEqual(["a", "b"]);
    expect(main?.key).toBe("pass");
    expect(capsBySpot(rows, main)).toEqual({ a: "1", b: "2", pass: "" });
  });

  it("lists last what changes nothing", () => {
    const { rows } = numbered(ask([choice("same", { idle: true }), choice("a"), choice("b")]), 0);
    expect(rows.map(({ choice, cap }) => [choice.key, cap])).toEqual([
      ["a", "1"],
      ["b", "2"],
      ["same", "3"],
    ]);
  });

  it("numbers the open page of a long list only", () => {
    const second = numbered(ask(many(21)), 1);
    expect(second.pages).toBe(3);
    expect(second.rows.map(({ cap }) => cap).join("")).toBe("123456789");
    expect(second.rows.find(({ cap }) => cap === "1")?.choice.key).toBe("c9");
  });

  it("goes round the pages", () => {
    expect(nextPage(0, 3)).toBe(1);
    expect(nextPage(2, 3)).toBe(0);
    expect(nextPage(0, 1)).toBe(0);
  });

  it("folds the ways to one place into a row; numbers count rows first, then the ways inside", () => {
    const under = (id: string) => ({ under: { id, piece: id } });
    const asked = ask([choice("x1", under("x")), choice("x2", { ...under("x"), spots: [] }), choice("y"), choice("x3", under("x"))]);
    const { rows } = numbered(asked, 0);
    expect(rows.map(({ choice, cap, ways }) => [choice.key, cap, ways.map(({ key }) => key)])).toEqual([
      ["x1", "1", ["x1", "x2", "x3"]],
      ["y", "2", []],
    ]);
    expect(capsBySpot(rows, null)).toEqual({ x1: "1", x3: "1", y: "2" });
    expect(rowOf(rows, "x3")?.cap).toBe("1");
    const inside = numbered(asked, 0, "x");
    expect(inside.rows.map(({ choice, cap }) => [choice.key, cap])).toEqual([
      ["x1", "1"],
      ["x2", "2"],
      ["x3", "3"],
    ]);
  });

  it("has nothing to number without a question", () => {
    expect(numbered(null, 0)).toEqual({ rows: [], main: null, pages: 1 });
  });

  it("caps spots like the list, the first choice of a spot wins, other pages glow without a cap", () => {
    const { rows, main } = numbered(ask([choice("a", { spots: ["x", "y"] }), choice("b", { spots: ["y"] }), choice("m", { main: true, spots: ["z"] })]), 0);
    expect(capsBySpot(rows, main)).toEqual({ x: "1", y: "1", z: "↵" });
    const long = numbered(ask(many(10)), 0);
    expect(capsBySpot(long.rows, long.main)["c9"]).toBe("");
  });

  it("finds the choices and the reason behind a spot", () => {
    const asked = ask(
      [choice("a", { spots: ["x"] }), choice("b", { spots: ["x", "y"] })],
      [{ key: "c", label: { id: "c" }, why: { id: "why" }, spots: ["z"] }],
    );
    expect(choicesAt(asked, "x").map(({ key }) => key)).toEqual(["a", "b"]);
    expect(choicesAt(asked, "z")).toEqual([]);
    expect(barredAt(asked, "z")?.key).toBe("c");
    expect(barredAt(asked, "x")).toBeNull();
  });

  it("tells the same reason once", () => {
    const barred = ["a", "b", "c"].map((key) => ({ key, label: { id: key }, why: { id: key === "c" ? "why-other" : "why-gold" } }));
    expect(grouped(barred).map(({ first, more }) => [first.key, more])).toEqual([
      ["a", 1],
      ["c", 0],
    ]);
  });
});

describe("the line under a row", () => {
  const piece: Piece = { id: "skill", kind: "card", label: { id: "skill" }, text: { id: "skill.text" } };

  it("is the text of the card where the row says nothing else", () => {
    expect(noteOf(null, choice("a", { piece }))).toEqual({ id: "skill.text" });
  });

  it("stands beside a price and a gain, which do not say what the card does", () => {
    expect(noteOf(null, choice("a", { piece, cost: [{ kind: "gold", n: 2 }] }))).toEqual({ id: "skill.text" });
  });

  it("leaves the card to say what it does where the note says something else", () => {
    expect(effectOf(choice("a", { piece, note: { id: "left" } }))).toEqual({ id: "skill.text" });
    expect(effectOf(choice("a", { piece }))).toBeNull();
    expect(effectOf(choice("a", { note: { id: "left" } }))).toBeNull();
  });

  it("is the row's own note where there is one", () => {
    expect(noteOf(null, choice("a", { piece, note: { id: "own" } }))).toEqual({ id: "own" });
    expect(noteOf(null, choice("a", { piece, waits: { id: "foe" } }))).toBeNull();
  });
});

describe("cards that are laid out", () => {
  const laid = (cards: "open" | "aside", barred: BarredChoice[]) => {
    const scene = {
      game: "g",
      chapter: { id: "c" },
      players: [],
      mats: [],
      board: { id: "b", kind: "board", label: { id: "b" }, pieces: [card("axe"), card("bow"), card("mace")] },
    };
    return cardsOf(scene as unknown as Scene, { ...ask([choice("buy-axe", { spots: ["axe"] }), choice("discard-bow", { spots: ["bow"] })], barred), cards })!;
  };
  const card = (id: string): Piece => ({ id, kind: "card", label: { id } });
  const dear = (id: string): BarredChoice => ({ key: `buy-${id}`, label: { id: "buy", piece: id }, why: { id: "too-dear" } });

  it("lie dimmed beside the others where they cannot be had", () => {
    const { cards, dimmed, ask } = laid("open", [dear("bow"), dear("mace"), dear("mace"), dear("elsewhere")]);
    expect(cards.map((each) => each.card.id)).toEqual(["axe", "bow"]);
    expect(dimmed.map((each) => [each.card.id, each.why.id])).toEqual([["mace", "too-dear"]]);
    expect(ask.barred?.map((each) => each.key)).toEqual(["buy-elsewhere"]);
    expect(laid("aside", [dear("mace")]).dimmed).toEqual([]);
  });

  it("say on a card why it cannot be had, and below only what concerns none of them", () => {
    for (const way of ["open", "aside"] as const) {
      const { cards, ask } = laid(way, [dear("bow"), dear("elsewhere")]);
      expect(cards.map((each) => [each.card.id, each.why?.id ?? null])).toEqual([
        ["axe", null],
        ["bow", "too-dear"],
      ]);
      expect(ask.barred?.map((each) => each.key)).toEqual(way === "open" ? ["buy-elsewhere"] : []);
    }
  });
});

describe("a question that leaves nothing to decide", () => {
  it("has one answer and nothing else to be read or meant", () => {
    expect(onlyAnswer(ask([choice("pay")]))?.key).toBe("pay");
    expect(onlyAnswer(ask([]))).toBeNull();
    expect(onlyAnswer(ask(many(2)))).toBeNull();
    expect(onlyAnswer(ask([choice("pay")], [{ key: "no", label: { id: "no" }, why: { id: "why" } }]))).toBeNull();
    expect(onlyAnswer({ ...ask([choice("card")]), cards: "dealt" })).toBeNull();
    for (const meant of [{ main: true }, { ends: true }, { risk: "dice" as const }]) expect(onlyAnswer(ask([choice("roll", meant)]))).toBeNull();
  });
});
