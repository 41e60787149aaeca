import type { CrisisLevel, Indicator } from '@yarrow/contract';

export interface CrisisFlags {
  suicidal_ideation: boolean;
  self_harm_risk: boolean;
  immediate_intervention: boolean;
  third_party: boolean;
}

export interface CrisisReading {
  level: CrisisLevel;
  indicators: Indicator[];
  flags: CrisisFlags;
}

export function detectCrisis(_text: string): CrisisReading {
  return {
    level: 'none',
    indicators: [],
    flags: {
      suicidal_ideation: false,
      self_harm_risk: false,
      immediate_intervention: false,
      third_party: false,
    },
  };
}
