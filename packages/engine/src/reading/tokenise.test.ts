import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

const norms = (text: string): string[] => tokenise(text).map(({ norm }) => norm);
const clauses = (text: string): number => new Set(tokenise(text).map(({ clause }) => clause)).size;

it('parts numbers from their units', () => {
  expect(norms('3wks 39.2c 8/10')).toEqual(['3', 'weeks', '39.2', 'c', '8', '/', '10']);
});

it.each(['\u2018', '\u2019', '\u201B', '\u02BC', '\u00B4', '\u0060', '\uFF07'])(
  'takes whatever a keyboard has for an apostrophe (%s)',
  (apostrophe) => {
    expect(norms(`don${apostrophe}t`)).toEqual(["don't"]);
  },
);

it.each(['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF', '\uFE0F', '\u202E'])(
  'does not see what cannot be seen (%#)',
  (mark) => {
    expect(norms(`co${mark}ugh`)).toEqual(['cough']);
  },
);

it('begins a clause at a stop, a contrast, and a subject after a comma or a joining word', () => {
  expect(clauses('no fever. cough')).toBe(2);
  expect(clauses('no fever but a cough')).toBe(2);
  expect(clauses('no fever, my throat hurts')).toBe(2);
  expect(clauses('no fever and I cough')).toBe(2);
  expect(clauses('never had one, and when I stand I cough')).toBe(2);
  expect(clauses('no fever, cough')).toBe(1);
});

it('reads on over a stop between what one cannot and the deed', () => {
  const sentences = (text: string) => new Set(tokenise(text).map((token) => token.sentence)).size;
  expect(sentences("asthma bad. can't. breathe.")).toBe(2);
  expect(sentences('tried to get up and cant. Vomiting blood')).toBe(2);
});

it('places every token where it stands in the text, one after the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let end = 0;
      for (const token of tokenise(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        end = token.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
