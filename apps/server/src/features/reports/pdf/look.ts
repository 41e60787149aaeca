import type { UrgencyLevel } from '@yarrow/engine';
import type { Face } from './fonts.ts';
import type { Style } from './wrap.ts';

/* The colours of the web app's light theme (apps/web/src/ui/tokens.css), on white paper. */
export const COLORS = {
  ink: '#20302b',
  ink2: '#4b5b55',
  line: '#e2dacb',
  lineStrong: '#8b8471',
  action: '#14594b',
  bar: '#4f917c',
  barRest: '#e7eeea',
  box: '#a3241b',
} as const;

export const URGENCY_COLORS: Record<UrgencyLevel, { ink: string; paper: string }> = {
  low: { ink: '#2a6848', paper: '#e6f1e8' },
  moderate: { ink: '#1f5f86', paper: '#e3eef5' },
  high: { ink: '#7d5200', paper: '#fbf0d9' },
  emergency: { ink: '#a3241b', paper: '#fbe7e3' },
};

const style = (face: Face, size: number, color: string): Style => ({ face, size, color });

export const STYLES = {
  brand: style('serif', 17, COLORS.action),
  title: style('serif', 17, COLORS.ink),
  heading: style('strong', 8.6, COLORS.action),
  body: style('text', 9.4, COLORS.ink),
  strong: style('strong', 9.4, COLORS.ink),
  quiet: style('text', 8.6, COLORS.ink2),
  quietStrong: style('strong', 8.6, COLORS.ink2),
  small: style('text', 7.8, COLORS.ink2),
  quote: style('quote', 11.4, COLORS.ink),
} as const;

/** Distance of the lines, as a multiple of the size of the type. */
export const LEADING = 1.36;
