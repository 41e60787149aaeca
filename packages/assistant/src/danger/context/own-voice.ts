import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

const OWN = new Set(['i', 'me', 'my', 'myself', 'we', 'our']);
/** Words that put an "I" into somebody else's mouth. */
const SPEAKERS = new Set(
  'character characters protagonist hamlet narrator singer lyric lyrics line lines song poem quote title called says goes scene'.split(
    ' ',
  ),
);
/** After "my" these are no kin of the writer's. */
const WORKS = new Set(
  'novel story script screenplay essay book play musical opera film poem sketch panto chapter comic painting detective protagonist hero heroine villain character characters patient patients client clients student students pupils course class thesis dissertation'.split(
    ' ',
  ),
);
/** "I'm writing a story where he drowns himself": what follows is the work's. */
const AUTHORING = new Set(
  'writing wrote directing staging editing translating illustrating reviewing'.split(' '),
);
/** "How do I write it?" asks about the matter, not about the writer. */
const AUXILIARIES = new Set('do can should could would did'.split(' '));
const REACH = 6;
/** Words before the phrase in which an "I" or "my" makes it the writer's. */
const OWN_REACH = 10;

const ASKING = new Set(
  'what how which is are does do can could would should when where why who'.split(' '),
);

/** Whether the sentence is a question about the matter, not a statement. */
export function asks(words: readonly Word[], { from, sentence }: Signal): boolean {
  let first = from;
  while (first > 0 && words[first - 1]?.sentence === sentence) first -= 1;
  return ASKING.has(words[first]?.norm ?? '');
}

/** Whether the writer says it of themself or their own people, and not a character, a patient or a textbook. */
export function isOwnVoice(words: readonly Word[], { from, to, sentence }: Signal): boolean {
  const after = words.slice(to, to + REACH).filter((word) => word.sentence === sentence);
  if (
    after.some((word, nth) => word.norm === 'i' && !AUXILIARIES.has(after[nth - 1]?.norm ?? ''))
  ) {
    return true;
  }
  for (
    let i = to - 1;
    i >= Math.max(0, from - OWN_REACH) && words[i]?.sentence === sentence;
    i -= 1
  ) {
    if (!OWN.has(words[i]?.norm ?? '') || isOfWork(words, i)) continue;
    if (words.slice(i + 1, i + 4).some((word) => AUTHORING.has(word.norm))) return false;
    const before = words
      .slice(Math.max(0, i - REACH), i)
      .filter((word) => word.sentence === sentence);
    return !before.some((word) => SPEAKERS.has(word.norm));
  }
  return false;
}

/** "My novel", "my short story". */
const isOfWork = (words: readonly Word[], at: number): boolean =>
  words[at]?.norm === 'my' && words.slice(at + 1, at + 3).some((word) => WORKS.has(word.norm));
