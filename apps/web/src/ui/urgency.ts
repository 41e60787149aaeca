import { CircleCheck, Clock, Siren, Stethoscope, type LucideIcon } from 'lucide-react';

export type UrgencyLevel = 'low' | 'moderate' | 'high' | 'emergency';

export interface UrgencyLook {
  icon: LucideIcon;
  /** What to do, as a heading. */
  words: string;
  /** One word for a badge. */
  word: string;
  place: string;
  ink: string;
  panel: string;
  fill: string;
}

export const URGENCY_ORDER = ['low', 'moderate', 'high', 'emergency'] as const;

/** The four levels: icon, words, place on the scale and colour, so that none is carried by colour alone. */
export const URGENCY: Record<UrgencyLevel, UrgencyLook> = {
  low: {
    icon: CircleCheck,
    words: 'You can look after this at home',
    word: 'Self-care',
    place: 'first of four levels',
    ink: 'text-low',
    panel: 'bg-low-bg border-low/30',
    fill: 'bg-low',
  },
  moderate: {
    icon: Stethoscope,
    words: 'See a doctor, not today',
    word: 'See a doctor',
    place: 'second of four levels',
    ink: 'text-mod',
    panel: 'bg-mod-bg border-mod/30',
    fill: 'bg-mod',
  },
  high: {
    icon: Clock,
    words: 'See a doctor within 24 hours',
    word: 'Within 24 hours',
    place: 'third of four levels',
    ink: 'text-high',
    panel: 'bg-high-bg border-high/30',
    fill: 'bg-high',
  },
  emergency: {
    icon: Siren,
    words: 'Get emergency help now',
    word: 'Emergency',
    place: 'fourth of four levels',
    ink: 'text-now',
    panel: 'bg-now-bg border-now/40',
    fill: 'bg-now',
  },
};
