import { collect, evaluate, factsOf, prepareKnowledge, settle } from '@yarrow/engine';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readFiles } from './read-files.ts';

const files = await readFiles();
const { model, texts } = compile(files);
const knowledge = prepareKnowledge(model, texts);

/** Read as a person's own words, judged by the rule alone. */
function fires(rule: (typeof files.rules)[number], text: string): boolean {
  const input = { symptom_text: text, ...rule.example_person };
  const collected = collect(input, knowledge);
  const evidence = settle(collected.observations, knowledge);
  return evaluate(rule.when, factsOf(input, collected, evidence, knowledge)) === 'yes';
}

describe.each(files.rules.map((rule) => [rule.id, rule] as const))('the rule %s', (_, rule) => {
  const { positive, near_miss: nearMiss, negated } = rule.examples;
  it('fires on its danger', () => expect(fires(rule, positive), positive).toBe(true));
  it('keeps quiet on a near miss', () => expect(fires(rule, nearMiss), nearMiss).toBe(false));
  it('keeps quiet where it is denied', () => expect(fires(rule, negated), negated).toBe(false));
});
