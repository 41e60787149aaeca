import { describe, expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

const days = (text: string): number | null => {
  const { durationDays } = read(text).measures;
  return durationDays === null ? null : Math.round(durationDays * 1000) / 1000;
};

describe('how far a pregnancy is', () => {
  it.each([
    "I'm 31 weeks and my hands itch",
    'I am 20 weeks, with a fever',
    "I'm 36 weeks now, with a fever",
    'at 33 weeks with a fever',
    '29 weeks with twins, a fever',
    "I'm five weeks, with a cough",
    'a fever at eleven weeks',
    'it was like this with my son till 14 weeks',
    'Twins, nine weeks. I have a cough',
    'First baby, 34 weeks. A cough',
    "I'm 34 weeks and two days, a fever",
    '34 weeks and four days pregnant, a fever',
    'im pregnant 9 weeks and bleeding',
    'im pregnant, 9 weeks, bleeding',
    '32 weeks along and a cough',
    "my wife is 30 weeks and has a fever, she's hot",
  ])('is no duration: %s', (text) => {
    expect(read(text).measures).toMatchObject({ durationDays: null, age: null });
  });

  it.each([
    ["I'm 31 weeks and have had a cough for 3 weeks", 21],
    ['a cough for at least six weeks', 42],
    ['six weeks with a cough', 42],
    ['a cough, six weeks now', 42],
    ["I'm six weeks into a cough", 42],
    ['a cough, five weeks', 35],
    ['31 weeks ago a cough', 217],
  ])('is told apart from a duration: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});

describe('the time until something comes or goes', () => {
  it.each([
    'a cough a minute later',
    'woozy within a minute of rising',
    'chest sore after a minute of walking',
    'a fever an hour after a latte',
    'a fever an hour after I eat',
    'a sweet settles it for an hour',
    'it went off after ten minutes',
    'it is gone after half an hour',
    'it is gone in half an hour',
    'it goes when I stand a minute',
    'sore feet after a day on my feet',
    'a bottle of vodka a day',
    'I smoke 20 a day',
    'I cough three hours a night',
  ])('is no duration: %s', (text) => {
    expect(days(text)).toBeNull();
  });

  it.each([
    ['after ten minutes it is still bleeding', 0.007],
    ['after twelve hours of vomiting', 0.5],
    ['my speech was back to normal within an hour', 0.042],
    ['a cough for an hour', 0.042],
    ['a cough, a day', 1],
    ['numb even after an hour indoors', 0.042],
    ['a tight chest ten minutes after I started shovelling', 0.007],
    ['two hours later I still cough', 0.083],
    ['vomiting for two hours a day ago', 1],
  ])('is told apart from a duration: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});

describe('how long somebody does something', () => {
  it.each([
    'it takes me about two hours to fall asleep',
    'I rub them for twenty minutes, a cough',
    'my fingers itch and I had to warm them for twenty minutes',
    'I leaned over for two minutes and my chest hurts',
    'I lie awake for two hours',
    'I waited three hours with a cough',
    'asleep again ten minutes later',
    'my period was last week, a cough',
    'my last period was about six weeks ago, a cough',
    'the scan was two weeks ago, a cough',
  ])('is no duration: %s', (text) => {
    expect(days(text)).toBeNull();
  });

  it.each([
    ['I sat down with chest pain for twenty minutes', 0.014],
    ['it takes my breath away, two hours now', 0.083],
    ['it takes me two hours to fall asleep, for six weeks', 42],
    ['my period started last week', 7],
    ["I've been waiting three weeks for the cough to go", 21],
    ['my period was last week and I have had a cough for two days', 2],
  ])('is told apart from a duration: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});

describe('how long something else has been', () => {
  it.each([
    'a forty-year smoker with a cough',
    'heavy drinker for twenty years, a fever',
    'he drank heavily for 20 years',
    'on the pill but stopped it last month',
    'I had a hip replacement four years ago',
    'four years ago I had a stroke',
    'I came to this country last year',
    "I've been a barber for thirty years",
    'I had the same two years ago',
    'for ten years I have had high blood pressure, I cough',
    "he has had parkinson's for 6 years, his cough is new",
    "I've had a cough for 20 years, now I have a fever",
  ])('is not how long it has hurt: %s', (text) => {
    expect(days(text)).toBeNull();
  });

  it.each([
    ['my periods stopped two months ago', 60],
    ['four years ago I had a stroke and have had a cough since', 1460],
    ['the cough started four years ago', 1460],
    ['a cough for the last year', 365],
    ['I have had a cough for two years now', 730],
    ['for five years I have had a cough', 1825],
    ['for two months I have had asthma attacks', 60],
  ])('is told apart from the complaint: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});

describe('a length without a number', () => {
  it.each([
    ['a cough for weeks', 21],
    ['a cough for many months', 90],
    ['a cough for years now', 730],
    ['months now of a cough', 90],
    ['a cough these past months', 90],
    ['a cough for weeks, the fever since yesterday', 1],
    ['a cough for months, about 5 weeks', 35],
    ['spells lasting ten minutes, for years', 730],
    ['a cough these past three months', 90],
    ['a cough the past month', 30],
    ['two months now with a cough', 60],
    ['steroids for years, a cough', null],
    ['no cough for months', null],
    ['a cough for years, lately a fever', null],
    ['years ago a cough', null],
  ])('is guessed where nothing tells it better: %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });
});
