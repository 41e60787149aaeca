import { expect, test } from 'vitest';
import { withWords, withoutWords } from './knowledge-words.ts';
import { SMALL_MODEL } from './testing/small-model.ts';

test('a model taken apart and put together is the same', () => {
  const { model, words } = withoutWords(SMALL_MODEL);
  expect(JSON.stringify(model.findings)).not.toContain('"words"');
  expect(withWords(model, words)).toEqual(SMALL_MODEL);
});

test('the words of another model are refused', () => {
  const { model, words } = withoutWords(SMALL_MODEL);
  const fewer = { ...words, findings: words.findings.slice(1) };
  expect(() => withWords(model, fewer)).toThrow('do not belong');
});
