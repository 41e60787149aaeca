import { RELATIVES } from '../lexicon/classes.ts';
import { phrases } from '../lexicon/concept.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

const index = (list: string) =>
  indexPhrases(phrases(list).map((source) => ({ phrase: compilePhrase(source), value: source })));

/** An answer reported in the same breath: "and I said God no". */
const SAID_NO = index(`
  said|answered|replied|told_her|told_him|told_them|laughed_and_said|could_say|can_say well|oh|god|good_god|goodness|gosh|gracious|heavens|lord|hell|christ|honestly|obviously|absolutely? no|nope|never|none|certainly_not|of_course_not|absolutely_not|definitely_not|not_at_all|not_once|obviously_not|god_forbid
  it|answer is|was always? no|a_no|a_never|never ; which i_am_not|i_was_not|i_have_not|i_had_not|i_do_not|i_did_not|i_never_have|i_never_did $`);

/** An answer as a sentence of its own: "Certainly not." */
const NO = index(`
  ^ oh|well|er|honestly|god|good_god|good_lord|heavens|good_heavens|goodness|lord|hell|christ|i_said? no|nope|never|certainly_not|of_course_not|absolutely_not|definitely_not|not_at_all|not_once|not_in_the_slightest|not_a_bit|not_me|not_remotely|heaven_forbid|god_forbid|i_do_not|i_have_not|i_am_not|i_was_not|i_had_not|i_never_have|i_never_had $`);

/** The same to a question that a well person answers with yes: "is life worth living?" */
const SAID_YES = index(`
  said|answered|replied well|oh|god|honestly|obviously|absolutely? yes|of_course|definitely|very_much|absolutely ; of? course i do|am|it_is ; i told her|him|them it_is|i_do|of_course`);
const YES = index(
  `^ oh|well|honestly? yes|of_course|of_course_i_do|of_course_it_is|course_i_do|very_much_so|definitely|absolutely|it_is $`,
);
const HOPEFUL = new Set(
  'live living alive reason safe hope hopeful ok okay happy point well'.split(' '),
);

/** What an answer is asked after. */
const ASKED = new Set(['asked', 'asks', 'ask', 'asking']);
const ANYBODY = new Set('somebody someone man woman lady person guy'.split(' '));
/** Somebody at home is told no to be spared, and oneself to be quiet; a nurse who asks everybody is told the truth more often. */
const NOT_TOLD = new Set([
  ...RELATIVES.filter((name) => !ANYBODY.has(name)),
  ...'parents i we not never nobody'.split(' '),
]);
/** A question that takes what it asks about for granted. */
const OPEN = new Set('why how when where what who'.split(' '));
/** Words between what was asked about and the answer. */
const FARTHEST = 10;
/** Words of a question, or of what is said after its answer, that are looked at. */
const LONGEST = 40;

/** Whoever says one of these after a no has not meant it, or had a reason to say it. */
const UNDONE = new Set(
  `but lied lie lies lying true truth else easier supposed scared afraid frightened terrified ashamed embarrassed section sectioned
   though although really pretended smiled honest then yet exactly today maybe room listening watching instead still
   worried hidden stash stashed enough taken judge judged more cut cutting bleeding hid hiding sleeves diary stood standing sat sitting behind
   beside watched reads until sometimes lately secretly help regret wrong wish say saying tell telling admit mean meant
   loud aloud habit automatically`.split(/\s+/),
);
/** How what is said after an answer takes it back: "I said no. I do it in my head all day." */
const OWNED_AFTER =
  /\b(?:do|did|doing|done|want|wanted|plan|planned|picture|imagine|need|of|about) (?:it|that|this)\b|\ball i\b|\bof (?:life|living)\b|^(?:why (?:did|can|could|would)|what if|should) i (?!(?:worry|stop|see|ask|take|be worried|mention)\b)|^i (?:am|did|have|was|wish)$|^i (?:wish|could|can) /;
/** What goes on in the same breath and takes nothing away: a reason that is itself a no, something looked forward to. */
const GOES_ON =
  /^(?:(?:so|and) (?:why|what|how|is|do|does|should|can)\b|(?:because|cos|cause|as|which|and) (?:i|it|that|there)(?: \w+){1,2} (?:not|never|none)\b(?! (?:want|trust|know|like|dare|think|feel|mean|ready|able|sure|allowed|strong|brave|say))|i (?:do|did|have|am|was) not\b|(?:i )?(?:told|said)\b|(?:truthfully|truly|obviously|thank)\b|(?:never|none|no)\b(?! (?:out|to|until))|not (?:at all|once|ever|even|in the|remotely|a bit|me)\b|i (?:love|like|enjoy) |i .{0,20}\b(?:gave|handed|took|sent) (?:\w+ ){1,3}(?:back|in)\b|i want to (?:go|see|live|stay|meet|visit|travel|grow) |i have (?:far |much |way )?too much\b)/;
/** How a sentence after it goes over to something else: "Why do they ask?" */
const ASKS_ON =
  /^(?:(?:so|and) )?(?:why|is|what (?:is|are|does|do|else|for)|how|do|does|did|can|could|will|are|was|should|shall|which|where|when|any|no|none|never|not|truthfully)\b/;
