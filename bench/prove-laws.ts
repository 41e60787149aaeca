import { compileKnowledge } from '@yarrow/knowledge';
import { brokenLaws, lawCases, LAW_NAMES } from './laws/check-laws.ts';
import { half } from './score/cases.ts';

/* npm run prove:laws: what never may lower the urgency, tried on every case. Kept-apart cases are only counted. */

const knowledge = await compileKnowledge();
const cases = lawCases();
const developed = /^own-[12]/;
const keptApart = /^own-3/;
const even = new Set(half(cases, 'even').map(({ id }) => id));
const isOpen = (id: string): boolean => developed.test(id) || (even.has(id) && !keptApart.test(id));
const broken = new Map<string, string[]>(LAW_NAMES.map((name) => [name, []]));
cases.forEach((one, nth) => {
  for (const law of brokenLaws(one, nth, knowledge)) broken.get(law)?.push(one.id);
});
for (const [law, ids] of broken) {
  const named = ids.filter(isOpen);
  console.log(`${law}: ${ids.length} of ${cases.length} broken`, ...named);
}
process.exitCode = [...broken.values()].some((ids) => ids.length > 0) ? 1 : 0;
