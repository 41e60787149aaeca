import type { UrgencyReason } from '../assessment.ts';
import type { CaseInput } from '../case.ts';
import type { KnowledgeModel } from '../knowledge.ts';
import { gravestOf, passagesOf, type Passages, type Weights } from '../reading/passages.ts';
import type { SpokenWord } from '../reading/spoken.ts';

/** Log-odds from which a message sounds like an emergency. */
const SURE = 0;
const STEM = 5;
const LONG = 7;
/** Nats of one step of the knowledge. */
const STEP = 0.1;

export const SOUNDS: { reason: UrgencyReason; action: string } = {
  reason: {
    rule: 'sounds:emergency',
    level: 'emergency',
    text: 'What you write is much like what people write in an emergency.',
    source: 'yarrow',
  },
  action: 'If this is happening now, call {emergency}. Do not wait for it to pass.',
};

/**
 * Whether a message sounds like those that people write in an emergency, whatever was read in it. Not where complaints
 * were chosen from a list: the questionnaire asks after the dangers, and its longer texts sounded grave too often
 * (decision 11).
 *
 * Method: logistic regression over words, pairs of words and findings of every passage, the gravest of which counts;
 * learnt from written messages. What is said in other clauses never makes a text sound less grave.
 */
export const soundsUrgent = (
  input: CaseInput,
  spoken: readonly SpokenWord[],
  alarm: Weights,
): boolean =>
  (input.primary_symptoms ?? []).length === 0 &&
  (gravestOf(passagesIn(spoken), alarm)[0] ?? -Infinity) > SURE;

export const alarmWeights = ({ alarm }: Pick<KnowledgeModel, 'alarm'>): Weights => {
  const weights = new Map(
    Object.entries(alarm.weights).map(([feature, steps]) => [feature, [STEP * steps]]),
  );
  return { biases: [STEP * alarm.bias], of: (feature) => weights.get(feature) };
};

/** The passages of a text, for what listens to how it sounds. */
export const passagesIn = (spoken: readonly SpokenWord[]): Passages =>
  passagesOf(spoken, { featuresOf, pairOf });

function featuresOf(clause: readonly SpokenWord[]): Set<string> {
  const found = new Set<string>();
  for (const [nth, word] of clause.entries()) {
    for (const finding of word.findings) found.add(`@${finding}`);
    const kind = kindOf(word);
    if (kind === '') continue;
    found.add(kind);
    if (kind.length >= LONG) found.add(`${kind.slice(0, STEM)}*`);
    const pair = pairOf(clause[nth - 1], word);
    if (pair !== null) found.add(pair);
  }
  return found;
}

function pairOf(before: SpokenWord | undefined, after: SpokenWord | undefined): string | null {
  const [first, second] = [kindOf(before), kindOf(after)];
  return first === '' || second === '' ? null : `${first} ${second}`;
}

const kindOf = (word: SpokenWord | undefined): string =>
  word === undefined ? '' : /\d/.test(word.norm) ? '#' : word.norm;
