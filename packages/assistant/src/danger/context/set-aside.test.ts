import { describe, expect, test } from 'vitest';
import { readSaid } from '../detect-crisis.ts';

const tellsOf = (text: string): string[] => readSaid(text).signals.map(({ concept }) => concept.id);

describe('an ordinary day explains an ordinary dose', () => {
  test.each([
    'I took all my tablets with breakfast',
    'I have taken the whole course of antibiotics over seven days',
    'I forgot and took my morning tablets twice',
  ])('%s', (text) => expect(tellsOf(text)).not.toContain('taken'));
});

describe('but never a whole box, nor what nobody takes, nor what is done on purpose', () => {
  test.each([
    'I took 40 paracetamol with milk',
    'I took the whole box after breakfast',
    'she took the whole packet with food',
    'I drank the bleach after dinner',
    'I took 30 of my morning tablets an hour ago',
    'I took all of the dosette on purpose',
  ])('%s', (text) => expect(tellsOf(text)).toContain('taken'));
});

describe('an outing explains who stands high up, not who has climbed over', () => {
  test.each(['we stood on the edge of the cliff for a selfie'])('%s', (text) =>
    expect(tellsOf(text)).not.toContain('edge_now'),
  );

  test.each([
    "I'm on the wrong side of the railing with my packed lunch in my bag",
    'sitting with my legs over the cliff edge, picnic blanket behind me',
  ])('%s', (text) => expect(tellsOf(text)).toContain('edge_now'));
});

test('a small child in a tantrum bites', () => {
  expect(tellsOf('My son bit himself in a tantrum')).not.toContain('harm_act');
  expect(tellsOf('I bit myself until it bled')).toContain('harm_act');
});
