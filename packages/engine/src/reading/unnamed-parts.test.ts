import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';
import { withUnnamedParts } from './unnamed-parts.ts';

const words = (text: string): string =>
  withUnnamedParts(tokenise(text))
    .map(({ norm }) => norm)
    .join(' ');

describe('"down there"', () => {
  it('is the penis where a man is spoken of', () => {
    expect(words("I'm a man and sore down there")).toBe("i'm a man and sore penis there");
    expect(words('my boyfriend has a rash down below')).toBe('my boyfriend has a rash penis below');
  });

  it('stays as it is where nobody is named, or a woman is', () => {
    expect(words('sore down there')).toBe('sore down there');
    expect(words('my wife caught it from a man, sore down there')).toContain('down there');
  });

  it('is no part of the body in other places', () => {
    expect(words('the man lay down')).toBe('the man lay down');
  });
});
