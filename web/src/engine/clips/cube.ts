// A die as a cube without perspective: each of its sides is a square moved by one affine map, which a canvas draws exactly.
export type Vector = readonly [number, number, number];
export type Turn = readonly [Vector, Vector, Vector];

/** One side on the screen: where its corner lies, its right and its downward edge, how bright it is. */
export interface Side {
  face: number;
  corner: readonly [number, number];
  right: readonly [number, number];
  down: readonly [number, number];
  light: number;
}

/** Front, right, back, left, top, bottom: outward, to the right, downward. The order is that of Die.svelte. */
const SIDES: readonly (readonly [Vector, Vector, Vector])[] = [
  [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
  [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
  [[0, 0, -1], [-1, 0, 0], [0, 1, 0]],
  [[-1, 0, 0], [0, 0, 1], [0, 1, 0]],
  [[0, -1, 0], [1, 0, 0], [0, 0, 1]],
  [[0, 1, 0], [1, 0, 0], [0, 0, -1]],
]; // prettier-ignore
const LIGHT: Vector = [-0.3, -0.55, 0.78];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const turned = (turn: Turn, v: Vector): Vector => [dot(turn[0], v), dot(turn[1], v), dot(turn[2], v)];

/** By an angle in radians about an axis of length 1. */
export function about([x, y, z]: Vector, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [x * x * k + c, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, y * y * k + c, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, z * z * k + c],
  ];
}

export function after(first: Turn, then: Turn): Turn {
  const column = (i: number): Vector => [first[0][i]!, first[1][i]!, first[2][i]!];
  return then.map((row) => [dot(row, column(0)), dot(row, column(1)), dot(row, column(2))] as const) as unknown as Turn;
}

/** The turn of a die at rest: its face to the viewer, with a little of its right (or left) side and of its top. */
export const lying = (mirrored: boolean): Turn => after(about([0, 1, 0], mirrored ? 0.2 : -0.2), about([1, 0, 0], -0.18));

/** The sides that are seen, the farthest first; the edge of the cube is 1, its middle 0, 0. */
export function seen(turn: Turn): Side[] {
  const flat = (v: Vector) => [v[0], v[1]] as const;
  return SIDES.map(([out, right, down], face) => {
    const [n, r, d] = [turned(turn, out), turned(turn, right), turned(turn, down)];
    return {
      face,
      depth: n[2],
      corner: [(n[0] - r[0] - d[0]) / 2, (n[1] - r[1] - d[1]) / 2] as const,
      right: flat(r),
      down: flat(d),
      light: 0.6 + 0.4 * Math.max(0, dot(n, LIGHT)),
    };
  })
    .filter((side) => side.depth > 0.001)
    .sort((one, other) => one.depth - other.depth);
}
