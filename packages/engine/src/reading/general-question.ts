import type { Token } from './token.ts';

const OPENING =
  /^(?:(?:so|and|also|hi|hello|hey|ok|please|just|quick|question|random|curious|wondering) )*/;
const ASKS = [
  /what counts as/,
  /what does (?:an? |the )?\w+(?: \w+){0,2} (?:feel|look|sound) like/,
  /what is an? \w+/,
  /what are (?:the )?(?:signs|symptoms) of/,
  /(?:can|could|would) you (?:please )?(?:explain|describe|define)/,
  /(?:at )?what (?:temperature|age|point|level)/,
  /when should (?:someone|somebody|people|you|anyone|a person|a child|parents)/,
  /how do (?:you|people|doctors|they) (?:treat|test|spot|tell|know|recognise|recognize|diagnose)/,
];
const GENERAL = new RegExp(`${OPENING.source}(?:${ASKS.map(({ source }) => source).join('|')})\\b`);
/** Somebody is told of after all: "what is this pain in my chest", "how long after he hit his head". */
const SOMEBODY =
  /\b(?:my|mine|our|ours|his|her|hers|their|he|she|they've|he's|she's|i've|i'm|i have|i had|i got|i get|i feel|me|we've|this|these|those|that's|it|it's|keeps?|now|today|tonight|yesterday|ago|since)\b/;
/** Words. */
const LONGEST = 30;

/** "What counts as a stroke?": asks for knowledge, and nobody has it. Not "what do you do if somebody chokes": somebody may. */
export function isGeneralQuestion(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  let start = at;
  while (start > 0 && at - start < LONGEST && tokens[start - 1]?.sentence === sentence) start -= 1;
  let end = at;
  while (end - start < LONGEST && tokens[end + 1]?.sentence === sentence) end += 1;
  if (end - start >= LONGEST) return false;
  const asked = tokens
    .slice(start, end + 1)
    .map(({ norm }) => norm)
    .join(' ');
  const opening = GENERAL.exec(asked);
  return opening !== null && !SOMEBODY.test(asked.slice(opening[0].length));
}
