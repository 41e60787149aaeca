import type { ConditionEntry, FindingEntry, KnowledgeIndex } from '@yarrow/engine';
import { z } from 'zod';

const urgency = z.enum(['low', 'moderate', 'high', 'emergency']);
const share = z.number().min(0).max(1);
const rate = z.number().min(0);

const named = z.object({ id: z.string(), name: z.string() });
const conditionName = named.extend({ aliases: z.array(z.string()), urgency });

export const entryParams = z.strictObject({ id: z.string().max(100) });

export const conditions = z.object({
  conditions: z.array(conditionName),
  knowledge_version: z.string(),
}) satisfies z.ZodType<Pick<KnowledgeIndex, 'conditions' | 'knowledge_version'>>;

const statement = z.object({
  text: z.string(),
  source: z.string(),
  medicine: z.string().exactOptional(),
});

const conditionEntry = conditionName.extend({
  icd10: z.string(),
  description: z.string(),
  urgency_reason: z.string(),
  urgency_source: z.string(),
  urgency_raised_by: z.array(z.object({ level: urgency, reason: z.string(), source: z.string() })),
  must_not_miss: z.string().nullable(),
  symptoms: z.array(z.string()),
  findings: z.array(named.extend({ share, among: named.nullable() })),
  circumstances: z.array(named.extend({ times: rate })),
  duration_days: z.tuple([rate, rate]),
  red_flags: z.array(statement),
  self_care: z.array(statement),
  treatments: z.array(statement),
  when_to_see: z.array(z.object({ who: z.string(), when: z.string(), source: z.string() })),
  sources: z.array(
    z.object({
      id: z.string(),
      organisation: z.string(),
      title: z.string(),
      address: z.string(),
      basis: z.enum(['read', 'excerpt', 'memory']),
    }),
  ),
  review: z.object({ reviewed_by: z.string(), date: z.string(), note: z.string().exactOptional() }),
  incidence: z.array(
    z.object({ ages: z.object({ from: rate, to: rate }), female: rate, male: rate }),
  ),
  incidence_basis: z.object({
    basis: z.string(),
    source: z.string(),
    note: z.string().exactOptional(),
  }),
  last_edited: z.string(),
  knowledge_version: z.string(),
}) satisfies z.ZodType<ConditionEntry>;
export const condition = z.object({ condition: conditionEntry });

const findingEntry = named.extend({
  kind: z.enum(['symptom', 'sign', 'risk', 'context']),
  question: z.string(),
  words: z.array(z.string()),
  body_regions: z.array(z.string()),
  refines: named.nullable(),
  closer: z.array(named),
  background: share,
  conditions: z.array(conditionName.extend({ share })),
  knowledge_version: z.string(),
}) satisfies z.ZodType<FindingEntry>;
export const finding = z.object({ finding: findingEntry });
