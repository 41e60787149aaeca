import type { Timeline } from './when.ts';
import type { Signal } from '../signal.ts';

const WEIGHING = { id: 'weighing', type: 'past_with_distress', phrases: [] };
const NOW_HEAVY = new Set(['hopeless', 'burden', 'low_mood', 'coping_substance']);

/**
 * Something old counts only where it still weighs (labels.md: low with present distress, none when told as over).
 * Where nobody says "I'm well now", a good listener would ask.
 */
export function weighPast(signals: readonly Signal[], timeline: Timeline): Signal[] {
  const old = signals.find((signal) => signal.time === 'past' && signal.person === 'self');
  if (!old) return [...signals];
  const heavy = signals.some(
    ({ concept, time }) =>
      concept.id === 'distress' || (NOW_HEAVY.has(concept.id) && time !== 'past'),
  );
  return heavy || !timeline.resolved ? [...signals, { ...old, concept: WEIGHING }] : [...signals];
}
