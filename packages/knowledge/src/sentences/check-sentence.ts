import { collect, settle, type Knowledge } from '@yarrow/engine';

export interface Sentence {
  text: string;
  expected: string[];
}

/** The lines of a file of sentences; see README.md. */
export const parseSentences = (file: string): Sentence[] =>
  file
    .split('\n')
    .filter((line) => line.includes(' || '))
    .map((line) => {
      const [text = '', expected = ''] = line.split(' || ');
      return { text: text.replaceAll('\\n', '\n'), expected: expected.trim().split(/\s+/) };
    });

/** How far a number may be from the one expected, as a share. */
const TOLERANCE = 0.06;

/** What of the expected is not so. Empty when the sentence was understood. */
export function misread({ text, expected }: Sentence, knowledge: Knowledge): string[] {
  const collected = collect({ symptom_text: text }, knowledge);
  const { known, suspected } = settle(collected.observations, knowledge);
  const numbers = flatten(collected.reading.measures);
  return expected.filter((wanted) => {
    const [name = '', number] = wanted.split('=');
    if (number !== undefined) {
      return !(Math.abs((numbers.get(name) ?? NaN) - Number(number)) <= Number(number) * TOLERANCE);
    }
    const mark = /^[-?!]/.exec(name)?.[0] ?? '';
    const finding = knowledge.findingIndex(name.slice(mark.length));
    const status = known.get(finding);
    if (mark === '-') return status !== 'absent';
    if (mark === '?') return !suspected.has(finding);
    if (mark === '!') return status === 'present' || suspected.has(finding);
    return status !== 'present';
  });
}

/** Shorter names for the tables. */
const NAMES: Record<string, string> = { durationDays: 'days' };

const flatten = (measures: object): Map<string, number> =>
  new Map(
    Object.entries(measures).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'number' ? [[NAMES[name] ?? name, value] as const] : [],
    ),
  );
