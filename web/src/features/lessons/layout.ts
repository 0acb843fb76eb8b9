// Computes the position of the guide's slip: it leaves its targets, the question and the wanted choice free. Pure.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Laid {
  x: number;
  y: number;
  /** The position of the slip's tail and the edge it is on; null where the slip is not beside its target. */
  tail: { edge: "top" | "bottom"; x: number } | null;
}

const GAP = 18;
const MARGIN = 12;
const STEP = 24;
/** The weight of covered targets compared with distance from them. */
const COVERS = 60;

export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** As much of it as is on the screen. */
export function clipped(rect: Rect, view: Rect): Rect | null {
  const x = Math.max(rect.x, view.x);
  const y = Math.max(rect.y, view.y);
  const w = Math.min(rect.x + rect.w, view.x + view.w) - x;
  const h = Math.min(rect.y + rect.h, view.y + view.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** `lit` is pointed at, `wanted` is to be pressed, `free` should stay in sight as well: the question. */
export function lay(slip: { w: number; h: number }, lit: readonly Rect[], wanted: readonly Rect[], free: readonly Rect[], view: Rect): Laid {
  const right = view.x + view.w - slip.w - MARGIN;
  const bottom = view.y + view.h - slip.h - MARGIN;
  const target = lit[0] ?? { x: view.x + view.w / 2, y: view.y + view.h / 2, w: 0, h: 0 };
  const middle = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const xs = ladder(view.x + MARGIN, right, [middle.x - slip.w / 2, target.x - slip.w - GAP, target.x + target.w + GAP]);
  const ys = ladder(view.y + MARGIN, bottom, [middle.y - slip.h / 2, target.y - slip.h - GAP, target.y + target.h + GAP]);
  let best = { x: xs[0] ?? MARGIN, y: ys[0] ?? MARGIN };
  let least = Infinity;
  for (const x of xs)
    for (const y of ys) {
      const at = { x, y, ...slip };
      // The first target counts most.
      const covered = lit.reduce(
        (sum, rect, i) => sum + (shared(at, grown(rect, 8)) / Math.max(1, Math.min(rect.w * rect.h, slip.w * slip.h))) * COVERS * (1 + 1 / (i + 1)),
        0,
      );
      const barred = wanted.reduce((sum, rect) => sum + (shared(at, grown(rect, 4)) / Math.max(1, rect.w * rect.h)) * COVERS * 4, 0);
      const hidden = free.reduce((sum, rect) => sum + (shared(at, rect) / Math.max(1, rect.w * rect.h)) * (COVERS / 3), 0);
      const away = Math.hypot(x + slip.w / 2 - middle.x, y + slip.h / 2 - middle.y) / 60;
      const cost = covered + barred + hidden + away;
      if (cost < least - 1e-6) [best, least] = [{ x, y }, cost];
    }
  return { ...best, tail: lit.length > 0 ? tailOf({ ...best, ...slip }, target) : null };
}

function ladder(from: number, to: number, more: readonly number[]): number[] {
  const clamp = (n: number) => Math.max(from, Math.min(Math.max(from, to), n));
  const steps = Array.from({ length: Math.max(1, Math.ceil((to - from) / STEP) + 1) }, (_, i) => clamp(from + i * STEP));
  return [...new Set([...more.map(clamp), ...steps])];
}

function tailOf(slip: Rect, target: Rect): Laid["tail"] {
  const x = Math.max(target.x, slip.x) + (Math.min(target.x + target.w, slip.x + slip.w) - Math.max(target.x, slip.x)) / 2;
  if (x < slip.x + 30 || x > slip.x + slip.w - 30) return null;
  const below = target.y - (slip.y + slip.h);
  const above = slip.y - (target.y + target.h);
  if (below >= 0 && below < 60) return { edge: "bottom", x: x - slip.x };
  if (above >= 0 && above < 60) return { edge: "top", x: x - slip.x };
  return null;
}

/** "A *good* face": words, and which of them are printed bold. */
export function emphasised(text: string): { text: string; bold: boolean }[] {
  return text
    .split("*")
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}
