import type { AnalysisResponse } from '@yarrow/contract';

type Condition = AnalysisResponse['conditions'][number];

export const condition = (
  name: string,
  confidence: number,
  more: Partial<Condition> = {},
): Condition => {
  const logOdds = Math.log(confidence / (1 - confidence));
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    aliases: [],
    confidence,
    description: `About ${name}.`,
    symptoms: [],
    treatments: ['Rest.'],
    self_care: ['Drink.'],
    icd10: 'J00',
    urgency: 'low',
    log_odds: logOdds,
    evidence: [
      { kind: 'prior', name: 'How common it is', weight: -3 },
      { kind: 'answer', finding: 'cough', name: 'cough', present: true, weight: logOdds + 4 },
      { kind: 'competition', name: 'How well other causes fit', weight: -1 },
    ],
    ...more,
  };
};

/** A cold, looked after at home. */
export const aResult = (more: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  analysis: {
    session_id: null,
    primary_diagnosis: 'Common cold',
    confidence: 0.7,
    risk_level: 'low',
    requires_immediate_care: false,
    engine_version: '1',
    knowledge_version: 'k1',
  },
  conditions: [condition('Common cold', 0.7), condition('Flu', 0.2)],
  other: 0.1,
  coverage: 'full',
  urgency_level: 'low',
  urgency_reasons: [],
  must_not_miss: [],
  recommendations: ['You can most likely look after this at home.', 'Rest.'],
  red_flags: [],
  medicines: { suitable: [], left_out: [] },
  understood: [
    {
      finding: 'cough',
      name: 'cough',
      status: 'present',
      text: 'cough',
      start: 0,
      end: 5,
      implies: [],
      attributes: {},
    },
  ],
  follow_up: [
    {
      finding: 'fever',
      question: 'Do you have a fever?',
      why: 'It tells a cold from flu.',
      options: [
        { value: 'present', label: 'Yes' },
        { value: 'absent', label: 'No' },
        { value: 'unknown', label: "I don't know" },
      ],
    },
  ],
  safety: { level: 'none', emergency: false, indicators: [], resources: [], carry_over: false },
  ...more,
});

export const anEmergency = (): AnalysisResponse =>
  aResult({
    urgency_level: 'emergency',
    recommendations: ['Call 999 now, or go to the nearest emergency department.', 'Sit down.'],
    urgency_reasons: [
      {
        rule: 'heart-attack',
        level: 'emergency',
        text: 'It can be a heart attack.',
        source: 'NHS: Heart',
      },
    ],
  });
