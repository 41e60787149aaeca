import { authorOf, groupBy } from './cases.ts';
import type { Example } from './examples.ts';

/** Messages that share more of their words than this are twins: one must not be judged by what the other teaches. */
const TWINS = 0.5;

/** Each example with its fold: twins together, and of every author and level about as many in each. */
export function foldsOf(examples: readonly Example[], folds: number): Map<Example, number> {
  const families = familiesOf(examples).toSorted((a, b) => b.length - a.length);
  const sizes = new Map<string, number[]>();
  const foldOf = new Map<Example, number>();
  for (const family of families) {
    const { one } = family[0]!;
    const name = `${authorOf(one)} ${one.risk_level}`;
    const counts = sizes.get(name) ?? Array.from({ length: folds }, () => 0);
    sizes.set(name, counts);
    const fold = counts.indexOf(Math.min(...counts));
    counts[fold]! += family.length;
    for (const member of family) foldOf.set(member, fold);
  }
  return foldOf;
}

function familiesOf(examples: readonly Example[]): Example[][] {
  const words = examples.map(({ heard }) => new Set(heard.map(({ norm }) => norm)));
  const head = examples.map((_, nth) => nth);
  const headOf = (nth: number): number => {
    let at = nth;
    while (head[at] !== at) at = head[at]!;
    return at;
  };
  for (let a = 0; a < examples.length; a += 1) {
    for (let b = 0; b < a; b += 1) if (areTwins(words[a]!, words[b]!)) head[headOf(a)] = headOf(b);
  }
  return [
    ...groupBy(
      examples.map((one, nth) => [one, String(headOf(nth))] as const),
      ([, name]) => name,
    ).values(),
  ].map((family) => family.map(([one]) => one));
}

function areTwins(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size < large.size * TWINS) return false;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared >= TWINS * (a.size + b.size - shared);
}
