import type { AnalysisResponse, SymptomSession } from '@yarrow/contract';

export type Entry = SymptomSession;
type Urgency = AnalysisResponse['urgency_level'];

const SHOWN_SYMPTOMS = 4;
const SHOWN_CONDITIONS = 3;

/** What a card of the history says of one analysis. */
export interface Summary {
  when: string;
  diagnosis: string;
  /** Rounded percent, or null where there was no condition. */
  percent: string | null;
  urgency: Urgency | null;
  symptoms: string[];
  moreSymptoms: number;
  alternatives: string[];
  moreAlternatives: number;
  intensity: string | null;
  /** The person's own words, if any. */
  words: string | null;
}

export function summaryOf({ created_at, input_data, analysis_result }: Entry): Summary {
  const symptoms = input_data.primary_symptoms ?? [];
  const conditions = analysis_result?.conditions ?? [];
  const { primary_diagnosis = null, confidence = 0 } = analysis_result?.analysis ?? {};
  return {
    when: dateText(created_at),
    diagnosis: primary_diagnosis ?? 'Unknown Condition',
    percent: primary_diagnosis === null ? null : `${Math.round(confidence * 100)}%`,
    urgency: analysis_result?.urgency_level ?? null,
    symptoms: symptoms.slice(0, SHOWN_SYMPTOMS),
    moreSymptoms: Math.max(0, symptoms.length - SHOWN_SYMPTOMS),
    alternatives: conditions.slice(1, SHOWN_CONDITIONS).map(({ name }) => name),
    moreAlternatives: Math.max(0, conditions.length - SHOWN_CONDITIONS),
    intensity: input_data.intensity === undefined ? null : `${input_data.intensity} out of 10`,
    words: input_data.symptom_text?.trim() || null,
  };
}

export function dateText(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'Unknown date';
  return date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
