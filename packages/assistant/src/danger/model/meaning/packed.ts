/** Letters and figures, so that none is escaped; the middle is nothing. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+';
const MIDDLE = 31;
const VALUE_OF = new Map(Array.from(DIGITS, (digit, nth) => [digit, nth - MIDDLE]));

/** Numbers as one digit each, in steps: what is beyond the last digit becomes the last. */
export const pack = (numbers: Iterable<number>, step: number): string =>
  Array.from(
    numbers,
    (one) => DIGITS[MIDDLE + Math.max(-MIDDLE, Math.min(MIDDLE, Math.round(one / step)))],
  ).join('');

export function unpack(digits: string, step: number): Float32Array {
  return Float32Array.from(digits, (digit) => (VALUE_OF.get(digit) ?? 0) * step);
}

/** Equal rows of a table. */
export const rowsOf = (table: Float32Array, length: number): Float32Array[] =>
  Array.from({ length: table.length / length }, (_, row) =>
    table.subarray(row * length, (row + 1) * length),
  );
