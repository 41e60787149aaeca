import { assess, rank, type CaseInput, type Knowledge } from '@yarrow/engine';
import { load, toCase, type Vignette } from '../score/cases.ts';
import { LAWS } from './variants.ts';

export interface LawCase {
  id: string;
  input: CaseInput;
}

/** Every case of every file, as the engine is asked about it. */
export function lawCases(): LawCase[] {
  const told = ['emergency', 'own-emergency'].flatMap((file) =>
    load<{ id: string; text: string }>(file).map(({ id, text }) => ({
      id,
      input: { symptom_text: text },
    })),
  );
  const filledIn = ['vignettes', 'own-vignettes'].flatMap((file) =>
    load<Vignette>(file).map((one) => ({ id: one.id, input: toCase(one) })),
  );
  return [...told, ...filledIn];
}

/** How many questions are answered with "I don't know". */
const QUESTIONS = 3;
const UNKNOWN = 'an answer "I don\'t know"';
export const LAW_NAMES: readonly string[] = [...LAWS.map(({ name }) => name), UNKNOWN];

/** The laws a case breaks: what never may lower the urgency and here does. */
export function brokenLaws({ input }: LawCase, nth: number, knowledge: Knowledge): string[] {
  const plain = assess(input, knowledge);
  const least = rank(plain.urgency_level);
  const lowers = (variant: CaseInput): boolean =>
    rank(assess(variant, knowledge).urgency_level) < least;
  const answers = plain.follow_up
    .slice(0, QUESTIONS)
    .map(({ finding }) => ({ finding, value: 'unknown' as const }));
  return [
    ...LAWS.filter(({ variants }) => variants(input, nth).some(lowers)).map(({ name }) => name),
    ...(lowers({ ...input, answers: [...(input.answers ?? []), ...answers] }) ? [UNKNOWN] : []),
  ];
}
