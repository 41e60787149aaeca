import type { AnalysisResponse } from '@yarrow/contract';
import { roundToSum, signedTenth, weightRows } from '../words/evidence.ts';

/** Paper opens nothing: the reasons stand there as a line of text. */
export function PrintedReasons({
  condition,
}: {
  condition: AnalysisResponse['conditions'][number];
}) {
  const rows = roundToSum(weightRows(condition), condition.log_odds);
  return (
    <p className="mt-1 hidden text-sm print:block">
      Reasons (log-odds):{' '}
      {rows.map(({ label, weight }) => `${label} ${signedTenth(weight)}`).join('; ')}. Together{' '}
      {signedTenth(condition.log_odds)}. ICD-10-CM {condition.icd10}.
    </p>
  );
}
