// Tests of the movements over the table, and of the preview of a choice.
import { describe, expect, it } from "vitest";
import { counted, gains } from "../src/engine/boards/flights";
import { between, hops } from "../src/engine/boards/walk";
import { namedIn, priced } from "../src/scene/of";
import type { Piece, Message, Scene, Zone } from "../src/scene/types";

const say = (id: string, more: Partial<Message> = {}): Message => ({ id, ...more });

const map: Zone = {
  id: "map",
  kind: "map",
  label: say("map"),
  links: [
    { a: "village", b: "plains" },
    { a: "plains", b: "tower" },
    { a: "tower", b: "forest" },
    { a: "village", b: "harbour", kind: "sea" },
    { a: "village", b: "tower", kind: "river" },
  ],
};

const face = (kind: string): Piece => ({ id: kind, kind: "face", label: say(kind), gems: [{ kind, n: 1 }] });

function table(gold: number, will = 3): Scene {
  const counter = (id: string, kind: string, n: number): Piece => ({
    id,
    kind: "counter",
    label: say(kind),
    gems: [{ kind }],
    n,
  });
  return {
    game: "any",
    chapter: say("chapter"),
    players: [],
    board: { id: "board", kind: "board", label: say("board") },
    mats: [
      {
        id: "mat-0",
        kind: "mat",
        label: say("mat"),
        seat: 0,
        pieces: [
          counter("gold-0", "gold", gold),
          counter("will-0", "will", will),
          { id: "die", kind: "die", label: say("die"), faces: [face("will"), face("gold")], up: 1 },
        ],
      },
      { id: "mat-1", kind: "mat", label: say("mat"), seat: 1, pieces: [counter("gold-1", "gold", 9)] },
    ],
  };
}

describe("a pawn", () => {
  it("goes by the places between, where the scene joins them", () => {
    expect(between(map, "village", "tower")).toEqual(["plains"]);
    expect(between(map, "harbour", "plains")).toEqual(["village"]);
  });

  it("goes straight to a neighbour, and to where no short way leads", () => {
    expect(between(map, "village", "plains")).toEqual([]);
    expect(between(map, "village", "forest")).toEqual([]);
    expect(between(map, "village", "nowhere")).toEqual([]);
  });

  it("hops once for each step and ends where it stands", () => {
    const frames = hops(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 20, y: 10 },
      ],
      1,
    );
    expect(frames).toHaveLength(5);
    expect(frames[1]).toEqual({ transform: "translate(5px,-14px) scale(1)" });
    expect(frames.at(-1)).toEqual({ transform: "translate(20px,10px) scale(1)" });
  });
});

describe("a gain", () => {
  it("flies from the die that shows it, else from what was named", () => {
    const [gold, ...more] = gains(table(7), counted(table(4)), ["temple"]);
    expect(more).toEqual([]);
    expect(gold).toMatchObject({ counter: "gold-0", kind: "gold", n: 3, from: ["die", "temple"] });
    expect(gains(table(4, 5), counted(table(4)), ["temple"])[0]?.from).toEqual(["temple"]);
  });

  it("is no gain when less is there, or when it was never counted before", () => {
    expect(gains(table(2), counted(table(4)), [])).toEqual([]);
    expect(gains(table(2), new Map(), [])).toEqual([]);
  });

  it("of a hoard flies as a handful", () => {
    expect(gains(table(90), counted(table(4)), [])[0]?.n).toBe(5);
  });
});

describe("a price", () => {
  it("is paid from the asked seat's counters of the same gem", () => {
    const cost = [
      { kind: "gold", n: 2 },
      { kind: "moon", n: 1 },
    ];
    expect([...priced(table(4), 0, cost)]).toEqual([["gold-0", 2]]);
    expect([...priced(table(4), 1, cost)]).toEqual([["gold-1", 2]]);
    expect([...priced(table(4), null, cost)]).toEqual([]);
  });
});

describe("a note", () => {
  it("names pieces, in lists and within names too", () => {
    const note = say("note", {
      args: { n: 2, cards: [say("card", { piece: "aard" })], at: say("place", { args: { of: say("x", { piece: "hex" }) } }) },
    });
    expect([...namedIn(note)]).toEqual(["aard", "hex"]);
    expect([...namedIn(null)]).toEqual([]);
  });
});
