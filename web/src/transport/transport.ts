// The way from the page to a table service. Features call `call`, `text` and `LiveTable.send` and know no other way: there is
// ServerTransport to a server and DeviceTransport to a service in a web worker of this page.
import type { ClientFrame, ServerFrame } from "../wire/protocol";

export interface Request {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** The secret that opens a seat or a device. */
  secret?: string;
  /** The key of this device, beside the secret of a link. */
  key?: string;
  /** Wait for an answer that takes long to work out, such as a whole game. */
  patient?: boolean;
}

/** Carries frames both ways, in order. It does not come back by itself: Connection opens a new one. */
export interface Channel {
  send(frame: ClientFrame): void;
  close(): void;
  onopen: (() => void) | null;
  onframe: ((frame: ServerFrame) => void) | null;
  onclose: (() => void) | null;
  /** Milliseconds of silence after which it counts as lost, where that is not the usual. */
  readonly silence?: number;
}

export interface Transport {
  /** Return the JSON answer of a path of the service. Throws a Refusal, or another error if no answer comes. */
  request<T>(path: string, request?: Request): Promise<T>;
  /** Return a text of the service, such as a catalogue; "" where there is none. */
  text(path: string): Promise<string>;
  /** Return the address of a file of the service, for a link or a picture that the browser itself fetches. */
  address(path: string): Promise<string>;
  /** Open a channel to the live tables. */
  connect(): Channel;
}
