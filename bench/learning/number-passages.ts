import type { Passages } from '@yarrow/engine/passages';
import type { Passage } from './learn.ts';

/** Each passage with all its features, by the numbers of those that are known. */
export function numberPassages(
  { features, begun }: Passages,
  numbered: ReadonlyMap<string, number>,
): Passage[] {
  const numbers = features.map((feature) => numbered.get(feature));
  return begun.flatMap((passages) => {
    const known: number[] = [];
    let told = 0;
    return passages.map((added) => {
      told += added.length;
      known.push(...added.flatMap((feature) => numbers[feature] ?? []));
      return { known: Int32Array.from(known), features: told };
    });
  });
}
