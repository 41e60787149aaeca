import { numberWord } from './number-words.ts';
import type { Token } from './token.ts';
import { wordsBefore, wordsBehind, wordsBetween } from './words-between.ts';

/** "Four times a day", "twelve pads a day", "every two weeks": how often, not how long. */
export function tellsHowOften(tokens: readonly Token[], i: number, at: number): boolean {
  if (PER_DAY.test(wordsBehind(tokens, at, 3))) return true;
  const before = tokens
    .slice(Math.max(0, i - 4), i)
    .filter(({ clause }) => clause === tokens[i]?.clause)
    .map(({ norm }) => norm);
  const last = before.at(-1) ?? '';
  if (EVERY.has(last) || (EVERY.has(before.at(-2) ?? '') && last === 'a')) return true;
  const one = tokens[i]?.norm === 'a' || tokens[i]?.norm === 'an';
  if (!one || tokens[i]?.afterComma || tokens[i + 2]?.norm === 'ago') return false;
  if (OFTEN.has(last) || isCount(last) || HOLDING.test(wordsBefore(tokens, i, 6))) return true;
  return /^[a-z]+[^s]s$/.test(last) && before.slice(0, -1).some(isCount);
}

/** What tells of each time, and not of how long. */
export const EVERY = new Set(['every', 'each', 'per']);
const OFTEN = new Set(['times', 'time', 'once', 'twice', 'thrice', 'x', 'much', 'often', 'many']);
/** A number, or what stands for one before things that are counted. */
const isCount = (norm: string): boolean =>
  /^\d/.test(norm) || VAGUE_COUNT.has(norm) || (numberWord(norm) ?? 0) > 1;
const VAGUE_COUNT = new Set(['many', 'several', 'few', 'couple', 'lots', 'loads']);
/** "Two hours a night". */
const PER_DAY = /^(?:a|per) (?:day|night|week)\b(?! ago)/;
/** "A bottle of vodka a day". */
const HOLDING =
  /\b(?:(?:an?|half) (?:\w+ )?(?:bottle|pint|glass|can|pack|packet|lit(?:re|er)|box|cup|mug|joint|gram|pouch|tin|bag)|\d+ ?(?:units|g|grams|ml))(?: of(?: \w+){1,2})?$/;

/** How long somebody has smoked, had a lasting illness, or since they took something, is not how long it has hurt. */
const OTHER_MATTER =
  /\b(?:smok\w*|vap\w+|diabet\w*|asthma\w*|hypertens\w*|blood pressure|cholesterol|epilep\w*|dialysis|hypothyroid\w*|underactive|menopaus\w*|overweight|obese|vegan|vegetarian|contracepti\w*|the pill|mini-pill|worked|married|lived|living|sober|retired|post ?op|surgery|operation|gave|given|took|taken|taking|heart attack|treated|diagnosed|chemo\w*|radiotherapy|transplant|birth|vaccinat\w*|jabs?|had (?:calpol|paracetamol|ibuprofen|tylenol)|ate|eaten|dose)\b/;

