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
    'They asked if I was suicidal. No. I lied.',
    "The doctor asked if I'd ever tried to kill myself. I had not. Last night I did.",
    'The doctor asked if I wanted to kill myself. I was not. Now I am.',
    'He asked why I want to kill myself. I do not.',
  ])('is heard all the same where it is taken back: %s', (text) =>
    expect(tellsOf(text).filter((id) => /suicid|kill|die|attempt/.test(id))).not.toEqual([]),
  );

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

describe('one "no" for a list that an "or" closes', () => {
  test('denies all of it', () =>
    expect(
      tellsOf('No low mood, panic attacks, chest pain, thoughts of suicide or weight loss'),
    ).not.toContain('suicidal'));

  test.each([
    'No job, no partner, thoughts of suicide or worse every night',
    'No money, just bills, thoughts of suicide or drinking',
    'No sleep, I have thoughts of suicide or of leaving',
  ])('but not: %s', (text) => expect(tellsOf(text)).toContain('suicidal'));
});

describe('a form that was answered with none', () => {
  test('denies what it asked about', () =>
    expect(
      tellsOf("The questionnaire asked about wanting to be dead, I ticked 'not at all'."),
    ).not.toContain('want_die'));

  test('and what is "nothing like that"', () =>
    expect(
      tellsOf("GP asked the usual about harming myself, nothing like that, I'm just tired"),
    ).not.toContain('harm_act'));

  test.each([
    'The form asked about wanting to be dead, I ticked most days.',
    "The form asked about wanting to be dead, I ticked 'not at all'. I lied.",
  ])('but: %s', (text) => expect(tellsOf(text)).toContain('want_die'));
});

describe('what was denied to somebody and is owned to is not denied', () => {
  test.each([
    "I told the doctor I don't have thoughts of suicide. I do.",
    'I said I have no thoughts of suicide, but that was a lie.',
    "I told them I wasn't having thoughts of suicide. Not true.",
  ])('%s', (text) => expect(tellsOf(text)).toContain('suicidal'));

  test.each([
    'I told the doctor I have no thoughts of suicide. I do my exercises.',
    "I don't have thoughts of suicide and I am doing fine.",
  ])('but: %s', (text) => expect(tellsOf(text)).not.toContain('suicidal'));
});
