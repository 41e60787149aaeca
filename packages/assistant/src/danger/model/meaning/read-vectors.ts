import { numberOf } from '../../reading/numbers.ts';
import { rowsOf, unpack } from './packed.ts';
import { DIMS, STEP, VECTORS, WORDS } from './vectors.ts';

const ROWS = rowsOf(unpack(VECTORS, STEP), DIMS);
const VECTOR_OF = new Map(WORDS.split(' ').map((word, nth) => [word, ROWS[nth]]));
const A_NUMBER = VECTOR_OF.get('#');

/** Where a word stands among all words; every number stands where one does. */
export const vectorOf = (word: string): Float32Array | undefined =>
  VECTOR_OF.get(word) ?? (numberOf(word) === null ? undefined : A_NUMBER);

export { DIMS };
