import type { Entry } from './entry.ts';

type Result = NonNullable<Entry['analysis_result']>;

const condition = (name: string, confidence: number): Result['conditions'][number] => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  aliases: [],
  confidence,
  description: '',
  symptoms: [],
  treatments: [],
  self_care: [],
  icd10: 'R51',
  urgency: 'low',
  log_odds: 0,
  evidence: [],
});

interface About {
  names?: readonly string[];
  urgency?: Result['urgency_level'];
  input?: Entry['input_data'];
  created_at?: string;
  id?: string;
}

export function entry({ names = ['Migraine'], urgency = 'low', input = {}, ...rest }: About = {}) {
  const conditions = names.map((name, i) => condition(name, 0.724 / (i + 1)));
  const made: Entry = {
    id: '01890000-0000-7000-8000-000000000001',
    created_at: '2026-03-04T05:06:07.000Z',
    input_data: input,
    analysis_result: {
      analysis: {
        session_id: null,
        primary_diagnosis: names[0] ?? null,
        confidence: conditions[0]?.confidence ?? 0,
        risk_level: 'low',
        requires_immediate_care: false,
        engine_version: '1',
        knowledge_version: '1',
      },
      conditions,
      other: 0.1,
      coverage: 'full',
      urgency_level: urgency,
      urgency_reasons: [],
      must_not_miss: [],
      recommendations: [],
      red_flags: [],
      medicines: { suitable: [], left_out: [] },
      understood: [],
      follow_up: [],
      safety: { level: 'none', emergency: false, indicators: [], resources: [], carry_over: false },
    },
    ...rest,
  };
  return made;
}
