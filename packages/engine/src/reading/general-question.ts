import type { Token } from './token.ts';

const OPENING =
  /^(?:(?:so|and|also|hi|hello|hey|ok|please|just|quick|question|random|curious|wondering) )*/;
const ASKS = [
  /what counts as/,
  /what(?: is|'s) meant by/,
  /what does (?:an? |the )?\w+(?: \w+){0,2} (?:feel|look|sound) like/,
  /what is an? \w+/,
  /what are (?:the )?(?:(?:early|earliest|first|main|warning|common|usual|typical) )*(?:signs|symptoms) of/,
  /(?:can|could|would) you (?:please )?(?:explain|describe|define)/,
  /(?:at )?what (?:temperature|age|point|level)/,
  /when should (?:someone|somebody|people|you|anyone|a person|a child|parents)/,
  /how do (?:you|people|doctors|nurses|paramedics|they) (?:treat|test|spot|tell|know|recognise|recognize|diagnose)/,
  /(?:what|which)(?: \w+){1,3} counts? as/,
  /is \w+(?: \w+){0,3} the same(?: thing)? as/,
  /why do (?:you|they|people|doctors|nurses|paramedics|surgeons|lifeguards) (?!(?:think|say|keep|want|feel|get|have|need)\b)\w+ (?:people|someone|somebody|patients|casualties|them|a person|the person)(?: (?:on|onto|in|off) their \w+)?/,
];
/** One kind of people is asked about, not one of them: "can type 2 diabetics get", "do kids have strokes". */
const KIND_OF_PEOPLE = String.raw`(?:(?:type \w+ |young |older |healthy |fit )?(?:diabetics|asthmatics|epileptics|adults|children|kids|babies|toddlers|newborns|teenagers|women|men|people|vegetarians|athletes|runners|smokers|twins|dogs|cats|animals))`;
/** So may somebody ask who is in need: general only where nobody is told of in all that is written. */
const ASKS_OF_NOBODY = [
  new RegExp(
    `(?:can|do|does|could) ${KIND_OF_PEOPLE} (?:ever |also |really |still )?(?:get|have|catch|suffer|develop)`,
  ),
  /how (?:rare|common|unusual|likely|dangerous|contagious) (?:is|are) (?:it|that|an?|the|\w+)/,
  /how (?:soon|long|quickly|fast) after(?: \w+){1,4} (?:do|does|can|would|will) \w+/,
  /(?:is|are) (?:an? |the )?\w+(?: \w+){0,2} (?:a )?real\b/,
  /(?:after|for|in) how (?:long|many minutes) (?:does|do|is|are)(?! (?:i|we)\b)/,
  /why (?:is|are|do|does)(?: (?!(?:my|his|her|our|i|he|she|we|it|this|these|the|baby|mum|mom|dad|gran|nan|granny|grandad|grandpa|grandma|wife|husband|living|dying|death|dead|suicide)\b)\w+){1,3} (?:worse|more \w+) than(?! (?:before|usual|normal|yesterday|last|ever|living|life|being)\b)/,
  /which (?:side|part|half) of the \w+ \w+s in an? \w+/,
  /(?:is|are|does|do|can) (?:an? |the )?\w+(?: \w+){0,5} (?:always|ever|usually|normally|automatically) (?:serious|dangerous|deadly|fatal|an? emergency|mean|need|come|cause|go|happen)/,
  /how (?:long|soon|often|quickly|fast|many \w+)(?: (?:after|before|from|into) (?:an? |the )?\w+(?: \w+){0,4})? (?:do|does|can|could|would|might|will) (?:people|someone|somebody|you|one|doctors|surgeons|nurses|paramedics|children|babies|adults|an? \w+)/,
];
const opened = (asks: readonly RegExp[]): RegExp =>
  new RegExp(`${OPENING.source}(?:${asks.map(({ source }) => source).join('|')})\\b`);
const GENERAL = opened(ASKS);
const OF_NOBODY = opened(ASKS_OF_NOBODY);
/** Somebody is told of after all: "what is this pain in my chest", "how long after he hit his head". */
const SOMEBODY =
  /\b(?:my|mine|our|ours|his|her|hers|their|he|she|they've|he's|she's|i've|i'm|i have|i had|i got|i get|i feel|me|we've|this|these|those|that's|it|it's|keeps?|took|taken|taking|want|now|today|tonight|yesterday|ago|since)\b/;
/** The illness that is asked about: "is it just the face", "if it's serious". */
const IT = /\b(?:is it|if it's|if it is|when it's|when it is|does it|can it)\b/g;
/** What the knowledge is for: "asking for my nursing essay", "writing a talk for the club", "just curious". */
const PURPOSE =
  /\b(?:(?:asking|wondering|(?:it's|its|this is|that's)(?: \w+)?|want to know|need to know) (?:for|because of) (?:an?|my|our|the) (?:\w+ ){0,3}(?:essay|talk|course|exam|homework|quiz|novel|story|book|poster|assignment|coursework|dissertation|training|lesson|class|presentation|project|leaflet|article|blog)|(?:doing|taking|teaching|revising for) (?:an?|my|our|the) (?:\w+ ){0,3}(?:course|training|exam|class|homework|quiz|lesson|essay|coursework|assignment)|writing (?:an?|my|our|the) (?:\w+ ){0,3}(?:essay|talk|novel|story|book|poster|dissertation|lesson|presentation|leaflet|article|blog|quiz|script)(?: (?:for|at|about|on) .*)?|(?:just|only|out of) (?:curious|curiosity|general interest)|(?:nursing|biology|anatomy|first aid|paramedic|midwifery|pharmacy|physio|science) (?:exam|quiz|test|course|homework|revision|lesson)(?: (?:on|this|next) \w+)?|student (?:nurse|midwife|paramedic|doctor|pharmacist)|(?:nursing|medical|paramedic|midwifery|pharmacy|physio) student)\b/g;
/** "What is ketoacidosis", not "what is this" or "what is causing". */
const DEFINED = new RegExp(
  `${OPENING.source}what(?:'s| is| are) (?!(?:this|that|these|those|it|my|his|her|our|your|the|wrong|up|going|happening|causing|making|giving|best|good|safe)\\b)\\w+(?: \\w+)?$`,
);
const QUESTION =
  /^(?:(?:after |for |in )?how|is|are|does|do|can|could|would|will|what|which|when|why|where|should)\b/;
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
  let comma = at;
  while (comma > start && tokens[comma]?.afterComma !== true) comma -= 1;
  let next = at;
  while (next < end && tokens[next + 1]?.afterComma !== true) next += 1;
  return (
    DEFINED.test(said(tokens.slice(comma, next + 1))) ||
    isAskedOfNobody(tokens, start, comma === start ? next : end) ||
    (comma > start && isAskedOfNobody(tokens, comma, end))
  );
}

function isAskedOfNobody(tokens: readonly Token[], from: number, end: number): boolean {
  const asked = said(tokens.slice(from, end + 1))
    .replace(PURPOSE, '')
    .trim();
  const opening = GENERAL.exec(asked);
  if (opening !== null) return !SOMEBODY.test(asked.slice(opening[0].length).replace(IT, ''));
  if (!QUESTION.test(asked.replace(OPENING, ''))) return false;
  const written = said(tokens);
  const told = written.replace(PURPOSE, '').replace(IT, '');
  return (OF_NOBODY.test(asked) || written.search(PURPOSE) >= 0) && !SOMEBODY.test(told);
}

const said = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ');
