// Names on a map: each stands where it covers least, and a long one takes two lines. Pure, so that it can be tested.
import type { Frame } from "./shape";

/** A possible position of a name: `x` is its centre, `y` its upper edge, or its lower edge if it stands `above` something. */
export interface Stand {
  x: number;
  y: number;
  above?: boolean;
  /** The penalty of this position, in pixels of covered area. */
  cost?: number;
}

export interface Name {
  text: string;
  size: number;
  /** The average width of a letter, in parts of the size. */
  letter: number;
  stands: readonly Stand[];
}

export interface Lettered {
  lines: string[];
  x: number;
  /** The foot of the first line. */
  y: number;
}

const LINE = 1.02;
/** The penalties of a second line and of each pixel aside, in pixels of covered area. */
const SECOND = 90;
const ASIDE = 6;

/** Returns the lines and positions of names that come in the order of their weight. Each covers as little as it can of `taken` and of earlier names. */
export function lettered(names: readonly Name[], taken: readonly Frame[], width: number): Lettered[] {
  const full = [...taken];
  return names.map((name) => {
    const tried = breaksOf(name.text).flatMap((lines, second) =>
      name.stands.map((stand) => {
        const frame = frameOf(name, lines, stand, width);
        const aside = Math.abs(frame.x + frame.w / 2 - stand.x);
        const cost = full.reduce((sum, other) => sum + shared(frame, other), 0);
        return { lines, frame, cost: cost + second * SECOND + (stand.cost ?? 0) + aside * ASIDE };
      }),
    );
    const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
    full.push(best.frame);
    const { x, y, w } = best.frame;
    return { lines: best.lines, x: x + w / 2, y: y + name.size * 0.8 };
  });
}

export const lineStep = (size: number): number => size * LINE;

/** As it is, and broken where the halves are most alike. */
function breaksOf(text: string): string[][] {
  const words = text.split(" ");
  if (words.length < 2) return [[text]];
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return [[text], halves.reduce((a, b) => (longest(b) < longest(a) ? b : a))];
}

function frameOf({ size, letter }: Name, lines: string[], stand: Stand, width: number): Frame {
  const w = Math.max(...lines.map((line) => line.length)) * size * letter + 6;
  const h = size * (1 + (lines.length - 1) * LINE);
  const x = Math.min(Math.max(stand.x - w / 2, 0), width - w);
  return { x, y: stand.above ? stand.y - h : stand.y, w, h };
}

function shared(a: Frame, b: Frame): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
