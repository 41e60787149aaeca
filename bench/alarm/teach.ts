import type { KnowledgeModel } from '@yarrow/engine';
import { gravestOf, type Passages, type Weights } from '@yarrow/engine/passages';
import { learn } from '../learning/learn.ts';
import { numberPassages } from '../learning/number-passages.ts';

export interface Told {
  passages: Passages;
  emergency: boolean;
  /** How much a mistake about it counts. */
  weight: number;
}

type Alarm = KnowledgeModel['alarm'];

/** Seen in fewer texts, a feature teaches nothing. */
const RAREST = { word: 3, pair: 4 };
/** What the browser is sent: the others say little and cost much. */
const MOST_FEATURES = 6000;
/** In a nat. */
const STEPS = 10;

/** What the texts teach of how an emergency sounds. */
export function teachAlarm(told: readonly Told[]): Alarm {
  const times = new Map<string, number>();
  for (const { passages } of told)
    for (const feature of passages.features) times.set(feature, (times.get(feature) ?? 0) + 1);
  const kept = [...times].filter(
    ([feature, n]) => n >= (feature.includes(' ') ? RAREST.pair : RAREST.word),
  );
  const numbered = new Map(kept.map(([feature], nth) => [feature, nth]));
  const { weights, bias } = learn(
    told.map(({ passages, emergency, weight }) => ({
      passages: numberPassages(passages, numbered),
      answer: Number(emergency),
      weight,
    })),
    kept.length,
  );
  const rows = kept
    .map(([feature, n], nth) => ({ feature, weight: weights[nth] ?? 0, times: n }))
    .toSorted(
      (a, b) => Math.abs(b.weight) * Math.log(b.times) - Math.abs(a.weight) * Math.log(a.times),
    )
    .slice(0, MOST_FEATURES)
    .map(({ feature, weight }): [string, number] => [feature, Math.round(weight * STEPS)])
    .filter(([, steps]) => steps !== 0);
  return { bias: Math.round(bias * STEPS), weights: Object.fromEntries(rows) };
}

/** Log-odds. */
export const hears = ({ passages }: Told, alarm: Weights): number =>
  gravestOf(passages, alarm)[0] ?? 0;
