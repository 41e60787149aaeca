import { expect, test } from 'vitest';
import { createSearch } from './search.ts';

const search = createSearch([
  { id: 'piles', name: 'Piles (haemorrhoids)', others: ['haemorrhoids'] },
  { id: 'heart-attack', name: 'Heart attack', others: ['myocardial infarction', 'MI'] },
  { id: 'panic', name: 'Panic attack', others: ['anxiety attack'] },
  { id: 'menieres', name: 'Ménière’s disease', others: [] },
]);
const ids = (query: string) => search(query, 10).hits.map(({ id }) => id);

test('by the beginnings of words, in any order', () => {
  expect(ids('attack hea')).toEqual(['heart-attack']);
  expect(ids('attack'), 'the shorter name first').toEqual(['heart-attack', 'panic']);
});

test('by another name, which is said', () => {
  expect(search('myocard', 10).hits).toEqual([
    { id: 'heart-attack', name: 'Heart attack', alias: 'myocardial infarction' },
  ]);
  expect(search('mi', 10).hits[0]).toMatchObject({ alias: 'MI' });
});

test('in either spelling, with or without accents and marks', () => {
  expect(ids('hemorrhoids')).toEqual(['piles']);
  expect(ids('menieres')).toEqual(['menieres']);
});

test.each([
  ['haert attack', 'heart-attack'],
  ['hemorroids', 'piles'],
  ['panik', 'panic'],
  ['anxxiety', 'panic'],
])('%s: a slip is forgiven', (query, id) => expect(ids(query)).toEqual([id]));

test('what is not there is not found, and what is left over is counted', () => {
  expect(ids('zzz')).toEqual([]);
  expect(ids('  ')).toEqual([]);
  expect(search('a', 1)).toMatchObject({ more: 1 });
});
