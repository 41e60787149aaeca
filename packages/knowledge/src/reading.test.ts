import { collect, readText, settle, prepareKnowledge } from '@yarrow/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readFiles } from './read-files.ts';

/* Laws of the reader over the real lexicon. */

const { model, texts } = compile(await readFiles());
const knowledge = prepareKnowledge(model, texts);

/** What is known after reading, and what is feared. */
function known(text: string): string[] {
  const evidence = settle(collect({ symptom_text: text }, knowledge).observations, knowledge);
  const name = (finding: number): string => model.findings[finding]?.id ?? '';
  return [
    ...[...evidence.known].map(([finding, status]) => `${status} ${name(finding)}`),
    ...[...evidence.suspected].map((finding) => `suspected ${name(finding)}`),
  ].toSorted();
}

const TEXTS = [
  'no fever, cough or rash but my throat is killing me',
  'pain in my chest, jaw and left arm for two hours',
  "my son has been vomiting since yesterday, he doesn't have diarrhoea",
  'my head, neck and back hurt and I feel nauseous',
  'temperature of 39.2 with a productive cough, no blood',
];
const HARMLESS = [
  'Thank you for reading this',
  'I live in a small town near the sea',
  'We went to the cinema with my cousin',
  'I work in an office',
  'My name is Alex',
  'It is raining today',
];
/** Long words of the texts with one slip in each: doubled, dropped, swapped and changed letters. */
const SLIPS: [string, string][] = [
  ['headache', 'headacche'],
  ['diarrhoea', 'diarrhoeea'],
  ['vomiting', 'vomitting'],
  ['temperature', 'temperture'],
  ['productive', 'prodctive'],
  ['nauseous', 'nauseuos'],
  ['constipation', 'constipaton'],
  ['dizziness', 'dizzyness'],
  ['palpitations', 'palpatations'],
  ['indigestion', 'indigestoin'],
];

describe('a harmless sentence changes no finding', () => {
  it.each(TEXTS)('%s', (text) => {
    for (const one of HARMLESS) {
      expect(known(`${one}. ${text}`), one).toEqual(known(text));
      expect(known(`${text}. ${one}.`), one).toEqual(known(text));
    }
  });
});

describe('capitals, quotes and spaces change no finding', () => {
  it.each(TEXTS)('%s', (text) => {
    for (const other of [
      text.toUpperCase(),
      `"${text}"`,
      text.replaceAll("'", '\u2019'),
      text.replaceAll(' ', '  '),
      ` ${text} `,
      text.replaceAll('e', 'e\u200B'),
    ]) {
      expect(known(other), other).toEqual(known(text));
    }
  });
});

it.each(SLIPS)('one slip in a long word changes nothing: %s, %s', (word, slip) => {
  expect(known(`I have ${slip}`)).toEqual(known(`I have ${word}`));
});

it('returns for any Unicode', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { mentions, unread, contentWords } = readText(
        text,
        knowledge.lexicon,
        knowledge.spelling,
      );
      expect(unread.length).toBeLessThanOrEqual(contentWords);
      for (const { start, end } of mentions) expect(text.slice(start, end)).not.toBe('');
    }),
  );
});
