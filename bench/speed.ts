import { assess, prepareKnowledge, type CaseInput } from '@yarrow/engine';
import { compile, readFiles } from '@yarrow/knowledge';

/*
 * npm run bench:speed: the processor time of one analysis, and how it grows with the knowledge.
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

const { model, texts } = compile(await readFiles());

function medianMs(copies: number): number {
  const conditions = Array.from({ length: copies }, (_, copy) =>
    model.conditions.map((one) => (copy === 0 ? one : { ...one, id: `${one.id}-${copy}` })),
  ).flat();
  const all = Object.fromEntries(
    conditions.map(({ id }) => [id, texts[id] ?? texts[id.replace(/-\d+$/, '')]]),
  ) as typeof texts;
  const knowledge = prepareKnowledge({ ...model, conditions }, all);
  const run = (): void => CASES.forEach((one) => assess(one, knowledge));
  for (let warm = 0; warm < ROUNDS; warm += 1) run();
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / CASES.length;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

const once = medianMs(1);
const rows = [1, 2, 4, 10].map((copies) => {
  const ms = medianMs(copies);
  return `${String(model.conditions.length * copies).padStart(5)} conditions: ${ms.toFixed(2)} ms, ${(ms / once).toFixed(2)} times the first`;
});
process.stdout.write(
  `one analysis, free text included, processor time, median of ${ROUNDS} rounds\n${rows.join('\n')}\n`,
);
