import type { CrisisLevel, Resource } from '@yarrow/contract';
import { CRISIS_LEVELS } from '@yarrow/contract';
import { expect, test } from 'vitest';
import type { CountryPack } from '../../../lib/country-pack.ts';
import { isAbuse, raise, rankOf, SAFE, showsHelp, type Danger } from './danger.ts';
import { withHomeLines } from './home-lines.ts';
import { firstLines, linesOf } from './lines.ts';
import { sense } from './sense.ts';
import { helpWords } from './words.ts';

const line = (name: string, change: Partial<Resource> = {}): Resource => ({
  country: 'US',
  name,
  call: '988',
  text: null,
  chat: null,
  hours: null,
  last_checked: null,
  ...change,
});
const at = (level: CrisisLevel) => ({ ...SAFE, level });

test('a level never falls, in whichever order it is told', () => {
  for (const one of CRISIS_LEVELS)
    for (const other of CRISIS_LEVELS)
      expect(rankOf(raise(at(one), at(other)).level)).toBe(Math.max(rankOf(one), rankOf(other)));
  expect(raise({ ...SAFE, emergency: true }, SAFE).emergency).toBe(true);
});

test('the lines that fit the newest words come first, each once', () => {
  const [a, b] = [line('A'), line('B')];
  const known = { ...SAFE, resources: [a] };
  expect(raise(known, { ...SAFE, resources: [b, a] }).resources).toEqual([b, a]);
});

test('help is never without a way on', () => {
  expect(linesOf(SAFE).at(-1)?.chat).toContain('findahelpline.com');
  expect(
    linesOf({ ...SAFE, resources: [line('X', { chat: 'https://findahelpline.com' })] }),
  ).toHaveLength(1);
  const written = line('T', { call: null, text: 'HOME to 741741' });
  expect(firstLines({ ...SAFE, resources: [line('A'), written] })).toMatchObject({
    call: { name: 'A' },
    text: { name: 'T' },
  });
});

test('before the server has named lines, those of the country that fit the words', () => {
  const pack: CountryPack = {
    emergencyNumber: '999',
    linesFor: ({ types }) => [line(types.includes('abuse') ? 'Abuse line' : 'Samaritans')],
  };
  const names = (danger: Danger) => withHomeLines(danger, pack).resources.map(({ name }) => name);
  expect(names(SAFE), 'for whoever asks for help and has said nothing').toEqual(['Samaritans']);
  expect(names({ ...at('medium'), types: ['abuse'] })[0]).toBe('Abuse line');
  const served = { ...at('medium'), resources: [line('A')] };
  expect(names(served)).toEqual(['A']);
  expect(withHomeLines(SAFE, undefined)).toEqual(SAFE);
});

test('the browser reads danger by itself', async () => {
  expect(await sense('I am going to kill myself tonight')).toMatchObject({ level: 'immediate' });
  expect(await sense('I took all my pills to die')).toMatchObject({ emergency: true });
  expect(await sense('this bag is killing me')).toEqual(SAFE);
  expect(showsHelp(await sense('hello'))).toBe(false);
});

test('where another is the danger nobody is urged to call', () => {
  for (const level of ['low', 'medium', 'high', 'immediate'] as const) {
    const danger = { ...at(level), types: ['abuse'] };
    expect(isAbuse(danger)).toBe(true);
    expect(helpWords(danger).text).not.toMatch(/call now/i);
  }
});
