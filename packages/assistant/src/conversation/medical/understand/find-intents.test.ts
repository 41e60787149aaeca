import { describe, expect, it } from 'vitest';
import { findIntents } from './find-intents.ts';
import type { Intent } from './intents.ts';
import { isNone, readPerson } from './read-person.ts';
import { sentencesOf } from './words.ts';
import { correctedAnswer, yesOrNo } from './yes-no.ts';

const first = (text: string): Intent | undefined =>
  sentencesOf(text).flatMap((one) => findIntents(one))[0];

describe('what is wanted', () => {
  it.each<[string, Intent]>([
    ['why do you think its migraine?', 'explain'],
    ['how sure are you', 'how-sure'],
    ['hello', 'greeting'],
    ['does my fever matter?', 'share'],
    ['could it be appendicitis?', 'could-it-be'],
    ['what is cystitis', 'what-is'],
    ['what do you think it is?', 'what-is-it'],
    ['what can I do myself', 'self-care'],
    ['when shuold i wory', 'when-to-worry'],
    ['who should I see?', 'whom-to-see'],
    ['should I take her to A&E', 'whom-to-see'],
    ['do we need to go to a and e', 'whom-to-see'],
    ['what is it likely to be', 'what-is-it'],
    ['is that bad', 'when-to-worry'],
    ['how soon should I see a doctor?', 'how-soon'],
    ['so what else can I take?', 'medicine'],
    ['how long will it last?', 'how-long'],
    ['what do you know about me?', 'summary'],
    ['undo that', 'undo'],
    ['are you human?', 'who-are-you'],
    ['is anyone reading this?', 'privacy'],
    ["I'm scared", 'worried'],
    ['I feel so alone', 'lonely'],
    ["that's wrong", 'wrong'],
    ['thank you, bye', 'bye'],
    ['my wife says it is nothing', 'others-say'],
  ])('%s', (text, intent) => {
    expect(first(text)).toBe(intent);
  });

  it('does not take a word of one question for a misspelling of another', () => {
    expect(first('what do you think it is')).not.toBe('thanks');
  });
});

describe('an answer', () => {
  it.each([
    ['yes', 'present'],
    ['yeah a bit', 'present'],
    ['no', 'absent'],
    ['none of these', 'absent'],
    ["I don't know", 'unknown'],
    ['not sure', 'unknown'],
    ['what is that?', null],
    ['she does', 'present'],
    ['I have had that', 'present'],
    ["he doesn't", 'absent'],
    ["I haven't really", 'absent'],
    ['she is shivering now', null],
    ['I have a cough', null],
    ["he isn't drinking", null],
  ])('%s', (text, value) => {
    expect(yesOrNo(text)).toBe(value);
  });

  it('may be taken back', () => {
    expect(correctedAnswer('sorry, I meant yes')).toBe('present');
    expect(correctedAnswer('yes')).toBeNull();
  });
});

describe('an empty list', () => {
  it.each([
    ['none', true],
    ['no', true],
    ["I don't take anything", true],
    ["I don't know", false],
    ['no, only warfarin', false],
    ['nothing but aspirin', false],
    ['no I take warfarin', false],
    ['none that I know of', true],
    ['never mind', false],
  ])('%s', (text, empty) => {
    expect(isNone(text)).toBe(empty);
  });
});

describe('the person', () => {
  it.each([
    ['my age is 34', 34],
    ["I'm 29 and female", 29],
    ['34f', 34],
    ["I'm 20 weeks pregnant", undefined],
    ['I have had it for 3 years', undefined],
    ['temp 102 f', undefined],
  ])('%s', (text, age) => {
    expect(readPerson(text, null).age).toBe(age);
  });

  it('reads months as parts of a year', () => {
    expect(readPerson('6 months', 'age').age).toBeCloseTo(0.5, 6);
  });
});
