import type { Safety } from '@yarrow/contract';
import type { KnowledgeModel } from '@yarrow/engine';
import { detectCrisis } from '../danger/detect-crisis.ts';

export interface SafetyOptions {
  model: KnowledgeModel;
  country?: string | undefined;
  emergency: boolean;
  child?: boolean | undefined;
}

export function judgeSafety(texts: readonly string[], options: SafetyOptions): Safety {
  const [first] = texts.map(detectCrisis);
  return {
    level: first?.level ?? 'none',
    emergency: options.emergency,
    indicators: [],
    resources: [],
    carry_over: false,
  };
}
