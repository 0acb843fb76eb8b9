import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineState, type Wire } from "../src/transport/connection";
import type { ClientFrame, ServerFrame, TableInfo } from "../src/wire/protocol";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientFrame[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.closed = true;
  }
  receive(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const WELCOME = { type: "welcome", table: {} as TableInfo, seats: [0], chat: [], proposal: null };
const choose = (id: string) => ({ type: "choose" as const, id, number: 4, seat: 0, key: "roll" });

describe("the line", () => {
  let wires: FakeWire[];
  let heard: ServerFrame[];
  let states: LineState[];
  let line: Line;
  const wire = () => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    states = [];
    line = new Line({
      connect: () => {
        wires.push(new FakeWire());
        return wire();
      },
      hello: () => ({ type: "hello", table: "t", secrets: ["s"], number: 3, have: [{ seat: 0, story: 7 }] }),
      onframe: (frame) => heard.push(frame),
      onstate: (state) => states.push(state),
    });
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const greet = () => {
    wire().onopen?.();
    wire().receive(WELCOME);
  };

  it("says hello first, with what it still has", () => {
    greet();
    expect(wire().sent[0]).toMatchObject({ type: "hello", number: 3, have: [{ seat: 0, story: 7 }] });
    expect(line.state).toBe("open");
  });

  it("keeps a choice until it is welcome, then sends it once", () => {
    line.ask(choose("c-1"));
    expect(wire().sent).toEqual([]);
    greet();
    expect(wire().sent.filter((frame) => frame.type === "choose")).toHaveLength(1);
  });

  it("sends again after a break what was not answered, with the same id", () => {
    greet();
    line.ask(choose("c-1"));
    wire().onclose?.();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(wires).toHaveLength(2);
    greet();
    expect(wire().sent.filter((frame) => frame.type === "choose")).toEqual([choose("c-1")]);
  });

  it("does not send again what was accepted", () => {
    greet();
    line.ask(choose("c-1"));
    wire().receive({ type: "accepted", id: "c-1", number: 5, again: false });
    wire().onclose?.();
    vi.advanceTimersByTime(250);
    greet();
    expect(wire().sent.filter((frame) => frame.type === "choose")).toEqual([]);
  });

  it("waits longer after each failure, and not for ever", () => {
    for (let tries = 0; tries < 8; tries += 1) {
      const before = wires.length;
      wire().onclose?.();
      vi.advanceTimersByTime(5000);
      expect(wires.length).toBe(before + 1);
    }
    const before = wires.length;
    wire().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(before);
    line.wake();
    expect(wires.length).toBe(before + 1);
  });

  it("notices a line that has gone silent", () => {
    greet();
    vi.advanceTimersByTime(10_000);
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5000);
    expect(line.state).toBe("lost");
  });

  it("says after five seconds that nobody answers a choice", () => {
    greet();
    line.ask(choose("c-1"));
    vi.advanceTimersByTime(4900);
    expect(line.state).toBe("open");
    vi.advanceTimersByTime(200);
    expect(line.state).toBe("lost");
  });

  it("waits for what takes long to work out, as long as somebody is there", () => {
    greet();
    line.ask({ type: "hint", id: "h-1", number: 4, seat: 0 });
    for (let seconds = 0; seconds < 12; seconds += 3) {
      vi.advanceTimersByTime(2600);
      if (wire().sent.at(-1)?.type === "ping") wire().receive({ type: "pong" });
    }
    expect(line.state).toBe("open");
  });

  it("does not wait for ever for a welcome", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(5000);
    expect(line.state).toBe("lost");
  });

  it("stays down after a fatal error", () => {
    wire().onopen?.();
    wire().receive({ type: "error", code: "why-wrong-secret", args: {}, fatal: true });
    wire().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ type: "error" });
  });

  it("ignores what an old wire still says", () => {
    const old = wire();
    old.onclose?.();
    vi.advanceTimersByTime(250);
    old.receive(WELCOME);
    expect(heard).toEqual([]);
  });
});
