// Multiplies the weights of nets on typed arrays, as numpy does on a server (src/fabletable/bots/plain_net.py).

interface Layer {
  data: Float32Array;
  bias: Float32Array;
  width: number;
}

export const layer = (data: Float32Array, bias: Float32Array, width: number): Layer => ({ data, bias, width });

/** Rows times the matrix plus the bias; most of what could be seen is not there, so zeros are skipped. */
export function product(rows: Float32Array, count: number, { data, bias, width }: Layer, cut: boolean): Float32Array {
  const size = rows.length / count;
  const found = new Float32Array(count * width);
  const sums = new Float64Array(width);
  for (let row = 0; row < count; row++) {
    sums.set(bias);
    for (let place = 0; place < size; place++) {
      const factor = rows[row * size + place] ?? 0;
      if (factor === 0) continue;
      const start = place * width;
      for (let column = 0; column < width; column++) sums[column]! += factor * data[start + column]!;
    }
    for (let column = 0; column < width; column++) found[row * width + column] = cut ? Math.max(0, sums[column]!) : sums[column]!;
  }
  return found;
}

/** For each pair a row times a row of the matrix, plus its bias. */
export function chosen(rows: Float32Array, { data, bias, width }: Layer, at: Int32Array, of: Int32Array): Float32Array {
  const found = new Float32Array(at.length);
  for (let pair = 0; pair < at.length; pair++) {
    const [row, place] = [at[pair]! * width, of[pair]!];
    let sum = bias[place]!;
    for (let column = 0; column < width; column++) sum += rows[row + column]! * data[place * width + column]!;
    found[pair] = sum;
  }
  return found;
}
