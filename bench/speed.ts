import { assess, prepareKnowledge, readText, type CaseInput } from '@yarrow/engine';
import { compile, readFiles } from '@yarrow/knowledge';
import { load, type Vignette } from './score/cases.ts';

/*
 * npm run bench:speed: the processor time of one reading and one analysis, and how it grows with the knowledge.
 * Processor time does not feel other programs; the ratios in one run are what to compare between machines.
 */
const CASES: CaseInput[] = [
  {
    symptom_text: 'crushing chest pain into my left arm, sweating, for 30 minutes',
    age: 58,
    gender: 'male',
  },
  {
    symptom_text:
      'tummy ache since yesterday, started round the belly button and now its low down on the right. not hungry. no fever',
    age: 27,
  },
  { symptom_text: 'No fever, cough or rash but my throat is killing me' },
];
const ROUNDS = 200;
const WORDS = 60;

const { model, texts } = compile(await readFiles());

/** Median processor time of one call in milliseconds, of `ROUNDS` rounds through all of `items`, after as many to warm up. */
function medianMs<T>(items: readonly T[], run: (item: T) => unknown): number {
  const round = (): void => items.forEach((item) => void run(item));
  for (let warm = 0; warm < ROUNDS; warm += 1) round();
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / items.length;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** The first words of every case told in as many. */
function textsOfCases(): string[] {
  const words = load<Vignette>('vignettes').map(({ symptom_text }) =>
    symptom_text.split(/\s+/).slice(0, WORDS),
  );
  return words.filter(({ length }) => length === WORDS).map((told) => told.join(' '));
}

function readingMs(): number {
  const { lexicon, spelling } = prepareKnowledge(model, texts);
  return medianMs(textsOfCases(), (text) => readText(text, lexicon, spelling));
}

function analysisMs(copies: number): number {
  const conditions = Array.from({ length: copies }, (_, copy) =>
    model.conditions.map((one) => (copy === 0 ? one : { ...one, id: `${one.id}-${copy}` })),
  ).flat();
  const all = Object.fromEntries(
    conditions.map(({ id }) => [id, texts[id] ?? texts[id.replace(/-\d+$/, '')]]),
  ) as typeof texts;
  const knowledge = prepareKnowledge({ ...model, conditions }, all);
  return medianMs(CASES, (one) => assess(one, knowledge));
}

const reading = readingMs();
const once = analysisMs(1);
const rows = [1, 2, 4, 10].map((copies) => {
  const ms = copies === 1 ? once : analysisMs(copies);
  return `${String(model.conditions.length * copies).padStart(5)} conditions: ${ms.toFixed(2)} ms, ${(ms / once).toFixed(2)} times the first`;
});
process.stdout.write(
  `processor time, median of ${ROUNDS} rounds\nreading ${WORDS} words: ${reading.toFixed(2)} ms\none analysis, free text included\n${rows.join('\n')}\n`,
);
