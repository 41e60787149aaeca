import { BODY_IDIOMS } from '../lexicon/idioms-of-the-body.ts';
import { COMPLAINT_IDIOMS } from '../lexicon/idioms-of-complaints.ts';
import { ORDINARY_IDIOMS } from '../lexicon/idioms-ordinary.ts';
import { IDIOMS } from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases } from '../reading/match-phrase.ts';
import { indexPhrases } from '../reading/phrase-index.ts';
import type { Word } from '../reading/word.ts';

const INDEX = indexPhrases(
  [...IDIOMS, ...ORDINARY_IDIOMS, ...BODY_IDIOMS, ...COMPLAINT_IDIOMS].map((source) => ({
    phrase: compilePhrase(source),
    value: source,
  })),
);

/** Empties the words of everyday sayings, so that no phrase of danger is read into them. */
export function maskIdioms(words: readonly Word[]): Word[] {
  const masked = [...words];
  for (const { from, to } of findPhrases(words, INDEX)) {
    for (let i = from; i < to; i += 1) {
      const word = words[i];
      // Who is spoken of stays readable: "my boss will kill me" still has its "my".
      if (word && !['i', 'he', 'she', 'they', 'my'].includes(word.norm))
        masked[i] = { ...word, norm: '' };
    }
  }
  return masked;
}
