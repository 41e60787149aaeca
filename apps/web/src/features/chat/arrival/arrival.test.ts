import { expect, test } from 'vitest';
import { idOf } from '../stream/testing-events.ts';
import { readArrival } from './arrival.ts';

const read = (search: string, state: unknown = null) =>
  readArrival(new URLSearchParams(search), state);
const FROM = { symptomSessionId: idOf(5), fromSymptomChecker: true };

test('from the checker with an analysis: a session is to be started about it', () => {
  expect(read('', FROM)).toMatchObject({ sessionId: null, about: idOf(5), fromChecker: true });
});

test('the address and a session made before come first: nothing is started twice', () => {
  expect(read(`sessionId=${idOf(1)}`, FROM)).toMatchObject({ sessionId: idOf(1), about: null });
  expect(read('', { ...FROM, chatSessionId: idOf(2) })).toMatchObject({
    sessionId: idOf(2),
    about: null,
  });
});

test('anything else is nothing', () => {
  expect(read('sessionId=../x', { symptomSessionId: idOf(5) })).toEqual({
    sessionId: null,
    about: null,
    fromChecker: false,
    none: false,
  });
  expect(read('', 'text')).toMatchObject({ sessionId: null, fromChecker: false });
});
