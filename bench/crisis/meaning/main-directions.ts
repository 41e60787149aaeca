/** Rounds of the iteration; the directions stand still long before. */
const ROUNDS = 60;

/** The directions along which the vectors differ most, the widest first (subspace iteration; the same everywhere). */
export function mainDirections(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const spread = spreadOf(vectors, size);
  let directions = orthonormal(
    Array.from({ length: count }, (_, nth) =>
      Float64Array.from({ length: size }, (__, i) => Math.sin((nth + 1) * (i + 1))),
    ),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    directions = orthonormal(
      directions.map((one) => Float64Array.from(spread, (row) => dot(row, one))),
    );
  return directions;
}

/** How much every two dimensions go together. */
function spreadOf(vectors: readonly Float64Array[], size: number): Float64Array[] {
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) spread[i]![j]! += vector[i]! * vector[j]!;
    }
  }
  return spread;
}

/** Gram-Schmidt, in order. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const left = Float64Array.from(vector);
    for (const one of done) {
      const along = dot(one, left);
      for (let i = 0; i < left.length; i += 1) left[i]! -= along * one[i]!;
    }
    done.push(unit(left));
  }
  return done;
}

export function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}
