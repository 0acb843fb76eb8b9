// The line to the table: one socket that comes back by itself. What was asked for and not yet answered is asked again
// after a break with the same id, and the server counts it once.
import type { ClientFrame, Hello, ServerFrame } from "../wire/protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** The part of a WebSocket that the line uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LineParts {
  connect: () => Wire;
  hello: () => Hello;
  onframe: (frame: ServerFrame) => void;
  onstate: (state: LineState) => void;
}

type Command = Extract<ClientFrame, { id: string }>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 10_000;
/** Whoever does not answer for so long is gone. Half of it is for what was asked, half for a ping: some answers are worked out. */
const SILENCE = 5000;

export class Line {
  state: LineState = "connecting";
  private wire: Wire | null = null;
  private greeted = false;
  private tries = 0;
  private readonly waiting = new Map<string, Command>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: LineParts) {}

  open(): void {
    if (this.state === "closed") return;
    clearTimeout(this.retry);
    this.greeted = false;
    const wire = this.parts.connect();
    this.wire = wire;
    wire.onopen = () => this.write(this.parts.hello());
    // A server that hangs accepts the line and says nothing.
    this.expect(SILENCE, (silent) => this.give(silent));
    wire.onmessage = (event) => this.hear(wire, event.data);
    wire.onclose = () => this.broken(wire);
  }

  /** Ask for something. It is asked again after every break until the server has answered. */
  ask(command: Command): void {
    this.waiting.set(command.id, command);
    if (!this.greeted) return;
    this.write(command);
    this.expect(SILENCE / 2, () => this.beat(SILENCE / 2));
  }

  /** Say something that needs no answer: after a break it is not said again. */
  say(frame: ClientFrame): void {
    if (this.greeted) this.write(frame);
  }

  /** Try at once: the machine woke up, or the network came back. */
  wake(): void {
    if (this.state === "lost") this.open();
    else if (this.state === "open") this.beat();
  }

  close(): void {
    this.turn("closed");
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private hear(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.type === "welcome") this.welcomed();
    if ("id" in frame) this.waiting.delete(frame.id);
    if (frame.type === "error" && frame.fatal) this.turn("closed");
    this.parts.onframe(frame);
    this.listen();
  }

  private welcomed(): void {
    this.greeted = true;
    this.tries = 0;
    this.turn("open");
    for (const command of this.waiting.values()) this.write(command);
  }

  private broken(wire: Wire): void {
    if (wire !== this.wire || this.state === "closed") return;
    this.wire = null;
    this.greeted = false;
    clearTimeout(this.ping);
    this.turn("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** Anything heard proves the line is alive; after a while of nothing, ask. */
  private listen(): void {
    clearTimeout(this.ping);
    if (this.state === "open") this.ping = setTimeout(() => this.beat(), PING_EVERY);
  }

  private beat(within = SILENCE): void {
    if (!this.wire) return;
    this.write({ type: "ping" });
    this.expect(within, (silent) => this.give(silent));
  }

  /** Give a silent line up. */
  private give(wire: Wire): void {
    wire.close();
    this.broken(wire);
  }

  /** Something has been asked: whatever is heard within this time will do. */
  private expect(within: number, otherwise: (wire: Wire) => void): void {
    const wire = this.wire;
    if (!wire) return;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => otherwise(wire), within);
  }

  private write(frame: ClientFrame): void {
    this.wire?.send(JSON.stringify(frame));
  }

  private turn(state: LineState): void {
    if (this.state === "closed" || this.state === state) return;
    this.state = state;
    this.parts.onstate(state);
  }
}