const EVERYDAY =
  /\b(?:(?:she|he|they|it) (?:has )?helped me|(?:simply|only|just)(?: a bit| so)? (?:tired|knackered|busy|exhausted)|insomnia|sleep (?:badly|poorly)|knees?|elbows?|hips?|shoulders?|foot|feet|ankles?|ears?|tooth|teeth|rash|cough|acne|headaches?|migraines?|stomach|bowels?|bladder|thyroid|asthma|sore|stiff|itchy|arthritis|menopause|flushes|hair|nails|sinus(?:es)?|allerg(?:y|ies)|asthmatic|diabet(?:es|ic)|antibiotics|physio|blood pressure|periods|dizzy|cramps?|routine|standard|asks? (?:everyone|everybody|every|all)|have to ask|grandchildren|allotment|dog walks?|i love|i like|i enjoy|feel (?:fine|well|good|great|happy)|(?:am|very|quite|perfectly) (?:happy|fine|content|well)|too much (?:on|to do|in)|far too)\b/;

/** "The doctor asked if I ever think of ending my life and I said no, because I don't." */
export function askedAndAnsweredNo(words: readonly Word[], from: number, to: number): boolean {
  const sentence = words[from]?.sentence ?? 0;
  if (!isAsked(words, from, sentence)) return false;
  const end = isHopeful(words, from, to)
    ? answerAfter(words, to, sentence, SAID_YES, YES)
    : answerAfter(words, to, sentence, SAID_NO, NO);
  return end !== null && !isUndone(words, end);
}

function isAsked(words: readonly Word[], from: number, sentence: number): boolean {
  const first = Math.max(0, from - LONGEST);
  for (let i = from - 1; i >= first && words[i]?.sentence === sentence; i -= 1) {
    if (!ASKED.has(words[i]!.norm) && !isWantedToKnow(words, i) && !isCheck(words, i)) continue;
    const next = words.slice(i + 1, i + 3).map(({ norm }) => norm);
    return !NOT_TOLD.has(words[i - 1]?.norm ?? '') && !next.some((norm) => OPEN.has(norm));
  }
  return false;
}

/** "The consultant wanted to know if". */
const isWantedToKnow = (words: readonly Word[], at: number): boolean =>
  words[at]?.norm === 'know' &&
  words[at - 1]?.norm === 'to' &&
  /^(?:want|need)(?:s|ed)?$/.test(words[at - 2]?.norm ?? '');

const CHECKS = new Set('check checks checked checking sure confirm establish'.split(' '));

/** "The pharmacist rang to check I was not"; who checks it of themself is not asked. */
const isCheck = (words: readonly Word[], at: number): boolean =>
  CHECKS.has(words[at]?.norm ?? '') &&
  /^(?:i|if|whether|that)$/.test(words[at + 1]?.norm ?? '') &&
  !words.slice(Math.max(0, at - 4), at).some(({ norm }) => NOT_TOLD.has(norm));

/** "Asked if life is worth living, if I feel safe": a no to this denies no danger. */
export function isHopeful(words: readonly Word[], from: number, to: number): boolean {
  const first = Math.max(0, from - LONGEST);
  let asked = from;
  while (asked > first && words[asked - 1]?.sentence === words[from]?.sentence) asked -= 1;
  const question = words.slice(asked, to);
  const begin = question.findLastIndex(({ norm }) => ASKED.has(norm));
  const said = question.slice(begin + 1).map(({ norm }) => norm);
  return (
    said.some((norm) => HOPEFUL.has(norm)) && !said.some((norm) => /^(?:not|never|no)$/.test(norm))
  );
}

/** Where the answer ends to what stands before `to`; null where there is none. */
function answerAfter(
  words: readonly Word[],
  to: number,
  sentence: number,
  reported: ReturnType<typeof index>,
  alone: ReturnType<typeof index>,
): number | null {
  const near = words.slice(to, to + FARTHEST);
  const same = near.filter((word) => word.sentence === sentence);
  const next = words.slice(to + same.length, to + same.length + FARTHEST);
  const answer = next.filter((word) => word.sentence === sentence + 1);
  const said = findPhrases(same, reported)[0];
  if (said) return to + said.to;
  if (same.length === FARTHEST) return null;
  const found = findPhrases(answer, alone)[0] ?? findPhrases(answer, reported)[0];
  return found && found.from === 0 ? to + same.length + found.to : null;
}

/** Nothing is made of the rest of the answer or the sentence after it but another matter. */
function isUndone(words: readonly Word[], end: number): boolean {
  const sentence = words[end - 1]?.sentence ?? 0;
  const after = words.slice(end, end + LONGEST).filter((word) => word.sentence <= sentence + 1);
  if (after.some(({ norm }) => UNDONE.has(norm))) return true;
  const [rest, next] = [sentence, sentence + 1].map((one) =>
    after
      .filter((word) => word.sentence === one)
      .map(({ norm }) => norm)
      .join(' '),
  );
  if (OWNED_AFTER.test(rest!) || OWNED_AFTER.test(next!)) return true;
  if (rest !== '' && !GOES_ON.test(rest!) && !EVERYDAY.test(rest!)) return true;
  return next !== '' && !ASKS_ON.test(next!) && !EVERYDAY.test(next!);
}
