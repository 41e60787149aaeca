const KEPT = 0.9;
const KEPT_SQUARE = 0.999;

/** Numbers that are learnt, and what the lessons of one batch say of them. */
export interface Learnt {
  values: Float32Array;
  slopes: Float32Array;
  step: (rate: number) => void;
}

/** Adam: each number moves as far as its slopes agree. */
export function learnt(values: Float32Array): Learnt {
  const { length } = values;
  const [slopes, mean, square] = [0, 1, 2].map(() => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  let steps = 0;
  return {
    values,
    slopes,
    step: (rate) => {
      steps += 1;
      const [whole, wholeSquare] = [1 - KEPT ** steps, 1 - KEPT_SQUARE ** steps];
      for (let i = 0; i < length; i += 1) {
        const slope = slopes[i]!;
        mean[i] = KEPT * mean[i]! + (1 - KEPT) * slope;
        square[i] = KEPT_SQUARE * square[i]! + (1 - KEPT_SQUARE) * slope * slope;
        values[i]! -= (rate * (mean[i]! / whole)) / (Math.sqrt(square[i]! / wholeSquare) + 1e-8);
        slopes[i] = 0;
      }
    },
  };
}
