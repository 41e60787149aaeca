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
];
/** So may somebody ask who is in need: general only where nobody is told of in all that is written. */
const ASKS_OF_NOBODY = [
  /(?:after|for|in) how (?:long|many minutes) (?:does|do|is|are)(?! (?:i|we)\b)/,
  /why (?:is|are|do|does)(?: (?!(?:my|his|her|our|i|he|she|we|it|this|these|the|baby|mum|mom|dad|gran|nan|granny|grandad|grandpa|grandma|wife|husband|living|dying|death|dead|suicide)\b)\w+){1,3} (?:worse|more \w+) than(?! (?:before|usual|normal|yesterday|last|ever|living|life|being)\b)/,
  /which (?:side|part|half) of the \w+ \w+s in an? \w+/,
  /(?:is|are|does|do|can) (?:an? |the )?\w+(?: \w+){0,5} (?:always|ever|usually|normally|automatically) (?:serious|dangerous|deadly|fatal|an? emergency|mean|need|come|cause|go|happen)/,
  /how (?:long|soon|often|quickly|fast|many \w+)(?: (?:after|before|from|into) (?:an? |the )?\w+(?: \w+){0,4})? (?:do|does|can|could|would|might|will) (?:people|someone|somebody|you|one|doctors|surgeons|nurses|paramedics|children|babies|adults|an? \w+)/,
];
/** One kind of people is asked about, not one of them: "can type 2 diabetics get", "do kids have strokes". */
const KIND_OF_PEOPLE = String.raw`(?:(?:type \w+ |young |older |healthy |fit )?(?:diabetics|asthmatics|epileptics|adults|children|kids|babies|toddlers|newborns|teenagers|women|men|people|vegetarians|athletes|runners|smokers|twins|dogs|cats|animals))`;
/** Of one matter only: who tells of two, or goes on behind a comma, tells of somebody: "can women get chest pain and sweats". */
const ASKS_OF_ONE = [
  /(?:what|which)(?: \w+){1,3} counts? as/,
  /is \w+(?: \w+){0,3} the same(?: thing)? as/,
  /why do (?:you|they|people|doctors|nurses|paramedics|surgeons|lifeguards) (?!(?:think|say|keep|want|feel|get|have|need)\b)\w+ (?:people|someone|somebody|patients|casualties|them|a person|the person)(?: (?:on|onto|in|off) their \w+)?/,
  new RegExp(
    `(?:can|do|does|could) ${KIND_OF_PEOPLE} (?:ever |also |really |still )?(?:get|have|catch|suffer|develop)`,
  ),
  /(?:(?:can|could) (?:you|people|someone|anyone)|is it possible to) (?:overdose|od) on (?!\d)\w+/,
  /how (?:rare|common|contagious) (?:is|are) (?:it|that|an?|the|\w+)/,
  /(?:is|are) (?:an? |the )?\w+(?: \w+){0,2} (?:a )?real(?: (?:thing|condition|illness|disease|disorder))?$/,
];
/** What a word means asks nobody who is told of in another sentence: "what temp counts as a fever? My friend asked". */
const BY_WORD = /counts? as$|same(?: thing)? as$/;
const MORE = /,|\b(?:and|with|plus|so)\b/;
const opened = (asks: readonly RegExp[]): RegExp =>
  new RegExp(`${OPENING.source}(?:${asks.map(({ source }) => source).join('|')})\\b`);
const GENERAL = opened(ASKS);
const OF_NOBODY = opened(ASKS_OF_NOBODY);
const OF_ONE = opened(ASKS_OF_ONE);
/** Somebody is told of after all: "what is this pain in my chest", "how long after he hit his head". */
const SOMEBODY =
  /\b(?:my|mine|our|ours|his|her|hers|their|he|she|they've|he's|she's|i've|i'm|i have|i had|i got|i get|i feel|me|we've|husband|wife|roommate|flatmate|boyfriend|girlfriend|mum|mom|dad|gran|nan|grandad|(?:should|am) i|this|these|those|that's|it|it's|keeps?|took|taken|taking|want|now|today|tonight|yesterday|ago|since)\b/;
/** The illness that is asked about: "is it just the face", "if it's serious". */
const IT = /\b(?:is it|if it's|if it is|when it's|when it is|does it|can it)\b/g;
/** What the knowledge is for: "asking for my nursing essay", "writing a talk for the club", "just curious". */
const PURPOSE =
  /\b(?:(?:asking|wondering|(?:it's|its|this is|that's)(?: \w+)?|want to know|need to know) (?:for|because of) (?:an?|my|our|the) (?:\w+ ){0,3}(?:essay|talk|course|exam|homework|quiz|novel|story|book|poster|assignment|coursework|dissertation|training|lesson|class|presentation|project|leaflet|article|blog)|(?:doing|taking|teaching|revising for) (?:an?|my|our|the) (?:\w+ ){0,3}(?:course|training|exam|class|homework|quiz|lesson|essay|coursework|assignment)|writing (?:an?|my|our|the) (?:\w+ ){0,3}(?:essay|talk|novel|story|book|poster|dissertation|lesson|presentation|leaflet|article|blog|quiz|script)(?: (?:for|at|about|on) .*)?|(?:just|only|out of) (?:curious|curiosity|general interest))\b/g;
