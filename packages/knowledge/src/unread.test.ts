import { prepareKnowledge } from '@yarrow/engine';
import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import { smallFiles } from './testing/small-files.ts';
import { textsOf, unreadOf } from './unread.ts';

const { model, texts } = compile(smallFiles());
const knowledge = prepareKnowledge(model, texts);

it('counts what became nothing, most frequent first, with the stretches it stands in', () => {
  const found = unreadOf(['a cough and a purple giraffe', 'the giraffe'], knowledge);
  expect(found.words).toEqual([
    ['giraffe', 2],
    ['purple', 1],
  ]);
  expect(found.spans).toEqual([['purple giraffe', 1]]);
  expect([found.unread, found.content]).toEqual([3, 4]);
});

it('shows no words of the cases that are kept apart', () => {
  const file = JSON.stringify([
    { id: 'a-1', text: 'one' },
    { id: 'a-2', symptom_text: 'two' },
  ]);
  expect(textsOf(file, 'even')).toEqual(['two']);
  expect(textsOf(file, 'all')).toEqual(['one', 'two']);
});
