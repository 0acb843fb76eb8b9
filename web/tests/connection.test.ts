import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/transport/connection";
import type { Channel } from "../src/transport/transport";
import type { ClientFrame, ServerFrame, TableInfo } from "../src/wire/protocol";

class FakeChannel implements Channel {
  onopen: (() => void) | null = null;
  onframe: ((frame: ServerFrame) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientFrame[] = [];
  closed = false;

  send(frame: ClientFrame) {
    this.sent.push(frame);
  }
  close() {
    this.closed = true;
  }
  receive(frame: unknown) {
    this.onframe?.(frame as ServerFrame);
  }
}

const WELCOME = { type: "welcome", table: {} as TableInfo, seats: [0], chat: [], proposal: null };
const choose = (id: string) => ({ type: "choose" as const, id, number: 4, seat: 0, key: "roll" });

describe("the connection", () => {
  let channels: FakeChannel[];
  let heard: ServerFrame[];
  let states: ConnectionState[];
  let connection: Connection;
  const channel = () => channels.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    channels = [];
    heard = [];
    states = [];
    connection = new Connection({
      connect: () => {
        channels.push(new FakeChannel());
        return channel();
      },
      hello: () => ({ type: "hello", table: "t", secrets: ["s"], number: 3, have: [{ seat: 0, log: 7 }] }),
      onframe: (frame) => heard.push(frame),
      onstate: (state) => states.push(state),
    });
    connection.open();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  const greet = () => {
    channel().onopen?.();
    channel().receive(WELCOME);
  };

  it("says hello first, with what it still has", () => {
    greet();
    expect(channel().sent[0]).toMatchObject({ type: "hello", number: 3, have: [{ seat: 0, log: 7 }] });
    expect(connection.state).toBe("open");
  });

  it("keeps a choice until it is welcome, then sends it once", () => {
    connection.send(choose("c-1"));
    expect(channel().sent).toEqual([]);
    greet();
    expect(channel().sent.filter((frame) => frame.type === "choose")).toHaveLength(1);
  });

  it("sends again after a break what was not answered, with the same id", () => {
    greet();
    connection.send(choose("c-1"));
    channel().onclose?.();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(channels).toHaveLength(2);
    greet();
    expect(channel().sent.filter((frame) => frame.type === "choose")).toEqual([choose("c-1")]);
  });

  it("does not send again what was accepted", () => {
    greet();
    connection.send(choose("c-1"));
    channel().receive({ type: "accepted", id: "c-1", number: 5, again: false });
    channel().onclose?.();
    vi.advanceTimersByTime(250);
    greet();
    expect(channel().sent.filter((frame) => frame.type === "choose")).toEqual([]);
  });

  it("waits longer after each failure, and not for ever", () => {
    for (let tries = 0; tries < 8; tries += 1) {
      const before = channels.length;
      channel().onclose?.();
      vi.advanceTimersByTime(5000);
      expect(channels.length).toBe(before + 1);
    }
    const before = channels.length;
    channel().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(channels.length).toBe(before);
    connection.wake();
    expect(channels.length).toBe(before + 1);
  });

  it("notices a connection that has gone silent", () => {
    greet();
    vi.advanceTimersByTime(10_000);
    expect(channel().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe("lost");
  });

  it("says after five seconds that nobody answers a choice", () => {
    greet();
    connection.send(choose("c-1"));
    vi.advanceTimersByTime(4900);
    expect(connection.state).toBe("open");
    vi.advanceTimersByTime(200);
    expect(connection.state).toBe("lost");
  });

  it("waits for what takes long to work out, as long as somebody is there", () => {
    greet();
    connection.send({ type: "hint", id: "h-1", number: 4, seat: 0 });
    for (let seconds = 0; seconds < 12; seconds += 3) {
      vi.advanceTimersByTime(2600);
      if (channel().sent.at(-1)?.type === "ping") channel().receive({ type: "pong" });
    }
    expect(connection.state).toBe("open");
  });

  it("does not wait for ever for a welcome", () => {
    channel().onopen?.();
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe("lost");
  });

  it("stays down after a fatal error", () => {
    channel().onopen?.();
    channel().receive({ type: "error", code: "why-wrong-secret", args: {}, fatal: true });
    channel().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(channels).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ type: "error" });
  });

  it("ignores what an old channel still says", () => {
    const old = channel();
    old.onclose?.();
    vi.advanceTimersByTime(250);
    old.receive(WELCOME);
    expect(heard).toEqual([]);
  });
});
