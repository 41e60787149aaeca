import { describe, expect, it } from 'vitest';
import { smallKnowledge } from '../testing/small-model.ts';
import { conditionEntry } from './condition-entry.ts';
import { findingEntry } from './finding-entry.ts';
import { knowledgeIndex } from './knowledge-index.ts';

const knowledge = smallKnowledge();

describe('a condition', () => {
  const entry = conditionEntry('heart-attack', knowledge);

  it('lists its findings, commonest first, and says of whom a share is', () => {
    expect(entry?.findings).toEqual([
      { id: 'chest-pain', name: 'chest pain', share: 0.9, among: null },
      {
        id: 'pain-to-arm',
        name: 'pain to arm',
        share: 0.6,
        among: { id: 'chest-pain', name: 'chest pain' },
      },
      { id: 'cough', name: 'cough', share: 0.05, among: null },
    ]);
  });

  it('tells a circumstance by how much more often the condition comes with it', () => {
    const [smoker] = entry?.circumstances ?? [];
    expect(smoker?.id).toBe('smoker');
    // 40 in 100 of those affected smoke, 20 in 100 of the others: odds of 2/3 against 1/4.
    expect(smoker?.times).toBeCloseTo(8 / 3);
  });

  it('says how urgent, how often and by whom it was written', () => {
    expect(entry).toMatchObject({
      urgency: 'emergency',
      must_not_miss: 'Does the pain spread into an arm?',
      review: { reviewed_by: 'software', date: '2026-01-01' },
      last_edited: '2026-01-01',
      knowledge_version: 'small',
    });
    expect(entry?.incidence).toHaveLength(10);
    expect(entry?.incidence[0]).toEqual({ ages: { from: 0, to: 1 / 12 }, female: 300, male: 300 });
  });

  it('that is unknown is null', () => expect(conditionEntry('none', knowledge)).toBeNull());
});

describe('a finding', () => {
  it('names what it describes more closely, its words and the conditions that list it', () => {
    expect(findingEntry('pain-to-arm', knowledge)).toMatchObject({
      refines: { id: 'chest-pain' },
      closer: [],
      words: ['into … arm', 'arm … pain'],
      conditions: [{ id: 'heart-attack', share: 0.6 }],
    });
    expect(findingEntry('cough', knowledge)?.conditions.map(({ id }) => id)).toEqual([
      'croup',
      'cold',
      'heart-attack',
    ]);
  });

  it('that is unknown is null', () => expect(findingEntry('none', knowledge)).toBeNull());
});

it('the index has every condition and finding in the order of the alphabet', () => {
  const { knowledge_version: version, conditions, findings } = knowledgeIndex(knowledge);
  expect(version).toBe('small');
  expect(conditions.map(({ id }) => id)).toEqual(['cold', 'croup', 'heart-attack']);
  expect(findings.map(({ name }) => name).slice(0, 3)).toEqual([
    'barking cough',
    'chest pain',
    'chills',
  ]);
});
