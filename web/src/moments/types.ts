import type { Say, Scene } from "../scene/types";

export interface Part { label: Say; n: number; piece?: string }
export interface Sum { label: Say; parts: Part[]; total: number; seat?: number | null; dice?: string[] }
export interface Moment {
  kind: "turn" | "phase" | "move" | "roll" | "card" | "blow" | "outcome" | "gain" | "loss" | "event";
  after: number;
  lines: [number, number];
  scene: Scene;
  deed?: number;
  pieces?: string[];
  touches?: number[];
  sums?: Sum[];
  because?: Say | null;
  result?: "" | "won" | "drawn" | "lost";
}
