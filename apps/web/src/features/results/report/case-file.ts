import { caseFileText, reportFileName, type AnalysedCase } from '@yarrow/contract';
import { saveFile } from '../../../lib/save-file.ts';
import type { Outcome } from '../analysis/outcome.ts';

export const analysedCase = ({ request, result, madeAt }: Outcome): AnalysedCase => ({
  input: request,
  result,
  madeAt,
});

/** Made on the device and handed to the person; no server has a part in it. */
export function saveCaseFile(outcome: Outcome): void {
  const text = caseFileText(analysedCase(outcome));
  saveFile(new Blob([text], { type: 'application/json' }), reportFileName('case', outcome.madeAt));
}
