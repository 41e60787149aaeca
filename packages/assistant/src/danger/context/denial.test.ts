import { describe, expect, test } from 'vitest';
import { findSignals } from '../find-signals.ts';
import { VOCABULARY } from '../lexicon/vocabulary.ts';
import { readWords } from '../reading/read-words.ts';

const tellsOf = (text: string): string[] =>
  findSignals(readWords(text, VOCABULARY)).signals.map(({ concept }) => concept.id);

const tellsOfAbuse = (text: string): boolean => tellsOf(text).includes('abuse_physical');

describe('a blow denied in the middle of what tells of it is none', () => {
  test.each([
    'He has never hit me',
    "My husband doesn't hit me",
    'she never kicked us',
    'No one hits me',
    'nobody hits me at home',
  ])('%s', (text) => expect(tellsOfAbuse(text)).toBe(false));
});

describe('but not where it goes on, or was not so until now', () => {
  test.each(["He doesn't stop hitting me", 'He had never hit me before', "He won't just hit me"])(
    '%s',
    (text) => expect(tellsOfAbuse(text)).toBe(true),
  );
});

describe('a question that was asked and answered with no', () => {
  test.each([
    "The midwife asked if I'd thought of harming myself or baby. Never.",
    'They asked me if I was suicidal. No, not at all.',
  ])('%s', (text) => expect(tellsOf(text).filter((id) => /harm|suicidal/.test(id))).toEqual([]));

  test.each([
    "She asked if I'd thought of harming myself. I have.",
    'I thought of harming myself. Never told anyone.',
  ])('but not: %s', (text) => expect(tellsOf(text)).toContain('harm_urge'));
});

describe('a list after "not" is denied to its end', () => {
  test.each(["I don't think of death or hurting myself", 'I have not thought of dying or suicide'])(
    '%s',
    (text) => expect(tellsOf(text)).not.toContain('harm_urge'),
  );

  test.each([
    "I don't know whether to scream or hurt myself",
    "I can't sleep or stop hurting myself",
  ])('but not: %s', (text) => expect(tellsOf(text)).toContain('harm_urge'));
});