/** Who learns it may have it too: "nursing student. How does a fever start", not "nursing student, is crushing chest pain bad". */
const STUDIES =
  /\b(?:(?:nursing|biology|anatomy|first aid|paramedic|midwifery|pharmacy|physio|science) (?:exam|quiz|test|course|homework|revision)(?: (?:on|this|next) \w+)?|student (?:nurse|midwife|paramedic|doctor|pharmacist)(?! (?:with|who|having)\b)|(?:nursing|medical|paramedic|midwifery|pharmacy|physio) student(?! (?:with|who|having)\b))\b/g;
/** "What is ketoacidosis", not "what is this" or "what is causing". */
const DEFINED = new RegExp(
  `${OPENING.source}what(?:'s| is| are) (?!(?:this|that|these|those|it|my|his|her|our|your|the|wrong|up|going|happening|causing|making|giving|best|good|safe)\\b|(?:\\w+ )?(?:\\w+ing|blood|pain|headache|lips|pulse|weakness|blindness|stools?|loss|rash)\\b)\\w+(?: \\w+)?$`,
);
/** What may stand behind it: "what is fever, so I get what he means", not "what is sepsis, shivering and confused". */
const GOES_ON =
  /^(?:$|(?:so|for|is|are|how|what|does|do|can|i|we|it|our|my (?:teacher|tutor|lecturer|class|course|book|doctor|gp)|the|someone|asking|just|heard|saw|read|and (?:what|how|why|is|are|does))\b)/;
const QUESTION =
  /^(?:(?:after |for |in )?how|is|are|does|do|can|could|would|will|what|which|when|why|where|should)\b(?!')/;
const ASKS_HOW = /^(?:what|how|why|which|when)\b/;
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
    (DEFINED.test(said(tokens.slice(comma, next + 1))) &&
      !isOwn(tokens, next, end) &&
      GOES_ON.test(said(tokens.slice(next + 1, end + 1)))) ||
    (isPartOfQuestion(said(tokens.slice(comma, next + 1)), comma === start) &&
      isAskedOfNobody(tokens, start, comma === start && !isOwn(tokens, next, end) ? next : end)) ||
    (comma > start && isAskedOfNobody(tokens, comma, end))
  );
}

/** "What counts as a fever, mine is 38.3", "what is sepsis, my doctor says I have it". */
const isOwn = (tokens: readonly Token[], from: number, end: number): boolean =>
  OWN.test(said(tokens.slice(from + 1, end + 1)));
const OWN =
  /\b(?:mine|hers|i've|i'm|he's|she's|it's|it is|(?:i|we)(?: both| all)? (?:have|had|am|are|feel|got)|having|took|taken)\b/;

/** What stands behind a comma may be told: "what are the signs of a stroke, face drooping", not "…, face or arm". */
const isPartOfQuestion = (part: string, isFirst: boolean): boolean =>
  isFirst || GOES_ON.test(part) || QUESTION.test(part) || LISTED.test(part);
const LISTED = /^(?:or|and|like|such|as|in|on|at|after|when|with|without|if)\b|\bor\b/;

function isAskedOfNobody(tokens: readonly Token[], from: number, end: number): boolean {
  const asked = said(tokens.slice(from, end + 1))
    .replace(PURPOSE, '')
    .replace(STUDIES, '')
    .trim();
  const opening = GENERAL.exec(asked);
  if (opening !== null) return !isOfSomebody(asked.slice(opening[0].length));
  const question = asked.replace(OPENING, '');
  if (!QUESTION.test(question)) return false;
  const one = OF_ONE.exec(asked);
  const { told, isForPurpose, isByStudent } = writtenIn(tokens);
  const isOfWord = one !== null && BY_WORD.test(one[0]);
  const rest = isOfWord ? asked : told;
  if (isOfSomebody(one === null ? told : rest.replace(one[0], ''))) return false;
  return (
    OF_NOBODY.test(asked) ||
    (one !== null && !MORE.test(listedFrom(tokens, from))) ||
    isForPurpose ||
    (ASKS_HOW.test(question) && isByStudent)
  );
}

interface Written {
  /** All that is written but what the knowledge is for. */
  told: string;
  isForPurpose: boolean;
  isByStudent: boolean;
}

/** Of each text once, however many of its mentions are asked about. */
const WRITTEN = new WeakMap<readonly Token[], Written>();
function writtenIn(tokens: readonly Token[]): Written {
  const known = WRITTEN.get(tokens);
  if (known) return known;
  const all = said(tokens);
  const written = {
    told: all.replace(PURPOSE, '').replace(STUDIES, ''),
    isForPurpose: all.search(PURPOSE) >= 0,
    isByStudent: all.search(STUDIES) >= 0,
  };
  WRITTEN.set(tokens, written);
  return written;
}

const isOfSomebody = (text: string): boolean => SOMEBODY.test(text.replace(IT, ''));

/** The rest of its sentence, with its commas. */
const listedFrom = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(from + 1, from + 1 + LONGEST)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence)
    .map(({ norm, afterComma }) => (afterComma ? `, ${norm}` : norm))
    .join(' ')
    .replace(PURPOSE, '');

const said = (tokens: readonly Token[]): string => tokens.map(({ norm }) => norm).join(' ');
