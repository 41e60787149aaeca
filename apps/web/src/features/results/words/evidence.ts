import type { AnalysisResponse } from '@yarrow/contract';
import { inSentence } from '@yarrow/engine/words';
import { capitalised, joinWords } from './sentences.ts';

type Condition = AnalysisResponse['conditions'][number];
type Share = Condition['evidence'][number];

export interface WeightRow {
  key: string;
  label: string;
  /** Nats. */
  weight: number;
}

/** More rows than this tire the reader; the small rest is one row, so that the sum stays exact. */
const MOST_ANSWERS = 7;
/** Shown as 0.0: it says nothing about this cause. */
const SAYS_NOTHING = 0.05;

/** About all answers together; they stand last. */
const OVERALL: ReadonlySet<string> = new Set(['competition', 'wording', 'calibration']);

const answers = ({ evidence }: Condition): Share[] =>
  evidence
    .filter(({ kind }) => kind === 'answer')
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));

/** "No fever" for what was denied. */
export const shareLabel = ({ kind, name, present }: Share): string =>
  capitalised(kind === 'answer' && present === false ? `no ${name}` : name);

/** How common it is, the answers from the weightiest, the small rest together, then what other causes explain. */
export function weightRows(condition: Condition): WeightRow[] {
  const told = answers(condition);
  const weighty = told
    .filter(({ weight }) => Math.abs(weight) >= SAYS_NOTHING)
    .slice(0, MOST_ANSWERS);
  const rest = told.slice(weighty.length);
  const restWeight = rest.reduce((sum, { weight }) => sum + weight, 0);
  const row = (share: Share, index: number): WeightRow => ({
    key: `${share.kind}-${share.finding ?? index}`,
    label: shareLabel(share),
    weight: share.weight,
  });
  const { evidence } = condition;
  return [
    ...evidence.filter(({ kind }) => kind === 'prior').map(row),
    ...weighty.map(row),
    ...(Math.abs(restWeight) >= SAYS_NOTHING
      ? [{ key: 'rest', label: restLabel(rest.length), weight: restWeight }]
      : []),
    ...evidence.filter(({ kind }) => OVERALL.has(kind)).map(row),
  ];
}

const restLabel = (count: number): string =>
  count === 1 ? 'One more answer' : `${count} more answers together`;

/**
 * One decimal each, such that the rows as they are read add up to the total as it is read: the rounding error goes to
 * the rows that lose least by it. The exact numbers are in the case file.
 */
export function roundToSum(rows: readonly WeightRow[], total: number): WeightRow[] {
  const tenths = rows.map(({ weight }) => Math.round(weight * 10));
  let missing = Math.round(total * 10) - tenths.reduce((sum, one) => sum + one, 0);
  const step = Math.sign(missing);
  const loss = (index: number): number =>
    step * ((tenths[index] ?? 0) - (rows[index]?.weight ?? 0) * 10);
  const order = rows.map((_, index) => index).toSorted((a, b) => loss(a) - loss(b));
  for (const index of order) {
    if (missing === 0) break;
    tenths[index] = (tenths[index] ?? 0) + step;
    missing -= step;
  }
  return rows.map((row, index) => ({ ...row, weight: (tenths[index] ?? 0) / 10 }));
}

/** What the person said that fits this cause, the weightiest first. `implied` says less than something else said. */
export const matchingNames = (
  condition: Condition,
  implied: ReadonlySet<string>,
  most: number,
): string[] =>
  answers(condition)
    .filter(({ present, weight }) => present && weight >= SAYS_NOTHING)
    .flatMap(({ finding, name }) => (finding && !implied.has(finding) ? [name] : []))
    .slice(0, most);

/** The chart in a sentence or two: what speaks most for it and what most against. */
export function plainReason(condition: Condition): string {
  const pro = answers(condition)
    .filter(({ weight }) => weight >= SAYS_NOTHING)
    .slice(0, 2)
    .map((share) => inSentence(shareLabel(share)));
  const against = condition.evidence
    .filter(
      ({ kind, weight }) => kind !== 'calibration' && kind !== 'wording' && weight <= -SAYS_NOTHING,
    )
    .toSorted((a, b) => a.weight - b.weight)[0];
  return [
    pro.length > 0
      ? `What speaks most for it: ${joinWords(pro)}.`
      : 'Nothing you told us speaks clearly for it.',
    against ? `Most against it: ${againstText(against)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function againstText({ kind, name, present }: Share): string {
  if (kind === 'prior') return 'few people have it at any one time';
  if (kind === 'competition') return 'other causes explain the same answers well';
  return present === false ? `you do not have ${name}` : inSentence(name);
}

/** "+0.9", with a real minus sign. */
export function signedTenth(weight: number): string {
  const tenth = Math.round(weight * 10) / 10;
  const text = Math.abs(tenth).toFixed(1);
  return tenth > 0 ? `+${text}` : tenth < 0 ? `−${text}` : text;
}
