// Torn edges without a filter: outlines are cut into short pieces and each point drifts with a smooth noise. A noise
// filter over a whole board costs a second of painting; this costs nothing one could measure.
export interface At {
  x: number;
  y: number;
}

export interface Drift {
  /** Lengths of the noise, in pixels of the board; each further one is half as long and half as strong. */
  length: number;
  octaves: number;
  /** The greatest distance that a point moves. */
  reach: number;
  seed: number;
}

const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** A number from -1 to 1 that changes smoothly with the place. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const row = (down: number): number => hash(left, top + down, seed) * (1 - u) + hash(left + 1, top + down, seed) * u;
  return (row(0) * (1 - v) + row(1) * v) * 2 - 1;
}

export function drifted({ x, y }: At, { length, octaves, reach, seed }: Drift): At {
  let [dx, dy] = [0, 0];
  for (let octave = 0, size = length, share = 0.5; octave < octaves; octave++, size /= 2, share /= 2) {
    dx += noise(x / size, y / size, seed + octave) * share;
    dy += noise(x / size, y / size, seed + octave + 57) * share;
  }
  return { x: x + dx * reach, y: y + dy * reach };
}

/** The outline through these points, torn; `step` is how long its pieces are. */
export function torn(points: At[], drift: Drift, step: number, closed = true): string {
  const cut: At[] = [];
  points.forEach((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0]! : point);
    const pieces = Math.max(1, Math.round(Math.hypot(next.x - point.x, next.y - point.y) / step));
    for (let k = 0; k < pieces; k++) cut.push({ x: point.x + ((next.x - point.x) * k) / pieces, y: point.y + ((next.y - point.y) * k) / pieces });
  });
  const path = cut.map((point) => drifted(point, drift)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${path.join("L")}${closed ? "z" : ""}`;
}
