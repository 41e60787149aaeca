import { expect, it } from 'vitest';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { correct, createSpelling } from './spelling.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { tokenise } from './tokenise.ts';

const lexiconOf = (words: string[], danger = false): Lexicon => {
  const [first] = SMALL_MODEL.findings;
  return createLexicon(first ? [{ ...first, name: 'x', words, danger }] : [], [], {});
};
const corrected = (lexicon: Lexicon, text: string): string[] =>
  correct(tokenise(text), lexicon, createSpelling(lexicon)).map((token) => token.stem);

it.each(['headacge', 'headche', 'headaache', 'haedache'])(
  'mends one slip in a long word: %s',
  (word) => {
    const lexicon = lexiconOf(['headache']);
    expect(corrected(lexicon, word)).toEqual(corrected(lexicon, 'headache'));
  },
);

it('leaves two slips, short words and another first letter alone', () => {
  const lexicon = lexiconOf(['headache', 'rash']);
  expect(corrected(lexicon, 'hedacke rush beadache')).toEqual(
    tokenise('hedacke rush beadache').map((t) => t.stem),
  );
});

it('does not choose between two words', () => {
  expect(corrected(lexiconOf(['stomach', 'stomack']), 'stomacx')).toEqual(['stomacx']);
});

it('neither makes nor unmakes a word of danger', () => {
  const lexicon = lexiconOf(['seizure'], true);
  expect(corrected(lexicon, 'seizurr')).toEqual(['seizurr']);
  expect(corrected(lexicon, 'seizure')).toEqual(tokenise('seizure').map((t) => t.stem));
});

it('does not try a word that is longer than words are', () => {
  const word = `headach${'e'.repeat(20_000)}`;
  expect(corrected(lexiconOf(['headache']), word)).toEqual([tokenise(word)[0]?.stem]);
});
