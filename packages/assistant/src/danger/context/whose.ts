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

/**
 * Whose danger a phrase speaks of: what the phrase itself says ("himself", "I"), else the nearest subject before it
 * in the sentence ("my sister is suicidal"), else the writer: the side on which a mistake is safer.
 */
export function whoseIs(words: readonly Word[], match: Match): Person {
  if (match.person) return match.person;
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
    if (OWNERS.has(norm) && i === match.from) continue;
    if (norm === 'old' && words[i - 1]?.norm === 'year' && words[i - 3]?.norm === 'my')
      return 'other';
    if (OTHER_SUBJECTS.has(norm) && next !== 'and' && i < match.from) return 'other';
  }
  return THIRD_PERSON.has(words[match.from]?.norm ?? '') ? 'other' : 'self';
}
