import type { AnalysisResponse } from '@yarrow/contract';
import type { CaseInput, ConditionEntry, FindingEntry, KnowledgeIndex } from '@yarrow/engine';

/** Where a statement of the knowledge comes from. */
export interface KnowledgeSource {
  id: string;
  organisation: string;
  title: string;
  address: string;
}

/** What the page asks of the engine's worker, and what each question is answered with. */
export interface Questions {
  'warm-up': { input: object; answer: null };
  assess: { input: { case: CaseInput }; answer: AnalysisResponse };
  sources: { input: { condition: string }; answer: KnowledgeSource[] };
  index: { input: object; answer: KnowledgeIndex };
  condition: { input: { condition: string }; answer: ConditionEntry | null };
  finding: { input: { finding: string }; answer: FindingEntry | null };
}
export type QuestionKind = keyof Questions;

export type Question = { [K in QuestionKind]: { kind: K } & Questions[K]['input'] }[QuestionKind];
export type EngineRequest = { id: number } & Question;
export type EngineReply =
  | { id: number; ok: true; answer: Questions[QuestionKind]['answer'] }
  | { id: number; ok: false; message: string };
