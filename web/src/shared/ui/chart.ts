// Small line charts: numbers to points, and round numbers for the axis.

export interface Series {
  name: string;
  color: string;
  values: (number | null)[];
  /** The half width of the band around each value: the noise, or the usual range. */
  reach?: number[];
  /** The band lies around zero, not around the line. */
  around?: "zero" | "line";
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

export interface Mark {
  at: number;
  words: string;
}

/** Each line has its own dashes, so colour is never alone. */
export const DASHES = ["none", "9 5", "2 6", "12 4 2 4", "5 3"] as const;

/** A range of round numbers that holds all values. */
export function scaleOf(series: readonly Series[], wanted = 4): Scale {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  const rough = (most - least) / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * size).find((each) => each >= rough) ?? size * 10;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => round(low + index * step));
  return { low, high, ticks };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The line through the values as an SVG path; a gap where there is none. `xs` are parts of the width. */
export function pathOf(values: readonly (number | null)[], width: number, height: number, scale: Scale, xs?: readonly number[]): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const high = levelOf(height, scale);
  let path = "";
  let drawing = false;
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false;
      return;
    }
    const x = xs ? (xs[index] ?? 1) * width : index * step;
    path += `${drawing ? "L" : "M"}${x.toFixed(1)} ${high(value).toFixed(1)}`;
    drawing = true;
  });
  return path;
}

const levelOf = (height: number, scale: Scale) => (value: number) =>
  height - ((Math.max(scale.low, Math.min(scale.high, value)) - scale.low) / (scale.high - scale.low)) * height;

/** The band around a line, or around zero, as a closed path. */
export function bandOf({ values, reach, around }: Series, width: number, height: number, scale: Scale, xs: readonly number[]): string {
  if (!reach?.length) return "";
  const high = levelOf(height, scale);
  const middle = (index: number) => (around === "zero" ? 0 : (values[index] ?? 0));
  const edge = (sign: number) => reach.map((each, index) => `${((xs[index] ?? 1) * width).toFixed(1)} ${high(middle(index) + sign * each).toFixed(1)}`);
  return `M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
}

/** The marks whose words have room under an axis of this width, where a letter takes about 7. */
export function fitting(marks: readonly Mark[], width: number, last: number): Mark[] {
  const kept: Mark[] = [];
  let free = -Infinity;
  for (const mark of marks) {
    const x = (mark.at / Math.max(1, last)) * width;
    const need = 7 * mark.words.length + 10;
    if (x < free || x + need > width + 40 || mark.words === kept.at(-1)?.words) continue;
    kept.push(mark);
    free = x + need;
  }
  return kept;
}

/** Labels at the right end, pushed apart so that they do not cover each other. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed: number[] = [...heights];
  let last = -Infinity;
  for (const { height, index } of order) {
    last = Math.max(height, last + gap);
    placed[index] = last;
  }
  return placed;
}
