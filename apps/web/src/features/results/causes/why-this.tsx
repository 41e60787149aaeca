import type { AnalysisResponse } from '@yarrow/contract';
import { DivergingBars } from '../../../ui/diverging-bars.tsx';
import { plainReason, roundToSum, signedTenth, weightRows } from '../words/evidence.ts';
import { percentText } from '@yarrow/engine/words';

/** The exact weights behind one number, and the number they add up to. */
export function WhyThis({ condition }: { condition: AnalysisResponse['conditions'][number] }) {
  const { name, log_odds: total, confidence } = condition;
  const rows = roundToSum(weightRows(condition), total);
  return (
    <div className="mt-1 rounded-xl bg-sunk p-3 sm:p-4">
      <p className="max-w-[62ch] text-sm">{plainReason(condition)}</p>
      <div className="mt-3">
        <DivergingBars reasons={rows} caption={`What speaks for and against ${name}`} />
      </div>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong/40 pt-2 text-sm font-semibold">
        <span>Together, which makes {percentText(confidence)}</span>
        <span className="tabular-nums">{signedTenth(total)}</span>
      </p>
      <p className="mt-2 max-w-[62ch] text-sm text-ink-2">
        To the right speaks for it, to the left against. The bars add up: 0 would be even odds
        (50%), and each 2.3 more or less makes the odds ten times better or worse.
      </p>
    </div>
  );
}
