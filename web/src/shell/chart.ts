// Small line charts: numbers to points, and round numbers for the axis.

export interface Series {
  name: string;
  color: string;
  values: (number | null)[];
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

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

/** The line through the values as an SVG path; a gap where there is none. */
export function pathOf(values: readonly (number | null)[], width: number, height: number, scale: Scale): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const high = (value: number) => height - ((value - scale.low) / (scale.high - scale.low)) * height;
  let path = "";
  let drawing = false;
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false;
      return;
    }
    path += `${drawing ? "L" : "M"}${(index * step).toFixed(1)} ${high(value).toFixed(1)}`;
    drawing = true;
  });
  return path;
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
