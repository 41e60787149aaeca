import type { AnalysisResponse } from '@yarrow/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { HorizontalBar } from '../../../ui/horizontal-bar.tsx';
import { matchingNames } from '../words/evidence.ts';
import { frequencyText, likelihoodText } from '../words/probability.ts';
import { joinWords } from '../words/sentences.ts';
import { CauseDetails } from './cause-details.tsx';
import { PrintedReasons } from './printed-reasons.tsx';
import { WhyThis } from './why-this.tsx';

interface Props {
  condition: AnalysisResponse['conditions'][number];
  /** The first of the list is told in full. */
  leading: boolean;
  /** The question that would rule a danger out. */
  danger: string | null;
  /** Findings that only repeat more exact ones. */
  implied: ReadonlySet<string>;
}

export function Cause({ condition, leading, danger, implied }: Props) {
  const { name, confidence, description } = condition;
  const matching = matchingNames(condition, implied, leading ? 6 : 4);
  const about = `about ${name}`;
  return (
    <HorizontalBar
      label={<CauseName name={name} />}
      value={confidence}
      text={likelihoodText(confidence)}
    >
      {leading ? (
        <p className="max-w-[65ch]">
          {description}{' '}
          <span className="text-ink-2">
            {frequencyText(confidence)} with these answers have this, by our reckoning.
          </span>
        </p>
      ) : null}
      {matching.length > 0 ? (
        <p className="mt-1 text-sm text-ink-2">Fits with what you said: {joinWords(matching)}.</p>
      ) : null}
      {danger ? (
        <p className="mt-1 text-sm font-medium text-high">To be on the safe side: {danger}</p>
      ) : null}
      <div className="flex flex-wrap gap-x-5 print:hidden">
        <Disclosure label="Why this?" openLabel="Why this? Hide the reasons" about={about}>
          <WhyThis condition={condition} />
        </Disclosure>
        <Disclosure
          label={leading ? 'What helps' : 'More about it'}
          openLabel={leading ? 'What helps: hide' : 'More about it: hide'}
          about={about}
        >
          <CauseDetails condition={condition} described={leading} />
        </Disclosure>
      </div>
      <PrintedReasons condition={condition} />
    </HorizontalBar>
  );
}

/** A heading inside the bar's line of text, where an h3 element may not stand. */
function CauseName({ name }: { name: string }) {
  return (
    <span role="heading" aria-level={3}>
      {name}
    </span>
  );
}
