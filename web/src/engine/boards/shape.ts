import type { Scene } from "../../scene/types";

export type Shape = "wide" | "tall";

export function shapeOf(scene: Scene): Shape {
  const [width, height] = scene.board.size ?? [1078, 564];
  return width / height > 1.3 ? "wide" : "tall";
}

/** A rectangle in the board's own pixels. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
