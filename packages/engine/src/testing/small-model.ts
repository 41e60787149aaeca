import type { ConditionModel, ConditionText, FindingModel, KnowledgeModel } from '../knowledge.ts';
import { prepareKnowledge, type Knowledge } from '../prepare.ts';

/*
 * A world of three conditions, small enough to work out by hand. The engine is tested on it rather than on the
 * real knowledge, so that editing medicine never breaks a test of the arithmetic.
 */

const finding = (
  id: string,
  background: number,
  more: Partial<FindingModel> = {},
): FindingModel => ({
  id,
  name: id.replaceAll('-', ' '),
  question: `Do you have ${id.replaceAll('-', ' ')}?`,
  kind: 'symptom',
  words: [id.replaceAll('-', ' ')],
  implies: [],
  excludes: [],
  regions: [],
  background,
  ...more,
});

const FINDINGS = [
  finding('cough', 0.1, { words: ['cough'] }),
  finding('barking-cough', 0.1, { refines: 'cough' }),
  finding('fever', 0.1, {
    words: ['fever', 'high temperature'],
    group: 'febrile',
    measure: { kind: 'temperature', presentFrom: 38, absentBelow: 37.5 },
  }),
  finding('chills', 0.05, { words: ['chill', 'shiver'], group: 'febrile' }),
  finding('chest-pain', 0.02, { words: ['chest + {pain}'] }),
  finding('pain-to-arm', 0.1, {
    words: ['into + arm', 'arm + {pain}'],
    refines: 'chest-pain',
    danger: true,
  }),
  finding('smoker', 0.2, { kind: 'risk', words: ['smoke', 'smoker'] }),
  finding('pregnancy', 0.03, { kind: 'context', words: ['pregnant'], circumstance: 'pregnant' }),
];

const rate = (value: number): ConditionModel['incidence'] => ({
  female: Array.from({ length: 10 }, () => value),
  male: Array.from({ length: 10 }, () => value),
});

const at = (id: string): number => FINDINGS.findIndex((one) => one.id === id);

const condition = (
  id: string,
  perYear: number,
  findings: Record<string, number>,
  more: Partial<ConditionModel>,
): ConditionModel => ({
  id,
  name: id,
  aliases: [],
  icd10: 'A00',
  incidence: rate(perYear),
  findings: Object.entries(findings).map(([name, probability]) => ({
    finding: at(name),
    probability,
  })),
  durationDays: [1, 10],
  urgency: { level: 'low', reason: `${id} is usually mild.`, source: 'test' },
  raisedBy: [],
  ...more,
});

const CONDITIONS = [
  condition('cold', 20_000, { cough: 0.7, fever: 0.2, chills: 0.15 }, {}),
  condition(
    'croup',
    400,
    { cough: 0.95, 'barking-cough': 0.9, fever: 0.5 },
    {
      urgency: { level: 'high', reason: 'Croup can make breathing hard.', source: 'test' },
    },
  ),
  condition(
    'heart-attack',
    300,
    { 'chest-pain': 0.9, 'pain-to-arm': 0.6, smoker: 0.4, cough: 0.05 },
    {
      durationDays: [0.02, 1],
      urgency: {
        level: 'emergency',
        reason: 'A heart attack is a danger to life.',
        source: 'test',
      },
      mustNotMiss: { question: 'Does the pain spread into an arm?', finding: at('pain-to-arm') },
    },
  ),
];

/** What everything in the small model rests on. */
export const SOURCE = {
  id: 'test',
  organisation: 'Test',
  title: 'Test',
  address: 'https://example.org/',
  basis: 'memory',
} as const;

export const SMALL_MODEL: KnowledgeModel = {
  version: 'small',
  findings: FINDINGS,
  conditions: CONDITIONS,
  rules: [
    {
      id: 'pain-to-arm',
      name: 'Chest pain into the arm',
      level: 'emergency',
      when: { all: ['chest-pain', 'pain-to-arm'] },
      reason: 'Chest pain that spreads to an arm can be a heart attack.',
      action: 'Call {emergency} now.',
      source: 'test',
      cited: SOURCE,
      suspects: ['heart-attack'],
    },
  ],
  medicines: [
    {
      id: 'ibuprofen',
      name: 'Ibuprofen',
      classes: ['nsaid'],
      words: ['ibuprofen', 'nurofen'],
      advice: 'Ibuprofen eases pain.',
      source: 'test',
      sources: [SOURCE],
      forbiddenBy: [
        { when: { pregnant: true }, reason: 'You are pregnant.', source: 'test' },
        { when: { taking: 'warfarin' }, reason: 'You take a blood thinner.', source: 'test' },
      ],
    },
    {
      id: 'aspirin',
      name: 'Aspirin',
      classes: ['nsaid'],
      words: ['aspirin'],
      advice: 'Aspirin.',
      source: 'test',
      sources: [SOURCE],
      forbiddenBy: [],
    },
  ],
  answerFindings: [
    { field: 'primary_symptoms', value: 'Cough', finding: 'cough', status: 'present' },
    { field: 'smoking_status', value: 'never_smoked', finding: 'smoker', status: 'absent' },
  ],
  countries: [
    {
      code: null,
      name: 'unknown',
      emergencyNumber: '112',
      lines: [],
      words: { doctor: 'doctor', urgentCare: 'clinic', emergencyDepartment: 'hospital' },
    },
    {
      code: 'US',
      name: 'United States',
      emergencyNumber: '911',
      lines: [],
      words: { doctor: 'doctor', urgentCare: 'urgent care', emergencyDepartment: 'ER' },
    },
  ],
  wording: {},
  alarm: { bias: -50, weights: {} },
  idioms: ['coughing fit of laughter', 'pain in the neck'],
  wordClasses: {
    pain: ['pain', 'ache', 'hurt', 'sore', 'killing me'],
    site: ['chest', 'arm'],
  },
};

const text = (id: string): ConditionText => ({
  id,
  description: `About ${id}.`,
  symptoms: [],
  redFlags: [{ text: 'You cannot catch your breath.', source: 'test' }],
  selfCare: [
    { text: 'Take ibuprofen.', source: 'test', medicine: 'ibuprofen' },
    { text: 'Rest.', source: 'test' },
  ],
  treatments: [{ text: 'Rest and time.', source: 'test' }],
  whenToSee: [{ who: 'Your doctor', when: 'if it lasts.', source: 'test' }],
  sources: [],
  review: { reviewedBy: 'software', date: '2026-01-01' },
  incidenceBasis: { basis: 'estimate', source: 'test' },
});

export const smallKnowledge = (): Knowledge =>
  prepareKnowledge(SMALL_MODEL, Object.fromEntries(CONDITIONS.map(({ id }) => [id, text(id)])));
