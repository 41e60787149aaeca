import { assessSafely } from '@yarrow/assistant';
import type { AnalysisRequest } from '@yarrow/contract';
import { realKnowledge } from '../../testing-knowledge.ts';
import type { ReportCase } from './report-case.ts';

export const SESSION = '019aa3f0-0000-7000-8000-000000000001';

/** A cough with much told about the person: what a report usually holds. */
export const USUAL: AnalysisRequest = {
  symptom_text:
    'I have had a cough and a sore throat for three days. No chest pain. My two kids were ill too.',
  age: 34,
  gender: 'female',
  duration: '1_3_days',
  intensity: 6,
  body_regions: ['throat'],
  additional_details: ['Worse at night'],
  chronic_conditions: ['Asthma'],
  current_medications: 'salbutamol',
  allergies: 'penicillin',
  recent_surgery: false,
  pregnant: false,
  body_temperature: 38.4,
  recent_travel: false,
  dietary_changes: ['No changes'],
  stress_level: 4,
  sleep_quality: 'fair',
  exercise_level: 'light',
  smoking_status: 'former_smoker',
  alcohol_consumption: 'occasionally',
  answers: [{ finding: 'runny-nose', value: 'unknown' }],
  subject: 'self',
  weight_kg: 62,
  country: 'GB',
  local_date: '2026-11-21',
};

/** What was told, analysed as the server would, at a fixed time. */
export async function reportCase(input: AnalysisRequest): Promise<ReportCase> {
  const assessment = assessSafely(input, await realKnowledge());
  const result = { ...assessment, analysis: { ...assessment.analysis, session_id: SESSION } };
  return { id: SESSION, createdAt: new Date('2026-11-21T08:30:00Z'), input, result };
}
