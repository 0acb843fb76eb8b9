import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wire } from "../src/live/line";
import { invitationIn, invitationLink } from "../src/live/keys";
import type { View } from "../src/live/protocol";
import { LiveTable } from "../src/live/table.svelte";
import type { Scene } from "../src/scene/types";
import { pageOf, pathOf } from "../src/shell/router.svelte";

const SCENE: Scene = { game: "g", chapter: { id: "c" }, players: [], board: { id: "b", kind: "board", label: { id: "b" } }, mats: [] };

function view(seat: number | null, number: number, more: Partial<View> = {}): View {
  return {
    type: "view",
    seat,
    number,
    decisions: number,
    turn: 0,
    scene: SCENE,
    change: null,
    since: -1,
    ask: null,
    again: null,
    story_from: 0,
    story: [],
    recap_from: 0,
    undo: { free: false, to: -1, why: null },
    result: null,
    ...more,
  };
}

const ASK = { number: 1, seat: 0, question: { id: "ask" }, choices: [{ key: "go", label: { id: "go" } }] };
const TABLE = { id: "t", game: "g", state: "playing", seats: [{ seat: 0, name: "Ada" }, { seat: 1, name: "Rok" }] };

describe("a live table", () => {
  let sent: { type: string; id?: string; [field: string]: unknown }[];
  let wire: Wire;
  let live: LiveTable;
  const receive = (frame: unknown) => wire.onmessage?.({ data: JSON.stringify(frame) });

  beforeEach(() => {
    sent = [];
    live = new LiveTable({
      table: "t",
      secrets: ["s"],
      watching: () => ({ speed: 0, waits: true, follows: true }),
      connect: () => (wire = { send: (text) => sent.push(JSON.parse(text)), close: () => {}, onopen: null, onmessage: null, onclose: null }),
    });
    live.open();
    wire.onopen?.();
    receive({ type: "welcome", table: TABLE, seats: [0], chat: [], proposal: null });
  });
  afterEach(() => live.close());

  it("looks through the seat it holds", () => {
    receive(view(0, 1, { ask: ASK }));
    expect(live.looking).toBe(0);
    expect(live.ask?.choices?.[0]?.key).toBe("go");
    expect(live.names).toEqual(["Ada", "Rok"]);
  });

  it("is sent, then stored, then done; and cannot be sent twice meanwhile", () => {
    receive(view(0, 1, { ask: ASK }));
    live.choose("go");
    live.choose("go");
    const chosen = sent.filter((frame) => frame.type === "choose");
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toMatchObject({ number: 1, seat: 0, key: "go" });
    expect(live.sent?.stored).toBeNull();
    receive({ type: "accepted", id: chosen[0]!.id, number: 2, again: false });
    expect(live.sent?.stored).toBe(2);
    expect(live.ask).toBeNull();
    receive(view(0, 2, { turn: 1 }));
    expect(live.sent).toBeNull();
  });

  it("says why a choice was refused, and asks again", () => {
    receive(view(0, 1, { ask: ASK }));
    live.choose("go");
    const id = sent.at(-1)!.id;
    receive({ type: "refused", id, code: "why-late", args: {}, rule: "turn", number: 2 });
    expect(live.refusal).toEqual({ say: { id: "why-late", args: {} }, rule: "turn" });
    expect(live.sent).toBeNull();
    expect(live.ask).not.toBeNull();
  });

  it("keeps the story it has and appends what is new, also when something was taken back", () => {
    receive(view(0, 1, { story: [{ id: "a" }, { id: "b" }] }));
    receive(view(0, 2, { story_from: 2, story: [{ id: "c" }] }));
    expect(live.story.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    receive(view(0, 3, { story_from: 1, story: [{ id: "d" }] }));
    expect(live.story.map(({ id }) => id)).toEqual(["a", "d"]);
  });

  it("makes a scene out of the last one and what changed", () => {
    receive(view(0, 1));
    receive(view(0, 2, { scene: null, change: { now: { chapter: { id: "d" } } }, since: 1 }));
    expect(live.scene?.chapter).toEqual({ id: "d" });
    expect(live.scene?.board.id).toBe("b");
    expect(sent.filter((frame) => frame.type === "look")).toHaveLength(0);
  });

  it("makes a question out of how it was last asked and what changed", () => {
    receive(view(0, 1, { ask: ASK }));
    receive(view(0, 2, { turn: 1 }));
    const change = { now: { number: 3 }, lists: { choices: { runs: [0, 1, -1, 1], new: [{ key: "stay", label: { id: "stay" } }] } } };
    receive(view(0, 3, { again: { question: "ask", change } }));
    expect(live.ask?.number).toBe(3);
    expect(live.ask?.choices?.map(({ key }) => key)).toEqual(["go", "stay"]);
    receive(view(0, 4, { again: { question: "never", change } }));
    expect(live.view?.number).toBe(3);
    expect(sent.filter((frame) => frame.type === "look")).toHaveLength(1);
  });

  it("goes on from the last moment", () => {
    receive(view(0, 1));
    const moment = { kind: "turn" as const, after: 1, lines: [0, 0] as [number, number], change: { now: { chapter: { id: "d" } } } };
    receive(view(0, 2, { scene: null, since: 1, moments: [moment], change: { now: { result: [{ id: "won" }] } } }));
    expect(live.scene).toMatchObject({ chapter: { id: "d" }, result: [{ id: "won" }] });
  });

  it("asks once for everything when it has lost the thread, and goes on with what then comes", () => {
    receive(view(0, 1));
    for (const number of [4, 5]) receive(view(0, number, { scene: null, change: { now: { chapter: { id: "d" } } }, since: number - 1 }));
    expect(live.view?.number).toBe(1);
    expect(sent.filter((frame) => frame.type === "look")).toHaveLength(1);
    receive(view(0, 5));
    receive(view(0, 6, { scene: null, change: { now: { chapter: { id: "e" } } }, since: 5 }));
    expect(live.scene?.chapter).toEqual({ id: "e" });
  });

  it("tells after a break what it still has", () => {
    receive(view(0, 7, { story: [{ id: "a" }] }));
    vi.useFakeTimers();
    wire.onclose?.();
    vi.advanceTimersByTime(300);
    wire.onopen?.();
    vi.useRealTimers();
    expect(sent.filter((frame) => frame.type === "hello").at(-1)).toMatchObject({ number: 7, have: [{ seat: 0, story: 1 }] });
  });
});

describe("addresses", () => {
  it("reads an invitation and writes the same", () => {
    const link = invitationLink("https://host", "k3v9", 2, "V1StGXR8_Z5jdHi6B-myTA");
    expect(link).toBe("https://host/table/k3v9#2.V1StGXR8_Z5jdHi6B-myTA");
    expect(invitationIn(new URL(link).hash)).toEqual({ seat: 2, secret: "V1StGXR8_Z5jdHi6B-myTA" });
    expect(invitationIn("#ask")).toBeNull();
    expect(invitationIn("")).toBeNull();
  });

  it("finds every page by its path", () => {
    for (const path of ["/", "/credits", "/table/abc", "/table/abc/replay", "/table/abc/results"]) expect(pathOf(pageOf(path))).toBe(path);
    expect(pageOf("/nowhere").name).toBe("home");
  });
});
