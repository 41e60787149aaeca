import { matchPattern, parsePattern } from './match-pattern.ts';
import { wordsOf } from './words.ts';

export type YesNo = 'present' | 'absent' | 'unknown';

/**
 * "She does", "I have it", "they don't really": an answer by a verb alone, or with what points back to the question. "She is
 * shivering" tells something else.
 */
function saidOf(value: YesNo, verb: string): [YesNo, string][] {
  const ends = [
    '$',
    'that|it|this|any|one|some|them|those|both|either $',
    'had|got|have that|it|this|any|one|some|them|those $',
    'really|actually|yet|now|always|often|sometimes|indeed|too|both|mostly $',
    'a bit|little|lot $',
    'think|believe so',
  ];
  return ends.map((end) => [value, `^ i|we|he|she|it|they ${verb} ${end}`]);
}

const TABLE: readonly [YesNo, string][] = [
  ['unknown', '^ i dont|cant|cannot know|tell|remember|say'],
  ['unknown', '^ i do|can not know|tell|remember|say'],
  ['unknown', '^ i have no idea'],
  ['unknown', '^ id rather not'],
  ['unknown', '^ rather not'],
  ['unknown', '^ dont know|remember'],
  ['unknown', '^ dunno|idk|unsure|maybe|perhaps|possibly'],
  ['unknown', '^ im not sure|certain'],
  ['unknown', '^ not sure|certain'],
  ['unknown', '^ no idea|clue'],
  ['unknown', '^ hard to say|tell'],
  ['unknown', '^ skip|pass'],
  ['absent', '^ no|nope|nah|negative|never|none|neither'],
  ['absent', '^ not at all|really|that|now|anymore|me'],
  ...saidOf('absent', 'dont|havent|didnt|never|doesnt|hasnt|isnt|arent|wasnt'),
  ...saidOf('absent', 'am|do|have|did|does|has|is|are|was not'),
  ['absent', '^ im|hes|shes|its|theyre not $'],
  ['absent', '^ nothing|noone'],
  ['absent', '^ none of|these'],
  [
    'present',
    '^ yes|yeah|yep|yup|ya|yea|ye|y|sure|correct|right|definitely|absolutely|exactly|indeed|true',
  ],
  ...saidOf('present', 'do|have|am|did|does|has|is|are|was'),
  ['present', '^ i|we think|guess|suppose so'],
  ['present', '^ a bit|little|lot'],
  ['present', '^ sometimes|mostly|often'],
  ['present', '^ of course'],
  ['present', '^ think so'],
];
const PATTERNS = TABLE.map(([value, phrase]) => ({ value, pattern: parsePattern(phrase) }));
const ANSWERS_AT_MOST = 14;

/** An answer to a question of yes or no at the start of a message; null where there is none. */
export function yesOrNo(text: string): YesNo | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > ANSWERS_AT_MOST) return null;
  if (/^\s*(?:who|what|when|why|how|where|which)\b/iu.test(text)) return null;
  let best: { value: YesNo; score: number } | null = null;
  for (const { value, pattern } of PATTERNS) {
    const score = matchPattern(pattern, words);
    if (score > (best?.score ?? 0)) best = { value, score };
  }
  return best?.value ?? null;
}

/** "Sorry, I meant yes": an answer taken back. */
export function correctedAnswer(text: string): YesNo | null {
  const found =
    /\b(?:i meant|meant to say|should (?:be|have been|have said)|wait|sorry|actually|correction)\b[\s,:]*(?:i mean[\s,]*)?["']?(yes|yeah|no|nope)\b/iu.exec(
      text,
    );
  const said = found?.[1]?.toLowerCase();
  return said === undefined ? null : said.startsWith('y') ? 'present' : 'absent';
}