export function tellsOfOther(
  tokens: readonly Token[],
  from: number,
  to: number,
  unit: number,
): boolean {
  let start = from;
  while (start > 0 && from - start < 6 && !tokens[start]?.afterComma) {
    if (tokens[start - 1]?.clause !== tokens[from]?.clause) break;
    start -= 1;
  }
  const near = wordsBetween(tokens, start, to);
  if (OTHER_MATTER.test(near)) return true;
  const [before, behind] = [wordsBefore(tokens, from, 9), wordsBehind(tokens, to, 12)];
  if (isOfDoing(before, behind, unit) || isOfEvent(before, tokens[from]?.norm, behind)) return true;
  if (unit >= 30 && LEFT_OFF.test(before)) return true;
  if (unit >= 365 && (LASTING_ILLNESS.test(near) || isOfLasting(behind))) return true;
  if (unit >= 365 && isBeforeNews(tokens, to)) return true;
  if (unit < 365 || GOES_ON.test(`${before} ${behind}`)) return false;
  if (LIFELONG.test(before) || /^(?:smoker|drinker|smoking|drinking|habit)\b/.test(behind))
    return true;
  const last = tokens[from]?.norm === 'last' && !FRAMED.test(before);
  return (last || /^ago\b/.test(behind)) && PAST_MATTER.test(`${near} ${behind}`);
}
/** "For ten years I have had high blood pressure". */
const isOfLasting = (behind: string): boolean => {
  const object = HAS_HAD.exec(behind)?.[1];
  return object !== undefined && (OTHER_MATTER.test(object) || LASTING_ILLNESS.test(object));
};
const HAS_HAD =
  /^(?:now )?(?:i've|he's|she's|(?:i|he|she|they|my \w+) (?:have|has)) had((?: \w+){1,3})/;
const LASTING_ILLNESS =
  /\b(?:parkinson\w*|dementia|alzheimer\w*|copd|emphysema|heart failure|pacemaker|multiple sclerosis|ms)\b/;

/** "I have had migraines for twenty years, now I see double": what is new has no length. */
function isBeforeNews(tokens: readonly Token[], to: number): boolean {
  const [next, after] = [tokens[to + 1], tokens[to + 2]];
  if (!next || next.sentence !== tokens[to]?.sentence) return false;
  const parted = next.afterComma || next.clause !== tokens[to]?.clause;
  return (
    parted &&
    /^(?:(?:and|but) )?(?:now|today|tonight|suddenly) \w/.test(
      `${next.norm} ${after?.norm ?? ''} ${tokens[to + 3]?.norm ?? ''}`,
    )
  );
}

/** "Stopped it last month": what was left off, and no complaint. */
const LEFT_OFF =
  /\b(?:stopped|quit|gave up|given up|came off|come off|finished) (?:it|them|that|taking|using|smoking|drinking|vaping|(?:the|my) (?:pill|tablets|antibiotics|medication|medicine|injections?|patch|implant|coil|course))(?: (?:about|around|over|more|than|nearly|almost|only|just))*$/;
const LIFELONG =
  /\b(?:drinker|drank|drunk|alcoholic)\b|\b(?:i've|he's|she's|i have|he has|she has) been an? (?:\w+ )?\w+(?:er|or|ist|man|woman|ian) for(?: (?:about|over|nearly|almost))*$/;
const GOES_ON =
  /\b(?:still|since|never|now|started|began|noticed|getting|keeps?|kept|been (?:in|having|getting))\b/;
const FRAMED = /\b(?:the|this|these|for|over|since|from|past|in|within|during)$/;
/** An illness, an operation or a move that is over. */
const PAST_MATTER =
  /\b(?:stroke|heart attack|cancer|clots?|stents?|bypass|replace(?:d|ment)|removed|taken out|hysterectomy|c-section|caesarean|pneumonia|tuberculosis|tb|shingles|hepatitis|kidney stones?|gallstones?|sepsis|meningitis|concussion|told (?:of|i had|he had|she had)|infections|had (?:the same|this|it|one) *(?:once|before)?|(?:came|moved|arrived|emigrated)(?: here| back| over| to| from)?)\b/;

const ABOUT =
  '(?: (?:about|around|roughly|over|up|to|at|least|nearly|almost|only|just|like|another|a|good|the|best|part|of))*';
/** "It takes me two hours to fall asleep", "I rub them for twenty minutes", "I waited three hours": how long one does it. */
const isOfDoing = (before: string, behind: string, unit: number): boolean =>
  unit < 1 && ((TAKES.test(before) && behind.startsWith('to ')) || DOES.test(before));
const TAKES = new RegExp(
  `\\b(?:take|takes|taking|need|needs|needed)(?: (?:me|him|her|us|them|you))?${ABOUT}$`,
);
const DOES = new RegExp(
  `\\b(?:(?:i|he|she|they|we|to|then|have|had) (?:\\w+ly |then |just |only )?(?:rub|rubs|rubbed|warm|warmed|soak|soaked|massaged?|press|pressed|squeezed?|held|hold|lean|leaned|leant|bend|bent|knelt|crouch|crouched|sit|sat|stand|stood|walk|walked|run|ran|jog|jogged|swim|swam|cycle|cycled|drive|drove|dig|dug|dance|danced|read|rest|rested|nap|napped|exercise|exercised|practised?)(?: (?!with\\b|in\\b|pain)\\w+){0,3} for|(?:lie|lies|lay|lying|laid) (?:there )?awake(?: for)?|(?:wait|waited|queue|queued)(?: for)?)${ABOUT}$`,
);

/** "My period was last week", "my last period six weeks ago", "the scan was two weeks ago": when something else was. */
const isOfEvent = (before: string, first: string | undefined, behind: string): boolean =>
  (first === 'last' || /^ago\b/.test(behind)) && EVENT.test(before);
const EVENT = new RegExp(
  `\\b(?:(?:periods?|lmp|appointment|check-?up|scan|(?:blood |smear |eye )?tests?|smear|x-?ray|holidays?|flight|trip|party|birthday|wedding|exams?|funeral) (?:was|were|had|ended|finished)|last (?:menstrual )?period(?: (?:was|began|started|came))?(?: on)?)${ABOUT}$`,
);
