import { assessSafely, detectCrisis } from '@yarrow/assistant';
import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { half, load, type Half } from './cases.ts';
import { shareRow, type Row } from './row.ts';
import { count } from './statistics.ts';

export interface Emergency {
  id: string;
  text: string;
  emergency: boolean;
  kind: string;
}

export type EmergencySet = 'emergency' | 'own-emergency';

export function emergencyRows(knowledge: Knowledge, set: EmergencySet, which: Half): Row[] {
  const judged = half(load<Emergency>(set), which).map((one) => ({
    ...one,
    said: assessSafely({ symptom_text: one.text }, knowledge).urgency_level === 'emergency',
  }));
  const harmless = judged.filter(
    ({ emergency, kind }) => !emergency && kind !== 'urgent_not_emergency',
  );
  const grave = judged.filter((one) => one.emergency);
  return [
    shareRow(
      'recognised',
      count(grave, (one) => one.said),
    ),
    shareRow(
      'false alarms on clear non-emergencies',
      count(harmless, (one) => one.said),
      'lower',
    ),
  ];
}

interface Crisis {
  id: string;
  text: string;
  risk_level: CrisisLevel;
}

export function crisisRows(which: Half): Row[] {
  const rank = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);
  const judged = half(load<Crisis>('crisis'), which).map((one) => ({
    want: rank(one.risk_level),
    got: rank(detectCrisis(one.text).level),
  }));
  const grave = judged.filter(({ want }) => want >= rank('high'));
  const harmless = judged.filter(({ want }) => want === 0);
  const raisedTo = (level: CrisisLevel) => count(harmless, ({ got }) => got >= rank(level));
  return [
    shareRow(
      'high and immediate recognised as at least high',
      count(grave, ({ got }) => got >= rank('high')),
    ),
    shareRow('harmless raised to medium or more', raisedTo('medium'), 'lower'),
    shareRow('harmless raised to low or more', raisedTo('low'), 'lower'),
  ];
}
