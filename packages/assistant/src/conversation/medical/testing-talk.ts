import {
  prepareKnowledge,
  type CaseInput,
  type ConditionText,
  type FindingModel,
  type KnowledgeModel,
} from '@yarrow/engine';
import type { Conversation, Reply, Setting } from '../conversation.ts';
import { judgeMessage } from '../judge-message.ts';
import { startConversation } from '../start-conversation.ts';
import { answerAboutHealth } from './answer-about-health.ts';

/* A world of three conditions and two medicines, so that editing medicine never breaks a test of the conversation. */

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
  finding('headache', 0.1, { words: ['headache', 'head hurts'] }),
  finding('nausea', 0.05, { words: ['nausea', 'feel sick', 'nauseous'] }),
  finding('light-hurting-the-eyes', 0.02, { words: ['light hurts'] }),
  finding('fever', 0.1, { measure: { kind: 'temperature', presentFrom: 38, absentBelow: 37.5 } }),
  finding('cough', 0.1),
  finding('runny-nose', 0.1),
  finding('chest-pain', 0.02, { words: ['chest pain', 'pain in my chest'] }),
  finding('pain-to-the-arm', 0.1, {
    words: ['arm pain', 'into my left arm'],
    refines: 'chest-pain',
    danger: true,
  }),
  finding('plan-to-end-life', 0.001, { words: ['plan to kill myself'] }),
  finding('asthma', 0.09, { kind: 'risk' }),
  finding('stomach-ulcer', 0.03, { kind: 'risk' }),
  finding('pregnancy', 0.03, { kind: 'context', words: ['pregnant'], circumstance: 'pregnant' }),
  finding('throbbing-headache', 0.3, { words: ['headache throbbing'], refines: 'headache' }),
];
const at = (id: string): number => FINDINGS.findIndex((one) => one.id === id);
const NHS = {
  id: 'nhs',
  organisation: 'NHS',
  title: 'Health A to Z',
  address: 'https://www.nhs.uk/conditions/',
  basis: 'memory',
} as const;

const everyone = (rate: number) => ({
  female: Array.from({ length: 10 }, () => rate),
  male: Array.from({ length: 10 }, () => rate),
});
const condition = (
  id: string,
  name: string,
  rate: number,
  findings: Record<string, number>,
  more: Partial<KnowledgeModel['conditions'][number]> = {},
): KnowledgeModel['conditions'][number] => ({
  id,
  name,
  aliases: [],
  icd10: 'A00',
  incidence: everyone(rate),
  findings: Object.entries(findings).map(([one, probability]) => ({
    finding: at(one),
    probability,
  })),
  durationDays: [0.5, 10],
  urgency: { level: 'low', reason: `${name} is usually mild.`, source: 'nhs' },
  raisedBy: [],
  ...more,
});

