import type { AnalysisResponse } from '@yarrow/contract';
import { UrgencyBanner } from '../../../ui/urgency-banner.tsx';
import { needsHelpLines } from '../analysis/outcome.ts';
import { HelpFirst } from '../help/help-first.tsx';
import { FindDoctors } from './find-doctors.tsx';

interface Props {
  result: AnalysisResponse;
  number: string;
}

/** One glance: how soon, and what to do. An emergency or a crisis comes before everything else. */
export function UrgencyHead({ result, number }: Props) {
  const [first] = result.recommendations;
  const [reason] = result.urgency_reasons;
  const notRead = result.coverage === 'none';
  return (
    <>
      <HelpFirst result={result} number={number} />
      {result.urgency_level === 'emergency' ? null : (
        <UrgencyBanner
          as={needsHelpLines(result.safety) ? 'h2' : 'h1'}
          level={result.urgency_level}
          title={notRead ? 'We did not understand what you told us' : undefined}
          action={notRead || result.urgency_level === 'low' ? null : <FindDoctors />}
        >
          {notRead ? (
            <p>
              Please say it differently, or see a doctor in the next days. If you feel very unwell,
              or it came on suddenly, call {number}.
            </p>
          ) : (
            <>
              {reason ? <p>{reason.text}</p> : null}
              {first ? (
                <p className={reason ? 'mt-1 font-medium text-ink' : undefined}>{first}</p>
              ) : null}
            </>
          )}
        </UrgencyBanner>
      )}
    </>
  );
}
