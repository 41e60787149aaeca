import type { UrgencyLevel } from '../assessment.ts';
import type { FindingKind, Source, Statement } from '../knowledge.ts';

/** Names of everything the knowledge holds, to be searched and listed. */
export interface KnowledgeIndex {
  knowledge_version: string;
  conditions: ConditionName[];
  findings: FindingName[];
}

export interface ConditionName {
  id: string;
  name: string;
  aliases: string[];
  urgency: UrgencyLevel;
}

export interface FindingName {
  id: string;
  name: string;
  /** Some of the phrases in which people say it. */
  words: string[];
}

export interface Named {
  id: string;
  name: string;
}

/** How often a finding is there in a condition. */
export interface Typical extends Named {
  share: number;
  /** The share is of those who have this one; null: of everybody with the condition. */
  among: Named | null;
}

/** A risk or circumstance, and how much more often the condition comes with it than without. */
export interface Circumstance extends Named {
  times: number;
}

/** What the knowledge says of one condition, in the words of the wire. */
export interface ConditionEntry extends ConditionName {
  icd10: string;
  description: string;
  urgency_reason: string;
  urgency_source: string;
  /** What makes it more urgent than that. */
  urgency_raised_by: { level: UrgencyLevel; reason: string; source: string }[];
  must_not_miss: string | null;
  symptoms: string[];
  findings: Typical[];
  circumstances: Circumstance[];
  /** Days since it began when people ask for help: from, to. */
  duration_days: [number, number];
  red_flags: Statement[];
  self_care: Statement[];
  treatments: Statement[];
  when_to_see: { who: string; when: string; source: string }[];
  sources: Source[];
  review: { reviewed_by: string; date: string; note?: string };
  /** New cases that lead to asking for help, a year and 100,000 people. */
  incidence: { ages: { from: number; to: number }; female: number; male: number }[];
  incidence_basis: { basis: string; source: string; note?: string };
  last_edited: string;
  knowledge_version: string;
}

/** What the knowledge says of one finding. */
export interface FindingEntry extends Named {
  kind: FindingKind;
  question: string;
  words: string[];
  body_regions: string[];
  /** The finding it describes more closely. */
  refines: Named | null;
  closer: Named[];
  /** Share of people without any of its conditions who have it; of those who have `refines`, where there is one. */
  background: number;
  /** Commonest first. */
  conditions: (ConditionName & { share: number })[];
  knowledge_version: string;
}
