import { readText, type Knowledge } from '@yarrow/engine';
import { plain } from './plain.ts';

/** Findings that belong to the mind: said in a crisis they are part of it and no question to look up. */
const OF_THE_MIND = new Set([
  'anxiety',
  'panic-attacks',
  'low-mood',
  'irritability',
  'poor-concentration',
  'memory-problems',
  'loss-of-interest',
  'low-for-weeks',
  'worthless-or-guilty',
  'hopeless',
  'early-waking',
  'sleeping-too-much',
  'thoughts-of-suicide',
  'hearing-voices',
  'mood-far-too-high',
  'recent-loss-or-upheaval',
  'feeling-unreal',
  'worry-about-many-things',
  'worry-for-months',
  'restlessness',
  'fatigue',
  'malaise',
  'very-unwell',
  'insomnia',
  'linked-to-stress',
  'feeling-of-doom',
  'getting-better',
  'getting-worse',
  'constant-symptom',
  'comes-and-goes',
  'worse-at-night',
  'worse-in-the-morning',
  'sudden-onset',
  'gradual-onset',
  'similar-episodes-before',
]);

const QUESTION =
  /\?\s*$|^(?:so |and |also |ok(?:ay)? |anyway |please )*(?:what|how|can|could|should|is|are|do|does|which|when|where|why|would|tell me about|explain)\b/;
const OF_HEALTH =
  /\b(?:symptoms?|vaccin\w*|flu|cold|cough|fever|headache|migraine|allerg\w*|infection|rash|medicines?|medication|tablets?|antibiotics?|ibuprofen|paracetamol|blood pressure|cholesterol|diabetes|diet|exercise|pregnan\w*|periods?|sore|ache|pain|sprain\w*|swollen|stomach|knee|back|throat|ear|eye|skin|tooth|treatment|side effects?|condition|diagnos\w*|test results?|results?|urgent|see a doctor)\b/;

/** Whether the message speaks of the body, or asks about health. */
export function isHealthTalk(text: string, knowledge: Knowledge, localDate?: string): boolean {
  const said = plain(text);
  if (QUESTION.test(said) && OF_HEALTH.test(said)) return true;
  const { mentions } = readText(text, knowledge.lexicon, knowledge.spelling, localDate);
  return mentions.some(
    (one) =>
      !one.negated &&
      (one.kind === 'medicine' ||
        (!OF_THE_MIND.has(one.id) && knowledge.finding(one.id).kind === 'symptom')),
  );
}

const DOSE =
  /\b(?:how (?:many|much)\b.{0,60}\b(?:take|taken|swallow|drink|dose|mg|pills?|tablets?|safe|dangerous|die|kill|too (?:many|much)|before|it takes?|blood)|(?:over|max(?:imum)?|lethal|fatal|deadly|safe|highest|toxic|dangerous|high) ?-?(?:dose|dosage|amount|level|limit|height)|overdos\w*|lethal\w*|fatal|painless\w*|toxic|poison\w*|what happens if (?:i|you|someone|a person) (?:take|drink|swallow|mix|stop)|too (?:many|much) (?:of )?(?:pills?|tablets?|paracetamol|ibuprofen|insulin|medicine|medication)|mix\w* .{0,30}(?:alcohol|vodka|wine|pills?|tablets?|bleach)|with (?:alcohol|vodka)|how (?:long|fast|quickly|high|deep|far)\b.{0,30}\b(?:bleed|die|work|take|fall|drown|unconscious|pass out|survive)|bleed out|without (?:feeling|pain|waking)|(?:easiest|quickest|best|least painful|surest|most peaceful) way|dosage|does it hurt|survive)\b/;

/** Amounts, dangers and ways: harmless from anybody else, not answered to somebody who may be in danger. */
export const asksForMethod = (text: string): boolean => DOSE.test(plain(text));
