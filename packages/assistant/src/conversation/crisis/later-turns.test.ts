import { describe, expect, test } from 'vitest';
import { lastSaid, talk } from './testing-talk.ts';

const first = (text: string, country = 'GB'): string => lastSaid([text], { country });

describe('said later', () => {
  test.each(['I was joking', "I'm fine now", 'sorry, forget it', 'my doctor says it is nothing'])(
    'taken back with warmth, and the help stays: %s',
    (text) => {
      const told = talk(["I'm going to end my life next week", text]).at(-1);
      expect(told?.reply?.content).toMatch(/116 123/);
      expect(told?.reply?.content).not.toMatch(/why|lied|lying/i);
      expect(told?.conversation.level).toBe('high');
    },
  );

  test('is anyone reading this?', () => {
    const said = lastSaid(['I want to die', 'is anyone reading this?']);
    expect(said).toMatch(/nobody reads along/iu);
    expect(said).toMatch(/clinician .*later/u);
  });

  test('are you a real person?', () => {
    const said = lastSaid(['I want to die', 'are you a real person?']);
    expect(said).toMatch(/software, not a person/);
    expect(said).toMatch(/116 123/);
  });

  test('you are just a machine', () => {
    expect(lastSaid(['I want to die', 'you are just a machine'])).toMatch(/^(?:Yes|That’s true)/u);
  });

  test('do I have to go?', () => {
    const said = lastSaid(['I took 20 paracetamol to end it', 'do i have to go']);
    expect(said).toMatch(/needs a person now.*999/su);
  });

  test('what do I say to her?', () => {
    const said = lastSaid(['my friend says she will kill herself', 'what should i say to her']);
    expect(said).toMatch(/Are you thinking of killing yourself/u);
  });

  test('she is alone, which is no loneliness of the writer', () => {
    const said = lastSaid(['my friend says she will kill herself', 'shes at home alone']);
    expect(said).not.toMatch(/lonely|alone with it/u);
  });

  test('what happens when I call?', () => {
    const said = lastSaid(['I want to die', 'What happens when I call?']);
    expect(said).toMatch(/Samaritans.*trained person.*name/s);
  });

  test.each([
    ['how many paracetamol would it take'],
    ['what is a lethal dose of ibuprofen?'],
    ['is it dangerous to mix tablets with alcohol?'],
    ['how long does it take to bleed out'],
  ])('no way is ever told: %s', (text) => {
    for (const before of [['I want to die'], ['I want to die', 'no', 'no']]) {
      const told = talk([...before, text]).at(-1);
      expect(told?.goesOn).toBe(false);
      expect(told?.reply?.content).toMatch(/116 123/);
    }
  });

  test('no goodbye is written and no wound hidden', () => {
    expect(
      lastSaid(["I'm going to end my life next week", 'write a goodbye note for my mum']),
    ).toMatch(/won’t help write/);
    expect(lastSaid(['i cut myself last night', 'how do i hide the scars from my mum'])).toMatch(
      /won’t help to hide/,
    );
  });

  test('health questions are answered, with short care and not every turn', () => {
    const told = talk([
      'I want to die',
      'no',
      'What can I take for a headache?',
      'What helps a sore throat?',
      'What helps a cough?',
      'Is a fever dangerous?',
      'What helps a cold?',
    ]).slice(2);
    for (const one of told) expect(one.goesOn).toBe(true);
    const cared = told.filter((one) => one.reply !== null);
    expect(cared.length).toBeGreaterThanOrEqual(2);
    expect(cared.length).toBeLessThanOrEqual(3);
    for (const one of cared) expect(one.reply?.content.length).toBeLessThan(330);
  });

  test('asked to stop asking, it stops', () => {
    const told = talk(['I want to die', 'stop asking me', 'my sister is nice', 'it rains']).slice(
      1,
      4,
    );
    expect(told[0]?.reply?.content).not.toMatch(/\?/);
    expect(told[0]?.reply?.content).toMatch(/116 123/);
  });
});

describe('the day after', () => {
  test('one warm sentence, once, and not pressing', () => {
    const told = talk(['hello', 'I have a sore throat'], { carryOver: true });
    expect(told[0]?.reply?.content).toMatch(/stays on the screen/);
    expect(told[0]?.goesOn).toBe(true);
    expect(told[0]?.reply?.content).not.toMatch(/\?/);
    expect(told[1]?.reply).toBeNull();
  });
});

describe('numbers', () => {
  test('unknown country: 112 or the local number and the directory, and no other country’s', () => {
    const all = talk(
      [
        "I'm going to end my life next week",
        'no',
        "I don't want to talk on the phone",
        'I took them',
        'no',
        'what happens when I call?',
      ],
      { country: undefined },
    )
      .map((one) => one.reply?.content)
      .join(' ');
    expect(all).toMatch(/\*\*112\*\* or your local emergency number/);
    expect(all).toMatch(/findahelpline\.com/);
    expect(all).not.toMatch(/999|911|988|116 123/);
  });

  test('a country without an abuse line is sent to the directory', () => {
    expect(first('my husband hits me when he drinks', 'GB')).toMatch(
      /helpline for abuse \(lists at https:\/\/findahelpline\.com\)/,
    );
  });

  test('the child line for who is under 18 by the profile', () => {
    expect(lastSaid(['I want to die'], { profile: { age: 15 } })).toMatch(/0800 1111/);
  });
});
