// The connection to a live table: it comes back by itself. A command that was not answered is sent again after a break
// under the same id, and the service counts it once.
import type { ClientFrame, Hello, Ping, ServerFrame } from "../wire/protocol";
import type { Channel } from "./transport";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface ConnectionParts {
  connect: () => Channel;
  hello: () => Hello;
  onframe: (frame: ServerFrame) => void;
  onstate: (state: ConnectionState) => void;
}

/** Frames that are answered under their id. */
export type Command = Extract<ClientFrame, { id: string }>;
/** Frames that are sent once and get no answer. */
export type Notice = Exclude<ClientFrame, Command | Hello | Ping>;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const PING_EVERY_MS = 10_000;
/** A service that is silent for this long is gone. Half of it is for a command, half for a ping: some answers take long. */
const SILENCE_MS = 5000;

export class Connection {
  state: ConnectionState = "connecting";
  private channel: Channel | null = null;
  private greeted = false;
  private tries = 0;
  private readonly waiting = new Map<string, Command>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: ConnectionParts) {}

  open(): void {
    if (this.state === "closed") return;
    clearTimeout(this.retry);
    this.greeted = false;
    const channel = this.parts.connect();
    this.channel = channel;
    channel.onopen = () => this.write(this.parts.hello());
    // A server that hangs accepts the connection and says nothing.
    this.expect(this.silence, (silent) => this.give(silent));
    channel.onframe = (frame) => this.hear(channel, frame);
    channel.onclose = () => this.broken(channel);
  }

  /** Send a command until it is answered, also after a break; a notice once, and only while the connection is open. */
  send(frame: Command | Notice): void {
    if ("id" in frame) this.waiting.set(frame.id, frame);
    if (!this.greeted) return;
    this.write(frame);
    if ("id" in frame) this.expect(this.silence / 2, () => this.beat(this.silence / 2));
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
    const channel = this.channel;
    this.channel = null;
    channel?.close();
  }

  private hear(channel: Channel, frame: ServerFrame): void {
    if (channel !== this.channel) return;
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

  private broken(channel: Channel): void {
    if (channel !== this.channel || this.state === "closed") return;
    this.channel = null;
    this.greeted = false;
    clearTimeout(this.ping);
    this.turn("lost");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** Anything heard proves that the connection is alive; after a silence, ping. */
  private listen(): void {
    clearTimeout(this.ping);
    if (this.state === "open") this.ping = setTimeout(() => this.beat(), PING_EVERY_MS);
  }

  private beat(within = this.silence): void {
    if (!this.channel) return;
    this.write({ type: "ping" });
    this.expect(within, (silent) => this.give(silent));
  }

  private get silence(): number {
    return this.channel?.silence ?? SILENCE_MS;
  }

  /** Give a silent connection up. */
  private give(channel: Channel): void {
    channel.close();
    this.broken(channel);
  }

  /** Expect to hear anything within this time. */
  private expect(within: number, otherwise: (channel: Channel) => void): void {
    const channel = this.channel;
    if (!channel) return;
    clearTimeout(this.ping);
    this.ping = setTimeout(() => otherwise(channel), within);
  }

  private write(frame: ClientFrame): void {
    this.channel?.send(frame);
  }

  private turn(state: ConnectionState): void {
    if (this.state === "closed" || this.state === state) return;
    this.state = state;
    this.parts.onstate(state);
  }
}
