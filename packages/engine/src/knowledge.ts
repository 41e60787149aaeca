import type { UrgencyLevel } from './assessment.ts';
import type { MeasureKind } from './reading/measures.ts';
import type { Expression } from './logic/expression.ts';
import type { Packed } from './packed-links.ts';

/** Everything the engine reasons with. Compiled from the knowledge files; the engine never knows which medicine it serves. */
export interface KnowledgeModel {
  /** Changes with every change of the knowledge. */
  version: string;
  findings: FindingModel[];
  conditions: ConditionModel[];
  rules: RuleModel[];
  medicines: MedicineModel[];
  /** Answers of the questionnaire that are findings, by field and value. */
  answerFindings: AnswerFinding[];
  countries: CountryModel[];
  /** Words that stand for each other in `words`, written there as {class}. */
  wordClasses: Record<string, string[]>;
  /** Ways of speaking that are no symptom; what is read inside one counts for nothing. */
  idioms: string[];
  /** By the stem of a word: the indices of conditions whose written accounts use it more than others', and by how many tenths of nats. */
  wording: Record<string, Packed>;
  /** What people write in an emergency, by words, pairs of words and findings ("@chest-pain"), in tenths of nats. */
  alarm: { bias: number; weights: Record<string, number> };
}

/** Present from one end on, absent from the other; open where neither holds. Ends include `From` and exclude `Below`. */
export interface MeasureRange {
  kind: MeasureKind;
  presentFrom?: number;
  presentBelow?: number;
  absentFrom?: number;
  absentBelow?: number;
}

export type FindingKind = 'symptom' | 'sign' | 'risk' | 'context';

export interface FindingModel {
  id: string;
  name: string;
  question: string;
  kind: FindingKind;
  /** Phrases people use, in lower case; the reader handles inflection, spelling and small gaps. */
  words: string[];
  /** Phrases that say it is not so: "can bend my neck" for a stiff neck. */
  normal?: string[];
  /** The one finding this is a closer description of: chest pain to the arm refines chest pain. */
  refines?: string;
  /** Further findings that follow when this one is present. */
  implies: string[];
  /** Findings that cannot be present together with this one. */
  excludes: string[];
  /** Ids of body chart regions or their groups. */
  regions: string[];
  /** Probability in people who ask for help with something else; where it refines another, among those who have the other. */
  background: number;
  /** Findings of one group are correlated beyond what conditions explain, and are tempered together. */
  group?: string;
  /** Years; older people are not asked, for it is about a baby. */
  askedBelow?: number;
  /** A measured value that decides it. */
  measure?: MeasureRange;
  /** A circumstance the rules ask by name. */
  circumstance?: 'pregnant' | 'breastfeeding';
  /** A word of danger: spelling correction never makes or unmakes it. */
  danger?: boolean;
}

/** Upper ends of the age bands in years; the last has none. */
export const AGE_BANDS = [
  { id: 'newborn', from: 0, to: 1 / 12 },
  { id: 'infant', from: 1 / 12, to: 1 },
  { id: 'toddler', from: 1, to: 5 },
  { id: 'child', from: 5, to: 12 },
  { id: 'teen', from: 12, to: 18 },
  { id: 'young', from: 18, to: 30 },
  { id: 'adult', from: 30, to: 45 },
  { id: 'middle', from: 45, to: 65 },
  { id: 'older', from: 65, to: 80 },
  { id: 'old', from: 80, to: 121 },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['id'];

export interface ConditionModel {
  id: string;
  name: string;
  aliases: string[];
  /** ICD-10-CM. */
  icd10: string;
  /** New episodes that lead to asking for help, per 100,000 person-years, by band (same order as AGE_BANDS) for each sex. */
  incidence: { female: number[]; male: number[] };
  /** Finding index -> probability in this condition (given the refined finding where it refines one). Sparse. */
  findings: { finding: number; probability: number }[];
  /** Days since it began when people ask: central 80% range. */
  durationDays: [number, number];
  urgency: { level: UrgencyLevel; reason: string; source: string };
  /** What raises the urgency of this condition in particular. */
  raisedBy: { when: Expression; level: UrgencyLevel; reason: string; source: string }[];
  /** Shown apart from the most likely even when improbable. */
  mustNotMiss?: { question: string; finding?: number };
}

export interface ConditionText {
  id: string;
  description: string;
  /** Plain names of its typical findings, commonest first. */
  symptoms: string[];
  redFlags: Statement[];
  selfCare: Statement[];
  treatments: Statement[];
  whenToSee: { who: string; when: string; source: string }[];
  sources: Source[];
  review: { reviewedBy: string; date: string; note?: string };
  incidenceBasis: { basis: string; source: string; note?: string };
  lastEdited?: string;
}

/** One sentence a person is told, with the source it rests on and the medicine it names, if any. */
export interface Statement {
  text: string;
  source: string;
  medicine?: string;
}

export interface Source {
  id: string;
  organisation: string;
  title: string;
  address: string;
  /** How its words were known when the entry was written. */
  basis: 'read' | 'excerpt' | 'memory';
}

export interface RuleModel {
  id: string;
  name: string;
  level: UrgencyLevel;
  when: Expression;
  /** Said to the person, in the second person and plain words. */
  reason: string;
  /** What to do now, said first when the rule fires. */
  action: string;
  source: string;
  /** `source` with its address. */
  cited: Source;
  suspects: string[];
}

export interface MedicineModel {
  id: string;
  name: string;
  /** Classes it belongs to, e.g. nsaid; an allergy to a class is an allergy to the medicine. */
  classes: string[];
  /** Names it is sold under or called. */
  words: string[];
  /** Short advice for a person for whom nothing forbids it. */
  advice: string;
  source: string;
  /** What `source` and the reasons name by id. */
  sources: Source[];
  /** What must be known to be false before it is suggested. */
  forbiddenBy: { when: Expression; reason: string; source: string }[];
}

export interface AnswerFinding {
  field: string;
  value: string | boolean;
  finding: string;
  status: 'present' | 'absent';
}

/** What a country calls its helpers and how they are reached. `code` is null for the unknown country. */
export interface CountryModel {
  code: string | null;
  name: string;
  emergencyNumber: string;
  lines: CountryLine[];
  words: { doctor: string; urgentCare: string; emergencyDepartment: string };
}

export interface CountryLine {
  name: string;
  for: string;
  call: string | null;
  text: string | null;
  chat: string | null;
  hours: string | null;
  /** When somebody checked it with the operator; null until then. */
  lastChecked: string | null;
}
