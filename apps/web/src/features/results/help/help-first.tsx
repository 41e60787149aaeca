import type { AnalysisResponse } from '@yarrow/contract';
import { needsHelpLines } from '../analysis/outcome.ts';
import { reasonText } from '@yarrow/engine/words';
import { CrisisPanel } from './crisis-panel.tsx';
import { EmergencyPanel } from './emergency-panel.tsx';

interface Props {
  result: AnalysisResponse;
  number: string;
  /** `h2` where the screen has a heading of its own. */
  as?: 'h1' | 'h2';
}

/** What comes before everything else. Both may be true; then the medical step comes first. */
export function HelpFirst({ result, number, as = 'h1' }: Props) {
  const emergency = result.urgency_level === 'emergency';
  const crisis = needsHelpLines(result.safety);
  const [reason] = result.urgency_reasons;
  if (!emergency && !crisis) return null;
  return (
    <div className="mb-6 space-y-4">
      {emergency ? (
        <EmergencyPanel
          as={as}
          number={number}
          advice={result.recommendations[0]}
          reason={reason ? reasonText(reason, result) : undefined}
        />
      ) : null}
      {crisis ? (
        <CrisisPanel
          safety={result.safety}
          number={number}
          callAbove={emergency}
          as={emergency ? 'h2' : as}
        />
      ) : null}
    </div>
  );
}
