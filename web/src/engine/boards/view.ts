// Computes the view of a sheet: a centre in the sheet's pixels and a scale. Pure, so that it can be tested.
import type { Frame } from "./shape";

export interface Eye {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  w: number;
  h: number;
}

export const MOST = 2.5;
/** The free space above and below a frame that a roll is scrolled to, in pixels. */
const LEAD = 10;
/** From this scale on, hexes and the numbers on them can be told apart. */
const TOLD_APART = 0.6;

/** Much higher than wide: it is as wide as its box and is wound on, seen from its top. */
export const isRoll = (size: Box): boolean => size.h > size.w * 1.8;

export const fitScale = (size: Box, box: Box): number => (isRoll(size) ? box.w / size.w : Math.min(box.w / size.w, box.h / size.h)) || 1;

export function whole(size: Box, box: Box): Eye {
  const scale = fitScale(size, box);
  return { x: size.w / 2, y: Math.min(size.h, box.h / scale) / 2, scale };
}

/** Keep the sheet in the box: no smaller than fitting, no further than its edge. */
export function held(eye: Eye, size: Box, box: Box): Eye {
  const least = fitScale(size, box);
  const scale = Math.min(Math.max(eye.scale, least), Math.max(MOST, least));
  const half = { w: box.w / scale / 2, h: box.h / scale / 2 };
  const clamp = (value: number, reach: number, length: number): number => (reach * 2 >= length ? length / 2 : Math.min(Math.max(value, reach), length - reach));
  return { x: clamp(eye.x, half.w, size.w), y: clamp(eye.y, half.h, size.h), scale };
}

/** Zoom by a factor so that the point under the finger stays under it. */
export function zoomed(eye: Eye, factor: number, at: { x: number; y: number }, size: Box, box: Box): Eye {
  const least = fitScale(size, box);
  const scale = Math.min(Math.max(eye.scale * factor, least), Math.max(MOST, least));
  const dx = (at.x - box.w / 2) / eye.scale;
  const dy = (at.y - box.h / 2) / eye.scale;
  const shrink = eye.scale / scale;
  return held({ x: eye.x + dx * (1 - shrink), y: eye.y + dy * (1 - shrink), scale }, size, box);
}

/** Look at a frame with some air around it: not closer than `closest`, nor so far that nothing can be read. */
export function framed(frame: Frame, size: Box, box: Box, closest = 1.1, air = 1.3): Eye {
  const filling = Math.max(box.w / size.w, box.h / size.h);
  const legible = Math.min(filling, 0.6);
  const scale = Math.max(Math.min(box.w / (frame.w * air), box.h / (frame.h * air), closest), legible);
  const seen = isRoll(size) ? Math.min(frame.h, box.h / Math.max(scale, fitScale(size, box)) - 2 * LEAD) : frame.h;
  return held({ x: frame.x + frame.w / 2, y: frame.y + seen / 2, scale }, size, box);
}

/** Look at a frame above a strip of the box that something else lies on, so high in the box's pixels. Where that would make it too small
 * to tell apart, it may lie under the strip. */
export function framedAbove(frame: Frame, size: Box, box: Box, strip: number, closest = 1.1): Eye {
  const free = framed(frame, size, { w: box.w, h: Math.max(box.h - strip, 1) }, closest);
  const under = Math.min(box.w / frame.w, box.h / frame.h, TOLD_APART);
  if (under > free.scale) return held({ x: frame.x + frame.w / 2, y: frame.y + frame.h / 2, scale: under }, size, box);
  return held({ ...free, y: frame.y + frame.h / 2 + strip / 2 / free.scale }, size, box);
}

export function around(points: { x: number; y: number; r: number }[]): Frame | null {
  if (points.length === 0) return null;
  const left = Math.min(...points.map((p) => p.x - p.r));
  const top = Math.min(...points.map((p) => p.y - p.r));
  const right = Math.max(...points.map((p) => p.x + p.r));
  const bottom = Math.max(...points.map((p) => p.y + p.r));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
