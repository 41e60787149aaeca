import { describe, expect, test } from 'vitest';
import { first, lastSaid, sentences, talk } from './testing-talk.ts';

describe('high', () => {
  test.each(["I'm going to end my life next week", 'ive been stockpiling my meds for 3 months'])(
    'glad, today, be with someone, distance, will you and what is in the way: %s',
    (text) => {
      const said = first(text);
      expect(said).toMatch(/glad you told me/);
      expect(said).toMatch(/today.*116 123/s);
      expect(said).toMatch(/999/);
      expect(said).toMatch(/stay near someone/i);
      expect(said).toMatch(/distance/);
      expect(said).toMatch(/will you contact.*\?.*in the way/is);
    },
  );

  test.each([
    ["I don't want to talk on the phone", /don’t have to speak/],
    ["they'll lock me up", /many people fear that/i],
    ["I can't afford it", /cost nothing/],
    ['I have no one to call', /lonely/],
    ["I don't trust doctors", /careful if you have been let down/],
    ["I've called before and it didn't help", /it did not help/],
    ["I don't want to bother anyone", /not be taking anything/],
  ])('what is in the way is met: %s', (barrier, met) => {
    expect(lastSaid(["I'm going to end my life next week", barrier])).toMatch(met);
  });

  test('who cannot speak is told a way to write', () => {
    const said = lastSaid(
      ["I'm going to end my life next week", "I don't want to talk on the phone"],
      { country: 'XT' },
    );
    expect(said).toMatch(/HOME to 12345/);
  });

  test.each([
    [
      'a child',
      "im 14 and my mum's boyfriend touches me at night",
      /0800 1111/,
      /not your fault.*teacher/s,
    ],
    [
      'commands',
      'the voices keep telling me to kill myself',
      /116 123/,
      /don’t have to do what you are told.*today/s,
    ],
    [
      'a baby',
      'My baby is possessed and the only way to save him is to send him back to God',
      /999/,
      /not to blame.*today/s,
    ],
    [
      'another',
      "My brother told me he's bought a gun and is going to kill himself this weekend.",
      /116 123/,
      /don’t leave them alone/,
    ],
    [
      'harm to others',
      "I'm going to stab my boss. I've bought the knife.",
      /999/,
      /keep away from that person/,
    ],
  ])('%s', (_name, text, reach, words) => {
    const said = first(text);
    expect(said).toMatch(reach);
    expect(said).toMatch(words);
  });

  test('a child is not told to tell the parent', () => {
    expect(first("im 14 and my mum's boyfriend touches me at night")).not.toMatch(
      /tell your (?:mum|mother|parents)/i,
    );
  });

  test('strangled: hospital even when fine', () => {
    expect(
      first('he put his hands round my throat on saturday. he said next time he wont stop', 'US'),
    ).toMatch(/hospital even if you feel fine/);
  });

  test('a belief is neither argued with nor shared', () => {
    const said = talk([
      'the voices keep telling me to kill myself',
      'they are real you know, they put a chip in me',
    ])
      .map((one) => one.reply?.content)
      .join(' ');
    expect(said).not.toMatch(/not real|imagin|in your head|the chip/i);
  });
});

describe('immediate', () => {
  test.each([
    [
      "I'm going to kill myself tonight",
      /call \*\*999\*\* now/i,
      /stay with someone|where other people are/i,
      /away from anything/,
    ],
    [
      'i took 40 paracetamol an hour ago',
      /call \*\*999\*\* now/i,
      /even if you feel well/,
      /anything more/,
    ],
    [
      'i cut my wrists. theres a lot of blood',
      /call \*\*999\*\* now/i,
      /press/i,
      /away from anything/,
    ],
    [
      "I've got the knife and I'm outside his flat. tonight he pays",
      /call \*\*999\*\*/i,
      /walk away/,
      /put down/,
    ],
    [
      "I'm holding the baby over the balcony, I have to do it before they come for us",
      /call \*\*999\*\* now/i,
      /baby|stay with someone/i,
      /safe place/,
    ],
    [
      'my friend overdosed on purpose and shes barely awake what do i do',
      /call \*\*999\*\*/i,
      /stay with them/i,
      /even if they seem well/,
    ],
    [
      'he is outside banging on the door and he has a knife',
      /without being heard/,
      /leave for a place/,
      /999/,
    ],
  ])('%s', (text, ...features) => {
    const said = first(text);
    for (const feature of features) expect(said).toMatch(feature);
    expect(sentences(said)).toBeLessThanOrEqual(6);
    expect(said).toMatch(/\?$/);
  });

  test('the number comes before anything else is asked or told', () => {
    expect(first("I'm going to kill myself tonight").slice(0, 80)).toContain('999');
  });

  test('it keeps asking for help, company, distance and the body, and never ends', () => {
    const messages = [
      "I'm going to kill myself tonight",
      ...Array.from({ length: 12 }, () => 'no'),
    ];
    const told = talk(messages);
    const said = told.map((one) => one.reply?.content ?? '');
    const all = said.join('\n');
    for (const one of [
      /have you called|has someone near/i,
      /anyone with you/i,
      /away from anything/i,
      /awake/i,
    ])
      expect(all).toMatch(one);
    for (const one of said) expect(one).not.toBe('');
    for (const one of told) expect(one.conversation.level).toBe('immediate');
  });

  test('feeling fine after taking something changes nothing', () => {
    const said = lastSaid(['i took 40 paracetamol an hour ago', 'i feel fine though']);
    expect(said).toMatch(/does not mean that you are safe/);
    expect(said).toMatch(/999/);
  });

  test('drowsy: more urgent', () => {
    expect(
      lastSaid([
        'i took 40 paracetamol an hour ago',
        'they are on the way',
        'i feel dizzy and sleepy',
      ]),
    ).toMatch(/999/);
  });

  test('an emergency of the body stands first', () => {
    const told = talk(['I want to die']).at(-1);
    expect(told?.safety.emergency).toBe(false);
    expect(first('i took 40 paracetamol an hour ago').indexOf('999')).toBeLessThan(40);
  });

  test.each([
    ['my husband just strangled me and he is asleep now, i can barely talk'],
    ['my husband hits me when he drinks', "I'm going to kill myself tonight"],
  ])('who is hurt at home is never told to unlock the door: %s', (...messages) => {
    const answers = Array.from({ length: 14 }, (_, i) => (i % 5 === 4 ? 'yes' : 'no'));
    const told = talk([...messages, ...answers], { country: 'US' });
    expect(told.map((one) => one.reply?.content).join(' ')).not.toMatch(/unlock/i);
  });
});
