import { assessSafely } from '@yarrow/assistant';
import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../db/profiles.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SymptomSession, SymptomStore } from './store.ts';

export interface CheckerDeps {
  knowledge: Knowledge;
  store: SymptomStore;
  clock: () => Date;
}

/** Without "auto-save": long enough to speak about it in the chat. */
const UNSAVED_MS = 24 * 3_600_000;

/** Assesses a new case and keeps it. `input` must hold a symptom in whichever form. */
export async function analyze(
  { knowledge, store, clock }: CheckerDeps,
  ownerId: string,
  input: AnalysisRequest,
  save = true,
): Promise<AnalysisResponse> {
  const now = clock();
  const expiresAt = save ? null : new Date(now.getTime() + UNSAVED_MS);
  const id = uuidv7({ msecs: now.getTime() });
  const result = judge(input, id, knowledge);
  await store.save(ownerId, { id, createdAt: now, expiresAt, input, result });
  return result;
}

/** With what the person keeps in the medical profile, where the case leaves it open and is about that person. */
export const filledFrom = (person: Person, input: AnalysisRequest): AnalysisRequest =>
  input.subject === 'other' ? input : { ...person, ...input };

/** Adds answers to a kept case and assesses it again under the same id. Later answers overrule earlier ones. */
export async function answerQuestions(
  { knowledge, store }: CheckerDeps,
  ownerId: string,
  session: SymptomSession,
  answers: NonNullable<AnalysisRequest['answers']>,
): Promise<AnalysisResponse> {
  const merged = new Map(
    [...(session.input.answers ?? []), ...answers].map((one) => [one.finding, one]),
  );
  const input = { ...session.input, answers: [...merged.values()] };
  const result = judge(input, session.id, knowledge);
  await store.save(ownerId, { ...session, input, result });
  return result;
}

export function judge(input: AnalysisRequest, id: string, knowledge: Knowledge): AnalysisResponse {
  requireKnownFindings(input, knowledge);
  const assessment = assessSafely(input, knowledge);
  return { ...assessment, analysis: { ...assessment.analysis, session_id: id } };
}

/** One symptom at least, whatever the form: a word, a chosen symptom, a finding said to be present. */
export function requireSymptom(input: AnalysisRequest): void {
  const said =
    (input.symptom_text ?? '').trim() !== '' ||
    (input.primary_symptoms ?? []).length > 0 ||
    (input.answers ?? []).some((answer) => answer.value === 'present');
  if (!said) throw new ApiError('no_symptom');
}

/** Refuses answers about findings that the knowledge does not have, naming each. */
export function requireKnownFindings({ answers }: AnalysisRequest, knowledge: Knowledge): void {
  const known = new Set(knowledge.model.findings.map((finding) => finding.id));
  const wrong = (answers ?? []).flatMap((answer, i) =>
    known.has(answer.finding)
      ? []
      : [{ field: `answers.${i}.finding`, message: `there is no finding "${answer.finding}"` }],
  );
  if (wrong.length > 0) throw new ApiError('invalid_request', wrong);
}
