import type { AnalysisResponse } from '@yarrow/contract';
import { cx } from '../../../lib/cx.ts';
import { HELP_DIRECTORY } from '../../../lib/help-directory.ts';
import { CallButton } from '../../../ui/call-button.tsx';
import { crisisWords } from './crisis-words.ts';
import { HelpLine } from '../../../ui/help-line.tsx';

interface Props {
  safety: AnalysisResponse['safety'];
  /** The country's emergency number. */
  number: string;
  /** The call stands right above already. */
  callAbove?: boolean;
  as?: 'h1' | 'h2';
}

/** Help for someone in danger from themselves or others: kind words first, then people who answer, one tap away. */
export function CrisisPanel({ safety, number, callAbove = false, as: Heading = 'h2' }: Props) {
  const words = crisisWords(safety.level);
  const now = safety.level === 'immediate';
  const lines = safety.resources.length > 0 ? safety.resources : [HELP_DIRECTORY];
  return (
    <section
      role={now ? 'alert' : undefined}
      aria-labelledby="crisis-title"
      className={cx(
        'rounded-[18px] border p-5 sm:p-7',
        now ? 'border-now/40 bg-now-bg' : 'border-action/30 bg-action-soft',
      )}
    >
      <Heading id="crisis-title" tabIndex={-1} className="text-2xl sm:text-3xl">
        {words.title}
      </Heading>
      <p className="mt-2 max-w-[62ch]">{words.text}</p>
      {words.emergencyFirst && !callAbove ? (
        <div className="mt-4 grid sm:inline-grid print:hidden">
          <CallButton number={number}>Call {number} now</CallButton>
        </div>
      ) : null}
      <ul className="mt-5 divide-y divide-ink/15 border-t border-ink/15">
        {lines.map((resource) => (
          <HelpLine key={`${resource.country ?? ''} ${resource.name}`} resource={resource} />
        ))}
      </ul>
      <p className="mt-4 max-w-[62ch] text-sm">
        {words.emergencyFirst ? null : `In danger right now? Call ${number}. `}
        Not safe to talk where you are? Text or write instead, or go to a place where people are.
        Nobody at Yarrow is reading along.
      </p>
    </section>
  );
}
