import type { AnalysisResponse } from '@yarrow/contract';
import { Button } from '../../../ui/button.tsx';
import { useAnswering } from './answering.ts';
import { WhyWeAsk } from './why-we-ask.tsx';

/** One tap answers it, and the result follows. */
export function OneQuestion({ question }: { question: AnalysisResponse['follow_up'][number] }) {
  const { give, pending } = useAnswering();
  const isPending = (value: string): boolean =>
    pending.some((one) => one.finding === question.finding && one.value === value);
  return (
    <fieldset>
      <legend className="font-medium">{question.question}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {question.options.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            variant="quiet"
            className="flex-1 whitespace-nowrap"
            busy={isPending(value)}
            onClick={() => give([{ finding: question.finding, value }], 'follow-up')}
          >
            {label}
          </Button>
        ))}
      </div>
      <WhyWeAsk why={question.why} />
    </fieldset>
  );
}
