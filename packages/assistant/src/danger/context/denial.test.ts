import { describe, expect, test } from 'vitest';
import { findSignals } from '../find-signals.ts';
import { VOCABULARY } from '../lexicon/vocabulary.ts';
import { readWords } from '../reading/read-words.ts';

const tellsOfAbuse = (text: string): boolean =>
  findSignals(readWords(text, VOCABULARY)).signals.some(
    ({ concept }) => concept.id === 'abuse_physical',
  );

describe('a blow denied in the middle of what tells of it is none', () => {
  test.each(['He has never hit me', "My husband doesn't hit me", 'she never kicked us'])(
    '%s',
    (text) => expect(tellsOfAbuse(text)).toBe(false),
  );
});

describe('but not where it goes on, or was not so until now', () => {
  test.each(["He doesn't stop hitting me", 'He had never hit me before', "He won't just hit me"])(
    '%s',
    (text) => expect(tellsOfAbuse(text)).toBe(true),
  );
});
