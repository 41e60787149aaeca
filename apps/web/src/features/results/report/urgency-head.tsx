import type { AnalysisResponse } from '@yarrow/contract';
import { UrgencyBanner } from '../../../ui/urgency-banner.tsx';
import { URGENCY } from '../../../ui/urgency.ts';
import { needsHelpLines } from '../analysis/outcome.ts';
import { HelpFirst } from '../help/help-first.tsx';
import { reasonText } from '@yarrow/engine/words';
import { FindDoctors } from './find-doctors.tsx';

interface Props {
  result: AnalysisResponse;
  number: string;
}

/** One glance: how soon, and what to do. An emergency or a crisis comes before everything else. */
export function UrgencyHead({ result, number }: Props) {
  const notRead = result.coverage === 'none';
  return (
    <>
      <HelpFirst result={result} number={number} />
      {result.urgency_level === 'emergency' ? null : (
        <UrgencyBanner
          as={needsHelpLines(result.safety) ? 'h2' : 'h1'}
          level={result.urgency_level}
          title={titleOf(result)}
          action={notRead || result.urgency_level === 'low' ? null : <FindDoctors />}
        >
          <Explanation result={result} number={number} />
        </UrgencyBanner>
      )}
    </>
  );
}

/** Why, and the first thing to do; for self-care the likely cause says more than a second "look after it at home". */
function Explanation({ result, number }: Props) {
  const [first] = result.recommendations;
  const [reason] = result.urgency_reasons;
  const [leading] = result.conditions;
  if (result.coverage === 'none')
    return (
      <p>
        Please say it differently, or see a doctor in the next days. If you feel very unwell, or it
        came on suddenly, call {number}.
      </p>
    );
  if (result.urgency_level === 'low' && leading)
    return (
      <p>
        What you told us fits best with{' '}
        <strong className="font-semibold text-ink">{leading.name}</strong>. Nothing in it calls for
        a doctor now. Keep an eye on the important warnings below.
      </p>
    );
  return (
    <>
      {reason ? <p>{reasonText(reason, result)}</p> : null}
      {first ? <p className="mt-1 font-medium text-ink">{first}</p> : null}
    </>
  );
}

/** Beside "get help this minute", "see a doctor, not today" would be heard as an answer to it. */
function titleOf({ coverage, safety, urgency_level: level }: AnalysisResponse): string {
  const { words } = URGENCY[level];
  if (coverage === 'none') return 'We did not understand what you told us';
  if (safety.level === 'none' || safety.level === 'low') return words;
  return `About your other symptoms: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
