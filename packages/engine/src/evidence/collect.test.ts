import { expect, it } from 'vitest';
import { prepareKnowledge } from '../prepare.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { collect } from './collect.ts';

/** Two risks: one lasts, the other counts while it is recent. */
const knowledge = prepareKnowledge(
  {
    ...SMALL_MODEL,
    findings: SMALL_MODEL.findings.concat(
      SMALL_MODEL.findings
        .filter(({ id }) => id === 'smoker')
        .map((risk) => ({ ...risk, id: 'journey', words: ['in Kenya'], lately: true })),
    ),
  },
  {},
);
const present = (text: string): string[] =>
  collect({ symptom_text: text }, knowledge)
    .observations.filter(({ status }) => status === 'present')
    .map(({ finding }) => knowledge.model.findings[finding]?.id ?? '');

it('counts a risk that was, but a journey only while it is recent', () => {
  expect(present('I was a smoker four years ago')).toEqual(['smoker']);
  expect(present('I was in Kenya three weeks ago')).toEqual(['journey']);
  expect(present('I was in Kenya four years ago')).toEqual([]);
});
