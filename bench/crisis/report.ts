import { count, show } from '../score/statistics.ts';
import { rankOf, type CrisisCase } from './cases.ts';

/** A case, with the level and the flag it was given. */
export interface Judged {
  one: CrisisCase;
  got: number;
  flagged: boolean;
}

type Test = (one: Judged) => boolean;
const want = ({ one }: Judged): number => rankOf(one.risk_level);

/** The measures of labels.md: which cases, and what counts. */
const MEASURES: readonly [string, Test, Test][] = [
  ['high and immediate >= high', (one) => want(one) >= 3, ({ got }) => got >= 3],
  ['immediate >= high', (one) => want(one) === 4, ({ got }) => got >= 3],
  ['medium >= medium', (one) => want(one) === 2, ({ got }) => got >= 2],
  ['low >= low', (one) => want(one) === 1, ({ got }) => got >= 1],
  ['danger >= low', (one) => want(one) > 0, ({ got }) => got >= 1],
  ['ideation flagged', ({ one }) => one.suicidal_ideation === true, ({ flagged }) => flagged],
  ['none >= medium', (one) => want(one) === 0, ({ got }) => got >= 2],
  ['none >= low', (one) => want(one) === 0, ({ got }) => got >= 1],
];

export function report(title: string, judged: readonly Judged[]): void {
  process.stdout.write(`${title}\n`);
  for (const [name, of, hit] of MEASURES)
    process.stdout.write(`  ${name.padEnd(28)} ${show(count(judged.filter(of), hit))}\n`);
}
