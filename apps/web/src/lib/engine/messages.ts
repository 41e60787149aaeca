import type { AnalysisResponse } from '@yarrow/contract';
import type { CaseInput } from '@yarrow/engine';

/** What the page asks of the engine's worker: to be ready, or to judge a case. */
export type EngineRequest =
  | { id: number; kind: 'warm-up' }
  | { id: number; kind: 'assess'; input: CaseInput };

export type EngineReply =
  | { id: number; ok: true; assessment: AnalysisResponse | null }
  | { id: number; ok: false; message: string };
