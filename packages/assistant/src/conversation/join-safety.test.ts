import type { Safety } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { judgeSafety } from '../safety/judge-safety.ts';
import { KNOWLEDGE } from '../testing-knowledge.ts';
import { joinSafety } from './join-safety.ts';

const judge = (text: string, emergency = false): Safety =>
  judgeSafety([text], { model: KNOWLEDGE.model, country: 'US', emergency });

test('a session only grows: level, emergency, indicators and resources', () => {
  const joined = joinSafety(judge('my husband hits me', true), judge("I'm fine now"));
  expect(joined.level).toBe('medium');
  expect(joined.emergency).toBe(true);
  expect(joined.indicators).toHaveLength(1);
  expect(joined.resources.map((one) => one.name)).toContain('Domestic Violence Hotline');
});

test('what fits the newest words stands first, each line once', () => {
  const joined = joinSafety(judge('I want to die'), judge('my husband hits me'));
  expect(joined.resources.map((one) => one.name)).toEqual([
    'Domestic Violence Hotline',
    '988 Lifeline',
  ]);
  expect(joined.indicators.map((one) => one.type)).toEqual(['death_wish', 'abuse']);
});

test('what was carried over from yesterday stays', () => {
  const session = { ...judge('hello'), carry_over: true };
  expect(joinSafety(session, judge('I have a cold')).carry_over).toBe(true);
});
