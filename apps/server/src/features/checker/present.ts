import type { symptomSession, condition } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import type { z } from 'zod';
import type { SymptomSession } from './store.ts';

export const presentSession = (session: SymptomSession): z.input<typeof symptomSession> => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  input_data: session.input,
  analysis_result: session.result,
});

/** Null for an id that the knowledge does not have. */
export function presentCondition(
  id: string,
  knowledge: Knowledge,
): z.input<typeof condition> | null {
  const model = knowledge.model.conditions.find((one) => one.id === id);
  if (!model) return null;
  const text = knowledge.textOf(id);
  return {
    condition: {
      id,
      name: model.name,
      aliases: model.aliases,
      icd10: model.icd10,
      description: text.description,
      urgency: model.urgency.level,
      urgency_reason: model.urgency.reason,
      symptoms: text.symptoms,
      red_flags: text.redFlags,
      self_care: text.selfCare,
      treatments: text.treatments,
      when_to_see: text.whenToSee,
      sources: text.sources,
      review: {
        reviewed_by: text.review.reviewedBy,
        date: text.review.date,
        note: text.review.note,
      },
      incidence_basis: text.incidenceBasis,
      knowledge_version: knowledge.model.version,
    },
  };
}
