import { expect, test } from 'vitest';
import { idOf, message } from '../stream/testing-events.ts';
import { messagesAsOf, toSee, versionsOf } from './versions.ts';

// 10 was edited to 20, 21 (the reply to it) answered anew as 22.
const ALL = [
  message(10, { superseded_by: idOf(20) }),
  message(11, { role: 'assistant', superseded_by: idOf(20) }),
  message(20, { replaces: idOf(10) }),
  message(21, { role: 'assistant', superseded_by: idOf(22) }),
  message(22, { role: 'assistant', replaces: idOf(21) }),
];
const shown = (before: string | null) => messagesAsOf(ALL, before).map(({ id }) => id);

test('now, only what counts', () => {
  expect(shown(null)).toEqual([idOf(20), idOf(22)]);
});

test('each version is seen in the conversation it stood in', () => {
  const [first, , second, answered] = ALL;
  if (!first || !second || !answered) expect.fail();
  expect(shown(toSee(first))).toEqual([idOf(10), idOf(11)]);
  expect(shown(toSee(answered))).toEqual([idOf(20), idOf(21)]);
  expect(shown(toSee(second)), 'the newest is now').toEqual([idOf(20), idOf(22)]);
});

test('versions are counted along the whole chain', () => {
  const chain = [...ALL, message(30, { replaces: idOf(20) })];
  const versions = versionsOf(chain);
  expect(versions.get(idOf(10))?.map(({ id }) => id)).toEqual([idOf(10), idOf(20), idOf(30)]);
  expect(versions.get(idOf(30))).toBe(versions.get(idOf(10)));
  expect(versions.get(idOf(11))).toBeUndefined();
});
