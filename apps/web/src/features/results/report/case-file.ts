import type { AnalysisRequest, AnalysisResponse } from '@yarrow/contract';
import { saveFile } from '../../../lib/save-file.ts';
import type { Outcome } from '../analysis/outcome.ts';

/** Everything needed to work the case out again and to see whether the same comes of it. */
export interface CaseFile {
  kind: 'yarrow-case';
  version: 1;
  made_at: string;
  engine_version: string;
  knowledge_version: string;
  input: AnalysisRequest;
  result: AnalysisResponse;
}

export function caseFile({ request, result, madeAt }: Outcome): CaseFile {
  const { engine_version, knowledge_version } = result.analysis;
  return {
    kind: 'yarrow-case',
    version: 1,
    made_at: madeAt,
    engine_version,
    knowledge_version,
    input: request,
    result,
  };
}

export const caseFileName = ({ madeAt }: Outcome): string =>
  `yarrow-case-${madeAt.slice(0, 10)}.json`;

/** Made on the device and handed to the person; no server has a part in it. */
export function saveCaseFile(outcome: Outcome): void {
  const text = JSON.stringify(caseFile(outcome), null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), caseFileName(outcome));
}
