import { RELATIVES, type Person } from '../lexicon/classes.ts';
import type { Match } from '../reading/match-phrase.ts';
import type { Word } from '../reading/word.ts';

const OTHER_SUBJECTS = new Set(['he', 'she', 'they', 'him', 'her', 'them', ...RELATIVES]);
/** Words looked back over for a subject. */
const FARTHEST = 40;
const OWNERS = new Set(['his', 'her', 'their']);
/** Verbs whose ending says that somebody else is the subject: "wants to end it". */
const THIRD_PERSON = new Set(
  'wants says keeps has feels thinks needs tells takes hates wishes cuts hurts'.split(' '),
);

/** What is known to somebody is not their own: "my wife does not know about the thoughts". */
const KNOWS = new Set(
  'know knows knew known idea clue aware suspect suspects realise realises realize notice noticed guess guessed'.split(
    ' ',
  ),
);
const ABOUT = new Set(['about', 'of']);
/** Whom these are said to is not spoken of: "I have not told my husband about the thoughts". */
const TELLS = new Set(
  'tell tells told telling spoke speak spoken talk talked talking said lied hid hidden hiding keep kept showed admit admitted'.split(
    ' ',
  ),
);
const BESIDES = new Set(['even', 'not', 'nor', 'except']);

const FINDS = new Set(['find', 'finds', 'found', 'finding']);
const SUBJECTS = new Set(['he', 'she', 'they']);
/** "If someone offered me a pill" speaks of nobody. */
const ANYBODY = new Set(['someone', 'somebody']);
/** "Told my husband", "spoke to her", "hiding it from my wife". */
const BETWEEN = new Set(['my', 'our', 'the', 'to', 'with', 'it', 'from', 'this', 'that']);

/** Whether the words right before a person say that they are told something. */
function isToldTo(before: readonly string[]): boolean {
  const verb = before.findLastIndex((norm) => !BETWEEN.has(norm));
  return verb >= 0 && TELLS.has(before[verb]!);
}

/** Whether the person at `at` only hears or knows of it, or is the friend one asks for (labels.md, tie-break 5). */
function isListener(words: readonly Word[], at: number, from: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  if (before.slice(-2).join(' ') === 'for a' && before[0]?.startsWith('ask')) return true;
  if (before.slice(-2).some((norm) => BESIDES.has(norm))) return true;
  if (ANYBODY.has(words[at]?.norm ?? '') && words[at + 2]?.norm === 'me') return true;
  if (!SUBJECTS.has(words[at]?.norm ?? '') && isToldTo(before)) return true;
  return words
    .slice(at + 1, from)
    .some(
      ({ norm }, nth, between) =>
        KNOWS.has(norm) && between.slice(nth + 1, nth + 4).some((one) => ABOUT.has(one.norm)),
    );
}

/** "As a teen", "I'm a single dad": what somebody is or was, not somebody else. */
function isWhatOneIs(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  const article = before.findLastIndex((norm) => norm === 'a' || norm === 'an');
  return article > 0 && (before[article - 1] === 'as' || before[article - 1] === 'am');
}

/**
 * Whose danger a phrase speaks of: what the phrase itself says ("himself", "I"), else the nearest subject before it
 * in the sentence ("my sister is suicidal"), else the writer: the side on which a mistake is safer.
 */
export function whoseIs(words: readonly Word[], match: Match): Person {
  if (match.person) return match.person;
  // Who is found is the writer, whoever finds: "a note for when they find me".
  for (let i = match.from; i < match.to; i += 1)
    if (FINDS.has(words[i]?.norm ?? '') && words[i + 1]?.norm === 'me') return 'self';
  for (let i = match.from; i < match.to; i += 1) if (words[i]?.norm === 'i') return 'self';
  const sentence = words[match.from]?.sentence;
  for (
    let i = match.from;
    i >= Math.max(0, match.from - FARTHEST) && words[i]?.sentence === sentence;
    i -= 1
  ) {
    const norm = words[i]?.norm ?? '';
    const next = words[i + 1]?.norm ?? '';
    if (norm === 'i') return 'self';
    if (norm === 'me' && i >= match.from - 1) return 'self';
    // "How do you tell your mum you are suicidal", "ur suicidal".
    if (norm === 'you' && i === match.from - 2 && next === 'are') return 'self';
    if (norm === 'your' && i === match.from - 1) return 'self';
    if (OWNERS.has(norm) && i === match.from) continue;
    if (OWNERS.has(norm) && i === match.from - 1) return 'other';
    if (norm === 'old' && words[i - 1]?.norm === 'year' && words[i - 3]?.norm === 'my')
      return 'other';
    if (!OTHER_SUBJECTS.has(norm) || next === 'and' || i >= match.from) continue;
    // A "final boss" is a game's.
    if (norm === 'boss' && words[i - 1]?.norm === 'final') continue;
    if (isWhatOneIs(words, i)) continue;
    if (!isListener(words, i, match.from)) return 'other';
  }
  return THIRD_PERSON.has(words[match.from]?.norm ?? '') ? 'other' : 'self';
}
