import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, told } from '../testing/read-small.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { createLexicon } from './lexicon.ts';
import { readText } from './read-text.ts';
import { createSpelling } from './spelling.ts';

describe('phrases', () => {
  it.each([
    ['My chest hurts', ['chest-pain']],
    ['a pain in my chest', ['chest-pain']],
    ['chest aching', ['chest-pain']],
    ['CHEST PAIN', ['chest-pain']],
    ['my chest is killing me', ['chest-pain']],
    ['coughing a lot', ['cough']],
    ['a barking sort of cough', ['barking-cough']],
    ['barking cough', ['barking-cough']],
    ['chest pain that goes into my arm', ['chest-pain', 'pain-to-arm']],
    ['pain in my arm, chest and jaw', ['chest-pain', 'pain-to-arm']],
    ['my chest is clear, sore throat', []],
  ])('%s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  it('leaves out what is only part of something more specific', () => {
    expect(told('barking cough')).not.toContain('cough');
  });

  it('does not reach across sentences', () => {
    expect(told('My chest is fine. The pain is elsewhere')).toEqual([]);
  });

  it('says where it read', () => {
    const text = 'Since Monday I have had a high temperature.';
    const [mention] = read(text).mentions;
    expect(text.slice(mention?.start, mention?.end)).toBe('high temperature');
  });
});

describe('spelling', () => {
  it('forgives one slip in a long word', () => {
    expect(told('high temprature')).toEqual(['fever']);
    expect(told('high tempertaure')).toEqual(['fever']);
  });

  it('never corrects into a word of danger', () => {
    const danger = SMALL_MODEL.findings.map((one) =>
      one.id === 'pain-to-arm' ? { ...one, words: ['spreading'], danger: true } : one,
    );
    const own = createLexicon(danger, [], SMALL_MODEL.wordClasses, SMALL_MODEL.idioms);
    expect(readText('spredding', own, createSpelling(own)).mentions).toEqual([]);
  });
});

describe('ways of speaking', () => {
  it('are no symptoms', () => {
    expect(told('had a coughing fit of laughter')).toEqual([]);
    expect(told('my boss is a pain in the neck')).toEqual([]);
    expect(told('a coughing fit and a chest pain')).toEqual(['chest-pain', 'cough']);
  });
});

describe('negation', () => {
  it.each([
    ['no fever', ['-fever']],
    ["I don't have a cough", ['-cough']],
    ['no fever, cough or chills', ['-chills', '-cough', '-fever']],
    ['no fever, cough but my chest hurts', ['-cough', '-fever', 'chest-pain']],
    ['no fever, my chest hurts', ['-fever', 'chest-pain']],
    ['no fever and I have a cough', ['-fever', 'cough']],
    ['no fever and hes got a cough', ['-fever', 'cough']],
    ["it's not just the cough", ['cough']],
    ['no fever, only a cough', ['-fever', 'cough']],
    ['no chest pain just a cough', ['-chest-pain', 'cough']],
    ['the cough is gone', ['-cough']],
    ['chest pain that does not go into my arm', ['-pain-to-arm', 'chest-pain']],
    ["hasn't stopped coughing", ['cough']],
    ['haven\u2019t got a cough', ['-cough']],
  ])('%s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('whose and when', () => {
  it.each([
    ['maybe a fever', ['?fever']],
    ['my dad had a cough too', ['cough@other-person']],
    ['my daughter has a cough', ['cough']],
    ['I had a cough years ago', ['cough@past']],
    ['what if I get a fever', ['fever@hypothetical']],
  ])('%s', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });
});

describe('numbers', () => {
  it.each([
    ['temperature of 39.2', 39.2],
    ['temp is 38,5', 38.5],
    ['102F', 38.9],
    ['a fever of 101.3 fahrenheit', 38.5],
    ['I am 39 years old', null],
  ])('%s', (text, celsius) => {
    expect(read(text).measures.temperature).toBe(celsius);
  });

  it.each([
    ['for 3 days', 3],
    ['3wks now', 21],
    ['for the past fortnight', 14],
    ['for a couple of weeks', 14],
    ['for two hours', 2 / 24],
    ['since yesterday', 1],
    ['half an hour ago', null],
  ])('%s', (text, days) => {
    if (days === null) expect(read(text).measures.durationDays).toBeLessThan(0.1);
    else expect(read(text).measures.durationDays).toBeCloseTo(days, 6);
  });

  it('counts back to a weekday from the given date, without a clock', () => {
    // 2026-11-21 is a Saturday.
    expect(read('since Tuesday', '2026-11-21').measures.durationDays).toBe(4);
    expect(read('since Saturday', '2026-11-21').measures.durationDays).toBe(7);
    expect(read('since Tuesday').measures.durationDays).toBeNull();
  });

  it('reads an age and a severity', () => {
    expect(read('my 3 month old baby').measures.age).toBeCloseTo(0.25, 1);
    expect(read('pain 8/10').measures.intensity).toBe(8);
    expect(read('pain 7 out of 10').measures.intensity).toBe(7);
  });
});

describe('a long text', () => {
  const timeOf = (text: string): number =>
    Math.min(
      ...Array.from({ length: 8 }, () => {
        const before = process.cpuUsage().user;
        read(text);
        return process.cpuUsage().user - before;
      }),
    );

  it.each(['no cough or fever and a pain in my arm then chills ', 'chest, arm, '])(
    'takes as much longer as it is: %s',
    (part) => {
      const short = part.repeat(Math.ceil(5_000 / part.length));
      read(short);
      expect(timeOf(short.repeat(4))).toBeLessThan(10 * Math.max(timeOf(short), 1000));
    },
  );
});

describe('any text', () => {
  it('never throws, and its places lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const { start, end } of read(text).mentions) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it('means the same in capitals, with typographic quotes and zero-width characters', () => {
    const text = "no fever, I don't have a cough but my chest hurts";
    const plain = told(text);
    expect(told(text.toUpperCase())).toEqual(plain);
    expect(told(text.replaceAll("'", '\u2019'))).toEqual(plain);
    expect(told(text.replaceAll('e', 'e\u200B'))).toEqual(plain);
    expect(told(text.replaceAll(' ', '  '))).toEqual(plain);
  });
});
