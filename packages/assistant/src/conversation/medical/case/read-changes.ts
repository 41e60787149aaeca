import {
  readText,
  type CaseInput,
  type FindingAnswer,
  type Knowledge,
  type Mention,
} from '@yarrow/engine';
import type { Sentence } from '../understand/words.ts';
import { readDuration, readPerson } from '../understand/read-person.ts';

/** What a message adds to a case or corrects in it. */
export interface Changes {
  fields: Partial<CaseInput>;
  answers: FindingAnswer[];
  /** Medicines and allergies named as the person's own. */
  taking: string[];
  allergies: string[];
}

export const NO_CHANGES: Changes = { fields: {}, answers: [], taking: [], allergies: [] };

export const isChange = ({ fields, answers, taking, allergies }: Changes): boolean =>
  Object.keys(fields).length + answers.length + taking.length + allergies.length > 0;

/** In a question these tell what is so all the same: "I have a rash now, what is that?" */
const TELLING =
  /\b(?:i (?:also |now |just |still |do |really )*(?:have|got|feel|had|am having|noticed|started)|i'?ve|i'?m (?:having|feeling|getting)|(?:he|she|it|they|there)(?:'s| is| has| are|'ve)(?! it)|(?:he|she|they) (?:has|have|feels|feel)|now (?:i|he|she|they|my)|just started|actually)\b/iu;
const TAKES =
  /\b(?:i (?:already |also |do |just |have )*(?:take|took|taken|use|am taking|am on)|i'?m (?:already |also |still )?(?:on|taking|using)|i'?ve (?:been )?(?:taken|taking|had)|prescribed|my (?:tablets|medicines?|medication|pills)|(?:he|she|they) (?:take|takes|took|is on|are on|uses|had))\b/iu;
/** "Can I take ibuprofen with sertraline?": what stands behind is taken already. */
const takenBeside = (text: string, mentions: readonly Mention[]): string[] =>
  mentions
    .filter(({ kind, start }) => kind === 'medicine' && BESIDE.test(text.slice(0, start)))
    .map((mention) => mention.text);
const BESIDE =
  /\b(?:with|alongside|together with|on top of|while (?:i'?m |i am |he is |she is )?(?:on|taking)|if i'?m (?:on|taking))\s+(?:my\s+|the\s+)?$/iu;
/** What others think it is, is no finding: "my wife says it is just indigestion". What they see is. */
const REPORTED =
  /\b(?:says?|said|thinks?|thought|told me|reckons?|believes?)\b.{0,12}\b(?:it'?s|it is|its|that it|it was|just|only|probably|nothing|i'?m fine|i have an?)\b/iu;
const ALLERGIC = /\b(?:allergic|allergy|allergies|intoleran)/iu;

/** What is being talked about: the first complaint in the person's words, and all that is so. */
export interface Talked {
  words: string;
  present: ReadonlySet<string>;
}

/**
 * Reads the sentences that tell something. What a question merely asks about is no finding. With what is talked about,
 * words that say nothing by themselves describe it more closely: "on both sides, like a band" after "I have a headache".
 */
export function readChanges(
  sentences: readonly Sentence[],
  knowledge: Knowledge,
  localDate: string | undefined,
  talked: Talked | null = null,
): Changes {
  const changes: Changes = { fields: {}, answers: [], taking: [], allergies: [] };
  for (const { text, asks } of sentences) {
    const alone = readText(text, knowledge.lexicon, knowledge.spelling, localDate);
    const closer = alone.mentions.length > 0 || !talked ? [] : moreClosely(text, talked, knowledge);
    const reading = { ...alone, mentions: [...alone.mentions, ...closer] };
    Object.assign(changes.fields, readPerson(text, null));
    const { temperature, intensity, durationDays } = reading.measures;
    const tells = !asks || TELLING.test(text);
    if (temperature !== null) changes.fields.body_temperature = temperature;
    if (intensity !== null && tells) changes.fields.intensity = intensity;
    if (tells && durationDays !== null && isLasting(text)) {
      const duration = readDuration(text, durationDays, false);
      if (duration) changes.fields.duration = duration;
    }
    if (asks) changes.taking.push(...takenBeside(text, reading.mentions));
    if (!tells || REPORTED.test(text)) continue;
    const allergy = ALLERGIC.test(text);
    for (const mention of reading.mentions) {
      if (mention.kind === 'medicine') {
        if (mention.negated || (!allergy && (asks || !TAKES.test(text)))) continue;
        (allergy ? changes.allergies : changes.taking).push(mention.text);
      } else {
        const answer = answerOf(mention, knowledge);
        if (answer) changes.answers.push(answer);
      }
    }
  }
  return { ...changes, answers: lastOfEach(changes.answers, knowledge) };
}

function moreClosely(text: string, { words, present }: Talked, knowledge: Knowledge): Mention[] {
  const { mentions } = readText(`${words} ${text}`, knowledge.lexicon, knowledge.spelling);
  return mentions.filter(
    ({ kind, id, end }) =>
      kind === 'finding' &&
      end > words.length &&
      present.has(knowledge.finding(id).refines ?? 'nothing'),
  );
}

/** "3 days", "about six weeks": the whole message is a length, whatever was asked. */
const BARE_LENGTH =
  /^\W*(?:(?:about|around|roughly|maybe|nearly|almost|over|just|only)\s+)*(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|a couple(?: of)?|couple(?: of)?|several)\s+(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)(?:\s+(?:ago|now|or so|already))?\W*$/iu;

const isLasting = (text: string): boolean =>
  BARE_LENGTH.test(text) ||
  /\b(?:for|since|past|last|started|began|begun|ago|been|now|already|going on)\b/iu.test(text);

/** A symptom counts as the patient's own and now, a risk whenever it was. */
function answerOf({ id, standing, negated }: Mention, knowledge: Knowledge): FindingAnswer | null {
  if (standing === 'uncertain') return { finding: id, value: 'unknown' };
  const lasting = standing === 'past' && knowledge.finding(id).kind === 'risk';
  if (standing !== 'current' && !lasting) return null;
  return { finding: id, value: negated ? 'absent' : 'present' };
}

/** The last word about each finding; pregnancy is a field of the case as well. */
function lastOfEach(answers: readonly FindingAnswer[], knowledge: Knowledge): FindingAnswer[] {
  const last = new Map(answers.map((one) => [one.finding, one]));
  return [...last.values()].filter(
    ({ finding }) => knowledge.finding(finding).circumstance === undefined,
  );
}
