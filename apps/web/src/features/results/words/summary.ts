import type { AnalysisRequest } from '@yarrow/contract';
import { DURATIONS, labelOf } from '../../../lib/draft/labels.ts';

export const NOT_ASKED = 'not asked';

/** What this session was about, as rows of name and value. A question that was not answered says so. */
export function sessionSummary(request: AnalysisRequest): [string, string][] {
  const regions = request.body_regions?.length;
  return [
    ['Symptoms', symptoms(request)],
    ['Duration', duration(request)],
    ['Intensity', request.intensity === undefined ? NOT_ASKED : `${request.intensity} out of 10`],
    ['Body parts', regions ? String(regions) : NOT_ASKED],
    [
      'Temperature',
      request.body_temperature === undefined ? NOT_ASKED : `${request.body_temperature} °C`,
    ],
    ['Age and sex', person(request)],
  ];
}

function symptoms({ primary_symptoms, symptom_text }: AnalysisRequest): string {
  const chosen = (primary_symptoms ?? []).join(', ');
  const written = symptom_text?.trim() ? `“${symptom_text.trim()}”` : '';
  return [chosen, written].filter(Boolean).join(' · ') || NOT_ASKED;
}

const duration = ({ duration: code }: AnalysisRequest): string =>
  code === undefined || code === 'unknown' ? NOT_ASKED : labelOf(DURATIONS, code);

function person({ age, gender }: AnalysisRequest): string {
  const years =
    age === undefined ? '' : age < 2 ? `${Math.round(age * 12)} months` : `${age} years`;
  const sex = gender === 'male' || gender === 'female' ? gender : '';
  return [years, sex].filter(Boolean).join(', ') || NOT_ASKED;
}
