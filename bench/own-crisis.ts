import { detectCrisis } from '@yarrow/assistant';
import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import { half, load, type Half } from './score/cases.ts';
import { count, show, type Share } from './score/statistics.ts';

/*
 * npx tsx bench/own-crisis.ts      scores own-crisis.json and crisis.json by half, all measures of labels.md
 *
 * The detector as shipped has learnt from all of own-crisis.json: for what it is worth unseen, run
 * `npx tsx bench/train-crisis.ts even` first, read the odd half, and train again.
 */
interface Case {
  id: string;
  text: string;
  risk_level: CrisisLevel;
  suicidal_ideation: boolean;
}

const rank = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);

for (const name of ['crisis', 'own-crisis']) {
  for (const which of ['even', 'odd'] as const) report(name, which);
}

function report(name: string, which: Half): void {
  const judged = half(load<Case>(name), which).map((one) => {
    const { level, flags } = detectCrisis(one.text);
    return {
      ...one,
      want: rank(one.risk_level),
      got: rank(level),
      flagged: flags.suicidal_ideation,
    };
  });
  const of = (want: (level: number) => boolean, got: (level: number) => boolean): Share =>
    count(
      judged.filter((one) => want(one.want)),
      (one) => got(one.got),
    );
  const ideation = count(
    judged.filter((one) => one.suicidal_ideation),
    (one) => one.flagged,
  );
  const rows: [string, Share][] = [
    [
      'high and immediate >= high',
      of(
        (want) => want >= 3,
        (got) => got >= 3,
      ),
    ],
    [
      'immediate >= high',
      of(
        (want) => want === 4,
        (got) => got >= 3,
      ),
    ],
    [
      'medium >= medium',
      of(
        (want) => want === 2,
        (got) => got >= 2,
      ),
    ],
    [
      'low >= low',
      of(
        (want) => want === 1,
        (got) => got >= 1,
      ),
    ],
    ['suicidal ideation flagged', ideation],
    [
      'none >= medium',
      of(
        (want) => want === 0,
        (got) => got >= 2,
      ),
    ],
    [
      'none >= low',
      of(
        (want) => want === 0,
        (got) => got >= 1,
      ),
    ],
  ];
  process.stdout.write(`${name} ${which}\n`);
  for (const [title, share] of rows) process.stdout.write(`  ${title.padEnd(28)} ${show(share)}\n`);
}
