import type {
  AlcoholConsumption,
  Assessment,
  CaseInput,
  DurationCode,
  ExerciseLevel,
  SleepQuality,
  SmokingStatus,
} from '@yarrow/engine';
import { z } from 'zod';
import { country, id, text, timestamp, words } from './common.ts';
import { LIMITS } from './limits.ts';
import { safety } from './safety.ts';
import { tokens } from './auth.ts';

export const DURATION_CODES = [
  'less_than_1_day',
  '1_3_days',
  '1_week',
  'more_than_1_week',
  'more_than_1_month',
  'unknown',
] as const satisfies readonly DurationCode[];
export const SLEEP_QUALITIES = [
  'very_poor',
  'poor',
  'fair',
  'good',
  'excellent',
] as const satisfies readonly SleepQuality[];
export const EXERCISE_LEVELS = [
  'none',
  'light',
  'moderate',
  'heavy',
  'professional_athlete',
] as const satisfies readonly ExerciseLevel[];
export const SMOKING_STATUSES = [
  'never_smoked',
  'former_smoker',
  'current_smoker_light',
  'current_smoker_heavy',
] as const satisfies readonly SmokingStatus[];
export const ALCOHOL_CONSUMPTIONS = [
  'never',
  'occasionally',
  'moderately',
  'heavily',
] as const satisfies readonly AlcoholConsumption[];

const findingId = z.string().max(100);
const score = z.int().min(1).max(10);

export const findingAnswer = z.strictObject({
  finding: findingId,
  value: z.enum(['present', 'absent', 'unknown']),
});

export const analysisRequest = z.strictObject({
  age: z.number().min(0).max(120).optional(),
  gender: z.enum(['male', 'female', 'other']).optional(),
  primary_symptoms: words.optional(),
  symptom_text: z.string().max(LIMITS.symptomText).optional(),
  duration: z.enum(DURATION_CODES).optional(),
  intensity: score.optional(),
  body_regions: words.optional(),
  additional_details: words.optional(),
  chronic_conditions: words.optional(),
  current_medications: text.optional(),
  recent_surgery: z.boolean().optional(),
  surgery_details: text.optional(),
  drug_allergies: words.optional(),
  allergies: text.optional(),
  is_pregnant_or_breastfeeding: z.boolean().optional(),
  pregnant: z.boolean().optional(),
  breastfeeding: z.boolean().optional(),
  pregnancy_details: text.optional(),
  has_physical_distress: z.boolean().optional(),
  distress_details: text.optional(),
  body_temperature: z.number().min(30).max(45).optional(),
  recent_travel: z.boolean().optional(),
  dietary_changes: words.optional(),
  stress_level: score.optional(),
  sleep_quality: z.enum(SLEEP_QUALITIES).optional(),
  exercise_level: z.enum(EXERCISE_LEVELS).optional(),
  smoking_status: z.enum(SMOKING_STATUSES).optional(),
  alcohol_consumption: z.enum(ALCOHOL_CONSUMPTIONS).optional(),
  path_type: z.enum(['fast', 'explore']).optional(),
  early_decision: text.optional(),
  condition_answers: z
    .strictObject({
      diarrhoea: z
        .strictObject({
          blood_in_stool: z.boolean().optional(),
          vomiting_until_cannot_drink: z.boolean().optional(),
          abdominal_pain: z.enum(['right_lower', 'elsewhere', 'none']).optional(),
        })
        .optional(),
      migraine: z.strictObject({ similar_to_usual: z.boolean().optional() }).optional(),
    })
    .optional(),
  answers: z.array(findingAnswer).max(LIMITS.listItems).optional(),
  subject: z.enum(['self', 'other']).optional(),
  weight_kg: z.number().min(0.3).max(400).optional(),
  country: country.optional(),
  local_date: z.iso.date().optional(),
}) satisfies z.ZodType<CaseInput>;
export type AnalysisRequest = z.infer<typeof analysisRequest>;

const urgency = z.enum(['low', 'moderate', 'high', 'emergency']);
const probability = z.number().min(0).max(1);

const rankedCondition = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  confidence: probability,
  description: z.string(),
  symptoms: z.array(z.string()),
  treatments: z.array(z.string()),
  self_care: z.array(z.string()),
  icd10: z.string(),
  urgency,
  log_odds: z.number(),
  evidence: z.array(
    z.object({
      kind: z.enum(['prior', 'answer', 'competition', 'wording', 'calibration']),
      finding: z.string().optional(),
      name: z.string(),
      present: z.boolean().optional(),
      weight: z.number(),
    }),
  ),
});

export const assessment = z.object({
  analysis: z.object({
    session_id: id.nullable(),
    primary_diagnosis: z.string().nullable(),
    confidence: probability,
    risk_level: z.enum(['low', 'medium', 'high', 'immediate']),
    requires_immediate_care: z.boolean(),
    engine_version: z.string(),
    knowledge_version: z.string(),
  }),
  conditions: z.array(rankedCondition),
  other: probability,
  coverage: z.enum(['none', 'partial', 'full']),
  urgency_level: urgency,
  urgency_reasons: z.array(
    z.object({ rule: z.string(), level: urgency, text: z.string(), source: z.string() }),
  ),
  must_not_miss: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      probability,
      question: z.string().nullable(),
    }),
  ),
  recommendations: z.array(z.string()),
  red_flags: z.array(z.string()),
  medicines: z.object({
    suitable: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
    left_out: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
  }),
  understood: z.array(
    z.object({
      finding: z.string(),
      name: z.string(),
      status: z.enum(['present', 'absent', 'uncertain']),
      text: z.string(),
      start: z.int().min(0),
      end: z.int().min(0),
      implies: z.array(z.string()),
      attributes: z.record(z.string(), z.string()),
    }),
  ),
  follow_up: z.array(
    z.object({
      finding: z.string(),
      question: z.string(),
      why: z.string(),
      options: z.array(
        z.object({ value: z.enum(['present', 'absent', 'unknown']), label: z.string() }),
      ),
    }),
  ),
}) satisfies z.ZodType<Assessment>;

/** The engine's assessment together with the judgement of the person's words. */
export const analysisResponse = assessment.extend({ safety, guest: tokens.optional() });
export type AnalysisResponse = z.infer<typeof analysisResponse>;

export const symptomSession = z.object({
  id,
  created_at: timestamp,
  input_data: analysisRequest,
  analysis_result: analysisResponse.nullable(),
});
export type SymptomSession = z.infer<typeof symptomSession>;
export const symptomSessionResponse = z.object({ session: symptomSession });
export const symptomSessions = z.object({
  sessions: z.array(symptomSession),
  next_cursor: z.string().nullable(),
});

export const answersRequest = z.strictObject({
  answers: z.array(findingAnswer).min(1).max(LIMITS.listItems),
});
export const reportQuery = z.strictObject({ format: z.enum(['pdf', 'fhir', 'case']) });
export const findingsQuery = z.strictObject({ q: z.string().trim().min(1).max(LIMITS.searchText) });
export const findings = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      question: z.string(),
      body_regions: z.array(z.string()),
    }),
  ),
});
