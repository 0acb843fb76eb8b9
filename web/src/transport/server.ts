// The table service on a server: requests by HTTP, frames by WebSocket.
import type { ClientFrame, Problem, ServerFrame } from "../wire/protocol";
import { net } from "./net.svelte";
import { Refusal } from "./refusal";
import type { Channel, Request, Transport } from "./transport";

/** Milliseconds after which a server that has not answered counts as gone. */
const TIMEOUT_MS = 5000;
/** The same for a patient request. */
const PATIENT_TIMEOUT_MS = 120_000;

export class ServerTransport implements Transport {
  async request<T>(path: string, { method = "GET", body, secret, key, patient = false }: Request = {}): Promise<T> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers.Authorization = `Bearer ${secret}`;
    if (key) headers["X-Key"] = key;
    const signal = AbortSignal.timeout(patient ? PATIENT_TIMEOUT_MS : TIMEOUT_MS);
    const sent = { method, headers, body: body === undefined ? null : JSON.stringify(body), signal };
    const response = await fetch(`/api${path}`, sent).catch((error: unknown) => {
      net.lost();
      throw error;
    });
    net.heard(response);
    if (!response.ok) throw new Refusal(response.status, await problemIn(response));
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  async text(path: string): Promise<string> {
    const response = await fetch(`/api${path}`);
    return response.ok ? response.text() : "";
  }

  address(path: string): Promise<string> {
    return Promise.resolve(`/api${path}`);
  }

  connect(): Channel {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new SocketChannel(new WebSocket(`${scheme}://${location.host}/api/live`));
  }
}

class SocketChannel implements Channel {
  onopen: (() => void) | null = null;
  onframe: ((frame: ServerFrame) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly socket: WebSocket) {
    socket.onopen = () => this.onopen?.();
    socket.onclose = () => this.onclose?.();
    socket.onmessage = ({ data }) => {
      if (typeof data === "string") this.onframe?.(JSON.parse(data) as ServerFrame);
    };
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.socket.close();
  }
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.code) return { code: problem.code, args: problem.args ?? {} };
  } catch {
    // Not JSON: a proxy in between answered.
  }
  return { code: "why-no-answer", args: { status: response.status } };
}
