import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Channel } from "../src/transport/transport";
import { invitationIn, invitationLink } from "../src/shared/seat-keys";
import type { View } from "../src/wire/protocol";
import { LiveTable } from "../src/table/live.svelte";
import type { Scene } from "../src/scene/types";
import { Play } from "../src/table/play.svelte";
import { waitedFor } from "../src/features/clocks/clocks.svelte";
import { pageOf, pathOf } from "../src/shared/router.svelte";

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
    log_from: 0,
    log: [],
    recap_from: 0,
    undo: { free: false, to: -1, why: null },
    result: null,
    ...more,
  };
}

const ASK = { number: 1, seat: 0, question: { id: "ask" }, choices: [{ key: "go", label: { id: "go" } }] };
const TABLE = {
  id: "t",
  game: "g",
  state: "playing",
  seats: [
    { seat: 0, name: "Ada" },
    { seat: 1, name: "Rok" },
  ],
};

describe("a live table", () => {
  let sent: { type: string; id?: string; [field: string]: unknown }[];
  let channel: Channel;
  let live: LiveTable;
  let speed = 0;
  const receive = (frame: unknown) => channel.onframe?.(JSON.parse(JSON.stringify(frame)));

  beforeEach(() => {
    sent = [];
    speed = 0;
    live = new LiveTable({
      table: "t",
      secrets: ["s"],
      watching: () => ({ speed, waits: true, follows: true }),
      connect: () => (channel = { send: (frame) => sent.push(frame as (typeof sent)[number]), close: () => {}, onopen: null, onframe: null, onclose: null }),
    });
    live.open();
    channel.onopen?.();
    receive({ type: "welcome", table: TABLE, seats: [0], chat: [], proposal: null });
  });
  afterEach(() => {
    vi.useRealTimers();
    live.close();
  });

  it("says who is waited for, and since when, by what was decided last", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const seats = ["Ada", "Rok"].map((name, seat) => ({ seat, name, kind: "here", claimed: true, online: true, held: false, presence: "here" }));
    const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    receive({ type: "welcome", table: { ...TABLE, seats, number: 3, waited_seconds: 240 }, seats: [1], chat: [], proposal: null });
    receive(view(1, 3, { turn: 0 }));
    expect(waitedFor(live, Date.now())).toEqual({ seat: 0, seconds: 240 });
    after(10);
    expect(waitedFor(live, Date.now())).toEqual({ seat: 0, seconds: 250 });
    receive(view(1, 4, { turn: 1 }));
    expect(waitedFor(live, Date.now())).toEqual({ seat: 1, seconds: 0 });
    after(70);
    receive(view(1, 4, { turn: 1 }));
    expect(waitedFor(live, Date.now())).toEqual({ seat: 1, seconds: 70 });
  });

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
    live.choose("go");
    expect(sent.filter((frame) => frame.type === "choose")).toHaveLength(1);
    receive(view(0, 2, { turn: 1 }));
    expect(live.sent).toBeNull();
    expect(live.ask).toBeNull();
  });

  it("is shown to be on its way only when its answer takes long", () => {
    vi.useFakeTimers();
    receive(view(0, 1, { ask: ASK }));
    live.choose("go");
    expect(live.pending).toBeNull();
    vi.advanceTimersByTime(200);
    expect(live.pending).toMatchObject({ key: "go", stored: null });
    receive({ type: "accepted", id: live.sent!.id, number: 2, again: false });
    expect(live.pending?.stored).toBe(2);
    receive(view(0, 2, { ask: { ...ASK, number: 2 } }));
    expect(live.pending).toBeNull();
    live.choose("go");
    receive({ type: "accepted", id: live.sent!.id, number: 3, again: false });
    receive(view(0, 3, { turn: 1 }));
    vi.advanceTimersByTime(200);
    expect(live.pending).toBeNull();
  });

  it("is drawn no oftener than the browser draws: what comes meanwhile is shown together", () => {
    let drawn = () => {};
    const quick = new LiveTable({
      table: "t",
      secrets: ["s"],
      watching: () => ({ speed, waits: true, follows: true }),
      connect: () => (channel = { send: () => {}, close: () => {}, onopen: null, onframe: null, onclose: null }),
      drawn: (then) => (drawn = then),
    });
    quick.open();
    channel.onopen?.();
    receive({ type: "welcome", table: TABLE, seats: [0], chat: [], proposal: null });
    receive(view(0, 1, { ask: ASK }));
    expect(quick.view?.number).toBe(1);
    receive(view(0, 2, { turn: 1 }));
    receive(view(0, 3, { turn: 1 }));
    expect(quick.view?.number).toBe(1);
    drawn();
    expect(quick.view?.number).toBe(3);
    drawn();
    receive(view(0, 4, { ask: ASK }));
    expect(quick.view?.number).toBe(4);
    quick.close();
  });

  it("remembers what was told of a fight before its dice fell", () => {
    const odds = { won: 58, drawn: 14, lost: 28 };
    const scene = { game: "g", board: { id: "board", kind: "panel" as const, label: { id: "b" } }, mats: [], players: [], chapter: { id: "c" } };
    const sides = [1, 2].map((total) => ({ label: { id: "side" }, parts: [], total }));
    receive(view(0, 1, { ask: { ...ASK, choices: [{ ...ASK.choices[0]!, odds }] }, decisions: 7 }));
    live.choose("go");
    receive(view(0, 2, { decisions: 8, log: [{ id: "meets" }], moments: [{ kind: "roll", after: 8, lines: [0, 1], event: 0, sums: sides, scene }] }));
    expect(live.foretold.get(0)).toEqual(odds);
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

  it("keeps the log it has and appends what is new, also when something was taken back", () => {
    receive(view(0, 1, { log: [{ id: "a" }, { id: "b" }] }));
    receive(view(0, 2, { log_from: 2, log: [{ id: "c" }] }));
    expect(live.log.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    receive(view(0, 3, { log_from: 1, log: [{ id: "d" }] }));
    expect(live.log.map(({ id }) => id)).toEqual(["a", "d"]);
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

  describe("when the odds of a question follow it", () => {
    const CHOICES = [
      { key: "go", label: { id: "go" } },
      { key: "fight", label: { id: "fight" }, ends: true, spots: ["lair"] },
    ];
    const ODDS = { won: 62, lost: 38, about: true };
    const asked = { ...ASK, choices: CHOICES };
    const moment = { kind: "roll" as const, after: 2, lines: [1, 2] as [number, number], scene: SCENE };
    const likely = (number: number) =>
      view(0, number, {
        scene: null,
        change: {},
        since: number,
        log_from: 2,
        again: { question: "ask", change: { lists: { choices: { at: { "1": { now: { odds: ODDS } } } } } } },
      });

    it("keeps what is armed, pinned, narrowed and leafed to", () => {
      receive(view(0, 1, { ask: asked, log: [{ id: "a" }, { id: "b" }] }));
      const play = new Play(live);
      const before = live.ask!;
      play.arm(before.choices![1]!);
      play.inspection.piece = "lair";
      play.narrowed = ["go", "fight"];
      play.page = 1;
      play.hoveredChoice = "fight";
      live.hint = { number: 1, key: "go", counsel: null, done: false };
      receive(likely(1));
      expect(live.ask!.choices![1]!.odds).toEqual(ODDS);
      expect(live.ask!.number).toBe(before.number);
      expect(live.ask!.choices![0]).toBe(before.choices![0]);
      expect(play.armed).toBe(live.ask!.choices![1]);
      expect(play.considered?.odds).toEqual(ODDS);
      expect([play.inspection.piece, play.page, play.narrowed]).toEqual(["lair", 1, ["go", "fight"]]);
      expect(live.hint?.key).toBe("go");
      expect(live.log.map(({ id }) => id)).toEqual(["a", "b"]);
      expect(sent.filter((frame) => frame.type === "look")).toHaveLength(0);
    });

    it("keeps what is on its way to the server", () => {
      receive(view(0, 1, { ask: asked, log: [{ id: "a" }, { id: "b" }] }));
      live.choose("fight");
      receive(likely(1));
      expect(live.sent).toMatchObject({ key: "fight", stored: null });
      receive({ type: "accepted", id: live.sent!.id, number: 2, again: false });
      expect(live.sent).toMatchObject({ key: "fight", stored: 2 });
    });

    it("goes on reading aloud what was told before the question", () => {
      receive(view(0, 1, { log: [{ id: "a" }], turn: 1 }));
      receive(view(0, 2, { ask: { ...asked, number: 2 }, log_from: 1, log: [{ id: "b" }] }));
      const aloud = () => live.show.shot?.act.of.lines.map(({ id }) => id);
      expect(aloud()).toEqual(["b"]);
      receive(likely(2));
      expect(aloud()).toEqual(["b"]);
      receive(view(0, 3, { scene: null, change: {}, since: 2, log_from: 2, log: [{ id: "c" }], turn: 1 }));
      expect(aloud()).toEqual(["c"]);
    });

    it("answers what leaves nothing to decide, and not again after a step back", () => {
      const only = (number: number) => view(0, number, { ask: { ...asked, number, choices: [{ key: "pay", label: { id: "pay" } }] } });
      const answers = () => sent.filter((frame) => frame.type === "choose").length;
      const play = new Play(live);
      receive(only(4));
      play.asked();
      expect(live.sent?.key).toBe("pay");
      receive({ type: "accepted", id: live.sent!.id, number: 5, again: false });
      receive(view(0, 5, { ask: { ...asked, number: 5 } }));
      play.asked();
      expect(answers()).toBe(1);
      receive(only(4));
      play.asked();
      expect(answers()).toBe(1);
    });

    it("promises my turn only where no other person may be asked before", () => {
      const seated = (kind: string) => {
        const seats = ["Ada", "Rok", "Zoe"].map((name, seat) => ({ seat, name, kind: seat === 1 ? "bot" : seat ? kind : "here", held: false }));
        receive({ type: "welcome", table: { ...TABLE, seats }, seats: [0], chat: [], proposal: null });
        receive(view(0, 2, { turn: 1 }));
        return new Play(live);
      };
      expect(seated("bot").awaited).toBe(true);
      const play = seated("invited");
      expect(play.awaited).toBe(false);
      receive(view(0, 3, { ask: { ...asked, number: 3 } }));
      expect(play.awaited).toBe(true);
    });

    it("goes to my turn past what others do, and hurries who ponders", () => {
      speed = 1;
      receive(view(0, 1, { ask: asked, log: [{ id: "a" }] }));
      receive(view(0, 2, { scene: null, change: {}, since: 1, log_from: 1, log: [{ id: "b" }], turn: 1, moments: [moment] }));
      const play = new Play(live);
      expect(play.others).toBe(true);
      play.toMyTurn();
      expect(sent.filter((frame) => frame.type === "hurry")).toHaveLength(1);
    });

    it("lets moments be played to their end, and plays none twice", () => {
      speed = 1;
      vi.useFakeTimers();
      receive(view(0, 1, { log: [{ id: "a" }], turn: 1 }));
      const roll = { ...moment, pieces: ["b"] };
      receive(view(0, 2, { ask: { ...asked, number: 2 }, log_from: 1, log: [{ id: "b" }], moments: [roll] }));
      expect(live.show.playing).toBe(true);
      receive(likely(2));
      expect(live.show.playing).toBe(true);
      expect(live.ask).toBeNull();
      const frames = live.show.frames.length;
      vi.advanceTimersByTime(2000);
      expect(live.show.playing).toBe(false);
      expect(live.ask?.choices?.[1]?.odds).toEqual(ODDS);
      expect(live.show.frames).toHaveLength(frames);
      expect(live.latest?.moment?.kind).toBe("roll");
      vi.useRealTimers();
    });
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
    receive(view(0, 7, { log: [{ id: "a" }] }));
    vi.useFakeTimers();
    channel.onclose?.();
    vi.advanceTimersByTime(300);
    channel.onopen?.();
    vi.useRealTimers();
    expect(sent.filter((frame) => frame.type === "hello").at(-1)).toMatchObject({ number: 7, have: [{ seat: 0, log: 1 }] });
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
