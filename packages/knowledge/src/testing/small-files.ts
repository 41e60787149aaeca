import type { KnowledgeFiles } from '../read-files.ts';
import { conditionFile } from '../schema/condition.ts';
import { findingFile } from '../schema/finding.ts';
import { medicineFile } from '../schema/medicine.ts';
import { ruleFile } from '../schema/rule.ts';

const source = {
  id: 'nhs',
  organisation: 'NHS',
  title: 'A page',
  address: 'https://www.nhs.uk/a-page/',
  basis: 'memory' as const,
};

export const finding = (id: string, more: object = {}): KnowledgeFiles['findings'][number] => ({
  ...findingFile.parse({
    id,
    name: `some ${id}`,
    question: `${id}?`,
    words: [id],
    background: 0.1,
    ...more,
  }),
  file: 'findings/small.yaml',
});

const rates = {
  newborn: 1,
  infant: 1,
  toddler: 1,
  child: 1,
  teen: 1,
  young: 1,
  adult: 1,
  middle: 1,
  older: 1,
  old: 1,
};

export const condition = (id: string, more: object = {}): KnowledgeFiles['conditions'][number] => ({
  ...conditionFile.parse({
    id,
    name: id,
    aliases: [],
    icd10: 'J00',
    description: 'A small illness.',
    incidence: { basis: 'estimate', source: 'a guess', per_100k_per_year: rates },
    findings: { cough: 'frequent' },
    duration_days: [1, 5],
    urgency: { level: 'low', reason: 'It passes.', source: 'nhs' },
    red_flags: [{ text: 'You cannot breathe.', source: 'nhs' }],
    self_care: [{ text: 'Rest.', source: 'nhs', medicine: 'honey' }],
    treatments: [{ text: 'Time.', source: 'nhs' }],
    when_to_see: [{ who: 'Doctor', when: 'if it lasts', source: 'nhs' }],
    sources: [source],
    review: { reviewed_by: 'software', reads: 1, date: '2026-01-01' },
    ...more,
  }),
  file: `conditions/small/${id}.yaml`,
});

export const rule = (id: string, more: object = {}): KnowledgeFiles['rules'][number] => ({
  ...ruleFile.parse({
    id,
    name: 'A rule',
    level: 'emergency',
    when: 'cough',
    reason: 'It can be bad.',
    action: 'Call {emergency}.',
    source,
    examples: { positive: 'I cough', near_miss: 'I sneeze', negated: 'no cough' },
    ...more,
  }),
  file: 'rules/small.yaml',
});

export const medicine = (id: string, more: object = {}): KnowledgeFiles['medicines'][number] => ({
  ...medicineFile.parse({
    id,
    name: 'Honey',
    words: ['honey'],
    uses: 'Coughs.',
    advice: 'A spoonful of honey can ease a cough.',
    forbidden_by: [{ when: { age: { below: 1 } }, reason: 'Not under one year.', source: 'nhs' }],
    over_the_counter: true,
    sources: [source],
    ...more,
  }),
  file: `medicines/${id}.yaml`,
});

/** A knowledge of one condition that breaks no rule; tests spoil one thing. */
export const smallFiles = (more: Partial<KnowledgeFiles> = {}): KnowledgeFiles => ({
  findings: [finding('cough')],
  answers: [],
  wordClasses: { pain: ['pain'] },
  idioms: [],
  wording: {},
  alarm: { bias: -50, weights: {} },
  conditions: [condition('cold')],
  rules: [rule('bad-cough')],
  medicines: [medicine('honey')],
  countries: [],
  icd10: { J00: { title: 'Acute nasopharyngitis (common cold)', holds: [] } },
  plainWords: [],
  symptomGaps: [],
  clusters: [],
  ...more,
});
