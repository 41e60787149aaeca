import { assessSafely, detectCrisis } from '@yarrow/assistant';
import { CRISIS_LEVELS, type CrisisLevel } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import { half, load, type Half } from './cases.ts';
import { count, show } from './statistics.ts';

interface Emergency {
  id: string;
  text: string;
  emergency: boolean;
  kind: string;
}

export function emergencyRows(knowledge: Knowledge, which: Half): [string, string][] {
  const judged = half(load<Emergency>('emergency'), which).map((one) => ({
    ...one,
    said: assessSafely({ symptom_text: one.text }, knowledge).urgency_level === 'emergency',
  }));
  const harmless = judged.filter(
    ({ emergency, kind }) => !emergency && kind !== 'urgent_not_emergency',
  );
  return [
    [
      'recognised',
      show(
        count(
          judged.filter((one) => one.emergency),
          (one) => one.said,
        ),
      ),
    ],
    ['false alarms on clear non-emergencies', show(count(harmless, (one) => one.said))],
  ];
}

interface Crisis {
  id: string;
  text: string;
  risk_level: CrisisLevel;
}

export function crisisRows(which: Half): [string, string][] {
  const rank = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);
  const judged = half(load<Crisis>('crisis'), which).map((one) => ({
    want: rank(one.risk_level),
    got: rank(detectCrisis(one.text).level),
  }));
  const grave = judged.filter(({ want }) => want >= rank('high'));
  const harmless = judged.filter(({ want }) => want === 0);
  return [
    [
      'high and immediate recognised as at least high',
      show(count(grave, ({ got }) => got >= rank('high'))),
    ],
    [
      'harmless raised to medium or more',
      show(count(harmless, ({ got }) => got >= rank('medium'))),
    ],
    ['harmless raised to low or more', show(count(harmless, ({ got }) => got >= rank('low')))],
  ];
}
