import type { ChatSession } from '@yarrow/contract';
import { expect, test } from 'vitest';
import { flagsOf, rankOf, sorted } from './risk.ts';

const session = (
  id: string,
  risk_level: ChatSession['risk_level'],
  updated_at: string,
): ChatSession => ({
  id,
  user_id: 'u',
  title: null,
  session_type: 'support',
  status: 'active',
  created_at: updated_at,
  updated_at,
  last_activity: updated_at,
  risk_level,
  safety: { level: risk_level, emergency: false, indicators: [], resources: [], carry_over: false },
  metadata: {
    crisis_indicators: [],
    suicidal_ideation: false,
    self_harm_risk: false,
    immediate_intervention: false,
    risk_detected_at: null,
    symptom_context: null,
    safety_plan: null,
  },
});
const ids = (sessions: readonly ChatSession[]): string => sessions.map(({ id }) => id).join('');

test.each([
  ['immediate', 4],
  ['high', 3],
  ['medium', 2],
  ['low', 1],
  ['none', 0],
  ['calm', -1],
  [undefined, -1],
])('%s ranks %i', (level, rank) => {
  expect(rankOf(level)).toBe(rank);
});

const ALL = [
  session('a', 'medium', '2026-01-03T00:00:00Z'),
  session('b', 'immediate', '2026-01-01T00:00:00Z'),
  session('c', 'medium', '2026-01-04T00:00:00Z'),
];
test('by risk, then most recently updated; or by time alone', () => {
  expect(ids(sorted(ALL, 'risk'))).toBe('bca');
  expect(ids(sorted(ALL, 'newest'))).toBe('cab');
  expect(ids(sorted(ALL, 'oldest'))).toBe('bac');
});

test('flags are named, the gravest first', () => {
  const flagged = session('x', 'high', '2026-01-01T00:00:00Z');
  const metadata = { ...flagged.metadata, suicidal_ideation: true, immediate_intervention: true };
  expect(flagsOf({ ...flagged, metadata })).toEqual([
    'immediate intervention',
    'suicidal ideation',
  ]);
});
