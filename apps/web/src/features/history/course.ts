import { URGENCY_ORDER } from '../../ui/urgency.ts';
import type { Entry } from './entry.ts';

/** One analysis as a point of the chart; both measures from 0 (bottom) to 1 (top). */
export interface Point {
  id: string;
  at: Date;
  /** 0 to 1 along the time that is shown. */
  x: number;
  urgency: number | null;
  intensity: number | null;
}

/** The analyses as points in time, oldest first. A single day is drawn in the middle. */
export function courseOf(entries: readonly Entry[]): Point[] {
  const dated = entries
    .map((entry) => ({ entry, at: new Date(entry.created_at) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const first = dated[0]?.at.getTime() ?? 0;
  const span = (dated.at(-1)?.at.getTime() ?? 0) - first;
  return dated.map(({ entry, at }) => ({
    id: entry.id,
    at,
    x: span === 0 ? 0.5 : (at.getTime() - first) / span,
    urgency: heightOf(entry),
    intensity:
      entry.input_data.intensity === undefined ? null : (entry.input_data.intensity - 1) / 9,
  }));
}

function heightOf({ analysis_result }: Entry): number | null {
  if (!analysis_result) return null;
  return URGENCY_ORDER.indexOf(analysis_result.urgency_level) / (URGENCY_ORDER.length - 1);
}