const model: KnowledgeModel = {
  version: 'small',
  findings: FINDINGS,
  conditions: [
    condition(
      'migraine',
      'Migraine',
      2000,
      { headache: 0.97, nausea: 0.75, 'light-hurting-the-eyes': 0.8 },
      { aliases: ['sick headache'] },
    ),
    condition('cold', 'Common cold', 20_000, {
      cough: 0.7,
      'runny-nose': 0.9,
      fever: 0.2,
      headache: 0.3,
    }),
    condition(
      'suicidal-crisis',
      'Thoughts of suicide',
      10,
      { 'plan-to-end-life': 0.5 },
      { icd10: 'R45.851' },
    ),
    condition(
      'overdose',
      'Overdose',
      20,
      { 'plan-to-end-life': 0.6, nausea: 0.4 },
      {
        icd10: 'T50.901A',
        urgency: { level: 'emergency', reason: 'An overdose can kill.', source: 'nhs' },
      },
    ),
    condition('strain', 'Chest wall strain', 3000, { 'chest-pain': 0.9 }),
    condition(
      'heart-attack',
      'Heart attack',
      300,
      { 'chest-pain': 0.9, 'pain-to-the-arm': 0.6, nausea: 0.3 },
      {
        urgency: {
          level: 'emergency',
          reason: 'A heart attack is a danger to life.',
          source: 'nhs',
        },
        mustNotMiss: {
          question: 'Does the pain spread to an arm?',
          finding: at('pain-to-the-arm'),
        },
      },
    ),
  ],
  rules: [
    {
      id: 'spreading-pain',
      name: 'Chest pain into the arm',
      level: 'emergency',
      when: { all: ['chest-pain', 'pain-to-the-arm'] },
      reason: 'Chest pain that spreads to an arm can be a heart attack.',
      action: 'Call {emergency} now. Sit down and rest.',
      source: 'NHS: Heart attack',
      cited: {
        id: 'nhs-heart-attack',
        organisation: 'NHS',
        title: 'Heart attack',
        address: 'https://www.nhs.uk/conditions/heart-attack/',
        basis: 'memory',
      },
      suspects: ['heart-attack'],
    },
    {
      id: 'plan-to-end-life',
      name: 'A plan to end one’s life',
      level: 'emergency',
      when: 'plan-to-end-life',
      reason: 'A plan means that a life is in danger.',
      action: 'Call {emergency} now.',
      source: 'NHS: Health A to Z',
      cited: NHS,
      suspects: ['suicidal-crisis'],
    },
  ],
  medicines: [
    {
      id: 'ibuprofen',
      name: 'Ibuprofen',
      classes: ['nsaid'],
      words: ['ibuprofen', 'nurofen'],
      advice: 'Ibuprofen eases pain. Never more than the pack says.',
      source: 'nhs',
      sources: [NHS],
      forbiddenBy: [
        { when: 'asthma', reason: 'You have asthma.', source: 'nhs' },
        { when: 'stomach-ulcer', reason: 'You had a stomach ulcer.', source: 'nhs' },
        { when: { pregnant: true }, reason: 'You are pregnant.', source: 'nhs' },
        { when: { taking: 'nsaid' }, reason: 'You take one already.', source: 'nhs' },
      ],
    },
    {
      id: 'paracetamol',
      name: 'Paracetamol',
      classes: [],
      words: ['paracetamol'],
      advice: 'Paracetamol eases pain. Follow the pack.',
      source: 'nhs',
      sources: [NHS],
      forbiddenBy: [],
    },
  ],
  answerFindings: [],
  countries: [
    {
      code: null,
      name: 'Unknown',
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
  wordClasses: {},
  idioms: [],
  wording: {},
  alarm: { bias: -50, weights: {} },
};

const text = (id: string): ConditionText => ({
  id,
  description: `About ${id}. It lasts some days and gets better.`,
  symptoms: ['headache', 'nausea'],
  redFlags: Array.from({ length: 6 }, (_, i) => ({ text: `Sign ${i} of ${id}.`, source: 'nhs' })),
  selfCare: [
    { text: 'Take ibuprofen.', source: 'nhs', medicine: 'ibuprofen' },
    ...Array.from({ length: 5 }, (_, i) => ({ text: `Tip ${i} for ${id}.`, source: 'nhs' })),
  ],
  treatments: [{ text: 'Rest and time.', source: 'nhs' }],
  whenToSee: [{ who: 'Doctor', when: 'If it lasts.', source: 'nhs' }],
  sources: [
    {
      id: 'nhs',
      organisation: 'NHS',
      title: `About ${id}`,
      address: `https://example.org/${id}`,
      basis: 'read',
    },
  ],
  review: { reviewedBy: 'software', date: '2026-01-01' },
  incidenceBasis: { basis: 'estimate', source: 'test' },
});

export const SETTING: Setting = {
  knowledge: prepareKnowledge(
    model,
    Object.fromEntries(model.conditions.map(({ id }) => [id, text(id)])),
  ),
  country: 'US',
};

/** A migraine as it comes from the results page. */
export const MIGRAINE: CaseInput = {
  age: 34,
  gender: 'female',
  symptom_text: 'headache, I feel sick and light hurts',
  duration: 'less_than_1_day',
};

/** The replies to these messages, each with the conversation after it. Danger in the words is left to its own tests. */
export function replies(
  input: CaseInput | null,
  texts: readonly string[],
  setting: Setting = SETTING,
): (Reply & { conversation: Conversation })[] {
  let conversation = startConversation(input);
  return texts.map((said) => {
    const safety = judgeMessage(conversation, said, setting);
    const turn = conversation.turn + 1;
    const { state, reply } = answerAboutHealth(
      { ...conversation, turn },
      { text: said, safety },
      setting,
    );
    conversation = { ...conversation, turn, medical: state };
    return { ...reply, conversation };
  });
}

/** The last reply. */
export function last(
  input: CaseInput | null,
  texts: readonly string[],
): Reply & { conversation: Conversation } {
  const reply = replies(input, texts).at(-1);
  if (!reply) throw new Error('nothing was said');
  return reply;
}
