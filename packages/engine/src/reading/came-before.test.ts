import { describe, expect, it } from 'vitest';
import { cameBefore } from './came-before.ts';
import { tokenise } from './tokenise.ts';

const isBefore = (text: string): boolean => {
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ norm }) => norm === 'cough');
  return cameBefore(tokens, at, at);
};

describe('what came before the illness', () => {
  it.each([
    'three weeks after a cough my urine is dark',
    'my joints swelled ten days after a bad cough',
  ])('is told with how long ago: %s', (text) => {
    expect(isBefore(text)).toBe(true);
  });

  it.each([
    'two days after a cough began I was sick',
    'two days after the cough I was sick',
    'a cough after two weeks',
    'for weeks a cough',
  ])('is nothing else: %s', (text) => {
    expect(isBefore(text)).toBe(false);
  });
});
