import { describe, expect, test } from 'vitest';
import { first, talk } from './testing-talk.ts';

describe('harmless words get no crisis words', () => {
  test.each([
    'this homework is killing me',
    'kms lol this homework',
    'dying to see the new film',
    'I nearly had a heart attack at the bill',
    'My feet are killing me after that walk',
    'I cut my finger while chopping onions',
    'My uncle killed himself in 1994. Is depression hereditary?',
    "I'm not suicidal, my doctor asked me to say so",
    'What is the maximum dose of ibuprofen per day?',
    'I have a headache and a runny nose',
  ])('%s', (text) => expect(talk([text])[0]?.reply).toBeNull());
});

describe('low', () => {
  test.each([
    'I feel completely hopeless and it is never going to change',
    'i hate myself so much',
    'I wish I could go to sleep and not wake up',
    'Everyone would be better off without me',
  ])('reflects, asks directly and offers a line for now or later: %s', (text) => {
    const said = first(text);
    expect(said).toMatch(/^(?:It sounds as if|It hurts)/);
    expect(said).toMatch(/thoughts of suicide\?/);
    expect(said).toMatch(/116 123.*now or later|for now or later.*116 123/i);
    expect(said).not.toContain('999');
  });

  test('the question of health in it is answered as well', () => {
    expect(talk(['I hate myself so much. What can I take for a headache?'])[0]?.goesOn).toBe(true);
    expect(talk(['I hate myself so much'])[0]?.goesOn).toBe(false);
  });

  test('control by a partner: is it safe here, and nobody is urged to call', () => {
    const said = first('my boyfriend checks my phone and wont let me see my friends', 'US');
    expect(said).toMatch(/safe to talk on this device/);
    expect(said).toMatch(/quick exit/);
    expect(said).toMatch(/1-800-799-7233.*when nobody can listen in/s);
  });
});

describe('medium', () => {
  test.each(['I want to die', 'i think about killing myself every day', 'I am suicidal'])(
    'acknowledges, names a line, a doctor and a trusted person, and asks for a plan: %s',
    (text) => {
      const said = first(text);
      expect(said).toMatch(/thank you|glad/i);
      expect(said).toMatch(/116 123/);
      expect(said).toMatch(/your doctor/);
      expect(said).toMatch(/someone you trust/);
      expect(said).toMatch(/made a plan.*\?/);
    },
  );

  test('plan, intent, means and timing are asked one at a time; then a safety plan is offered', () => {
    const said = talk(['I want to die', 'no', 'no', 'no', 'no', 'no one']).map(
      (one) => one.reply?.content ?? '',
    );
    expect(said[0]).toMatch(/made a plan/);
    expect(said[1]).toMatch(/act on these thoughts\?/);
    expect(said[2]).toMatch(/within your reach/);
    expect(said[3]).toMatch(/thought about when/);
    expect(said[4]).toMatch(/one person you could tell/);
    expect(said[5]).toMatch(/safety plan/);
    for (const one of said) expect(one.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  test('self-harm: the wound first, and how to care for it, with no word of how it was done', () => {
    const said = talk(['i cut myself last night. it calms me down', 'no just scratches', 'no']).map(
      (one) => one.reply?.content ?? '',
    );
    expect(said[0]).toMatch(/wound that is deep/);
    expect(said.join(' ')).toMatch(/clean water/);
    expect(said.join(' ')).not.toMatch(/blade|razor|cutting/i);
  });

  test('abuse: not their fault, is the device safe, the abuse line, and no call to be overheard', () => {
    const said = first('my husband hits me when he drinks', 'US');
    expect(said).toMatch(/not your fault/);
    expect(said).toMatch(/safe to talk on this device/);
    expect(said).toMatch(/1-800-799-7233.*only when nobody can hear or see you/s);
    expect(said).not.toMatch(/please call|call now/i);
  });

  test('eating with danger signs: seen today', () => {
    expect(
      first("I haven't eaten in six days and I fainted in the shower, I need to lose more weight"),
    ).toMatch(/today.*hospital/s);
  });

  test('another person: ask them directly, stay, call for them, look after yourself', () => {
    const all = talk(['my best friend told me she is suicidal', 'no', 'no', 'ok', 'ok'])
      .map((one) => one.reply?.content ?? '')
      .join(' ');
    expect(all).toMatch(/“Are you thinking about suicide\?”/);
    expect(all).toMatch(/stay with them/);
    expect(all).toMatch(/116 123/);
    expect(all).toMatch(/kept away from them/);
    expect(all).toMatch(/who can be there for you\?/i);
  });
});
