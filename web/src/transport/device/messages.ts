// Messages between the page and the worker of its table.

export type Part = "engine" | "library" | "games";

export interface FileInfo {
  file: string;
  bytes: number;
  part: Part;
}

/** The list that build/runtime.mjs writes. */
export interface Runtime {
  mark: string;
  folder: string;
  info: Record<string, unknown>;
  files: Record<string, FileInfo>;
  scripts: Record<string, number>;
}

export type Trouble = "no-wasm" | "no-runtime" | "no-memory" | "elsewhere" | "lost";

export type ToTable =
  | { kind: "start"; runtime: string; list: string; games: string[]; forgets: boolean }
  | { kind: "request"; id: number; method: string; path: string; body: string; secret: string; key: string }
  | { kind: "want"; game: string }
  | { kind: "open"; channel: number }
  | { kind: "frame"; channel: number; text: string }
  | { kind: "close"; channel: number }
  | { kind: "ping" };

export type FromTable =
  | { kind: "progress"; part: Part; loaded: number }
  | { kind: "ready" }
  | { kind: "whole" }
  | { kind: "broken"; trouble: Trouble; detail: string }
  | { kind: "forgets" }
  | { kind: "pong" }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "frame"; channel: number; text: string }
  | { kind: "closed"; channel: number };

export type ToThinker =
  { kind: "start"; runtime: string; list: string; module: WebAssembly.Module } | { kind: "ask"; game: string; data: Uint8Array; stop: string; hurry: string };
export type FromThinker = { kind: "said"; data: Uint8Array } | { kind: "started" } | { kind: "alive" } | { kind: "broken"; detail: string };
