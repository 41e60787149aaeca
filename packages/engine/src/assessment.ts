/** What a person is told, in the words of the wire. Built by `assess`, shown by the results page, kept as a record. */
export interface Assessment {
  analysis: AnalysisSummary;
  /** Ranked, most probable first. One main cause plus `other` sums to 1. */
  conditions: RankedCondition[];
  /** Probability that the cause is not in the knowledge base. */
  other: number;
  coverage: Coverage;
  urgency_level: UrgencyLevel;
  urgency_reasons: UrgencyReason[];
  must_not_miss: MustNotMiss[];
  recommendations: string[];
  red_flags: string[];
  medicines: MedicineAdvice;
  understood: UnderstoodFinding[];
  follow_up: FollowUpQuestion[];
}

export interface AnalysisSummary {
  /** The stored session, or null when the assessment was made on the device and kept nowhere. */
  session_id: string | null;
  primary_diagnosis: string | null;
  /** 0 to 1; the first condition's, or 0 when there is none. */
  confidence: number;
  risk_level: RiskLevel;
  requires_immediate_care: boolean;
  engine_version: string;
  knowledge_version: string;
}

/** How much of what was said became findings. */
export type Coverage = 'none' | 'partial' | 'full';
/** Self-care; a doctor, not today; within 24 hours; now. */
export type UrgencyLevel = 'low' | 'moderate' | 'high' | 'emergency';
export type RiskLevel = 'low' | 'medium' | 'high' | 'immediate';

export interface RankedCondition {
  id: string;
  name: string;
  aliases: string[];
  /** Probability, 1/(1+exp(-log_odds)). */
  confidence: number;
  description: string;
  symptoms: string[];
  treatments: string[];
  self_care: string[];
  icd10: string;
  urgency: UrgencyLevel;
  /** Nats. The sum of the evidence weights, within 1e-9. */
  log_odds: number;
  evidence: EvidenceShare[];
}

export interface EvidenceShare {
  kind: 'prior' | 'answer' | 'competition' | 'wording' | 'calibration';
  /** The finding an answer was about. */
  finding?: string | undefined;
  name: string;
  present?: boolean | undefined;
  /** Nats: above zero speaks for the condition, below zero against it. */
  weight: number;
}

export interface UrgencyReason {
  /** Id of the rule, floor or own answer that asked for this level. */
  rule: string;
  level: UrgencyLevel;
  text: string;
  source: string;
}

export interface MustNotMiss {
  id: string;
  name: string;
  probability: number;
  /** The question that would rule it out, or null when nothing is left to ask. */
  question: string | null;
}

export interface MedicineAdvice {
  suitable: { id: string; name: string; text: string }[];
  left_out: { id: string; name: string; reason: string }[];
}

export type UnderstoodStatus = 'present' | 'absent' | 'uncertain';

export interface UnderstoodFinding {
  finding: string;
  name: string;
  status: UnderstoodStatus;
  /** The words it was read from; empty for an answer that was chosen, not written. */
  text: string;
  /** Offsets into `symptom_text`, end exclusive; both 0 where `text` is empty. */
  start: number;
  end: number;
  /** Findings that follow from this one when it is present, transitively. */
  implies: string[];
  attributes: Record<string, string>;
}

export interface FollowUpQuestion {
  finding: string;
  question: string;
  why: string;
  options: { value: 'present' | 'absent' | 'unknown'; label: string }[];
}
