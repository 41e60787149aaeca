export * from './assessment.ts';
export * from './case.ts';
export * from './knowledge.ts';
export {
  deniedIn,
  evaluate,
  findingsIn,
  medicinesIn,
  type Expression,
  type Facts,
  type Range,
} from './logic/expression.ts';
export { assess, ENGINE_VERSION, urgencyOf } from './assess.ts';
export { EVIDENCE_NAMES } from './present.ts';
export {
  withWords,
  withoutWords,
  type InferenceModel,
  type KnowledgeWords,
} from './knowledge-words.ts';
export { alarmWeights, passagesIn, SOUNDS, soundsUrgent } from './urgency/sounds-urgent.ts';
export { stemsOf } from './inference/wording.ts';
export { pack } from './packed-links.ts';
export { packTexts, unpackTexts, type PackedTexts } from './packed-texts.ts';
export { prepareKnowledge, type Knowledge } from './prepare.ts';
export { higher, rank, URGENCY_LEVELS } from './urgency/levels.ts';
export { countryOf, localise } from './country.ts';
export { createLexicon, type Lexicon } from './reading/lexicon.ts';
export { readText, type Mention, type Reading } from './reading/read-text.ts';
export { collect } from './evidence/collect.ts';
export { settle } from './evidence/evidence.ts';
export { factsOf } from './facts.ts';
export { judgeMedicine, type MedicineJudgement } from './advice/judge-medicine.ts';
export { createSpelling, type SpellingIndex } from './reading/spelling.ts';
export * from './entries/entry.ts';
export { readable, type Readable } from './entries/readable.ts';
export { conditionEntry } from './entries/condition-entry.ts';
export { findingEntry } from './entries/finding-entry.ts';
export { knowledgeIndex } from './entries/knowledge-index.ts';
