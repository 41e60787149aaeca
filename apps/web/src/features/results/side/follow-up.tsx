import type { AnalysisResponse } from '@yarrow/contract';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../section.tsx';
import { openQuestions, type FindingAnswer } from '../words/understood.ts';
import { AnswerNews } from './answer-news.tsx';
import { useAnswering } from './answering.ts';

interface Props {
  result: AnalysisResponse;
  answers: readonly FindingAnswer[];
}

/** One question at a time, the one that tells most; the result sharpens in place. */
export function FollowUp({ result, answers }: Props) {
  const { give, pending, news } = useAnswering();
  const [question] = openQuestions(result, answers);
  const answeredHere = news?.place === 'follow-up';
  if (!question && !answeredHere) return null;
  return (
    <Card className="print:hidden">
      <Section
        size="aside"
        title={question ? 'One question that would help' : 'Thank you, that is all we would ask'}
      >
        {question ? (
          <fieldset>
            <legend className="font-medium">{question.question}</legend>
            <div className="mt-3 flex flex-wrap gap-2">
              {question.options.map(({ value, label }) => (
                <Button
                  key={value}
                  size="sm"
                  variant="quiet"
                  className="flex-1 whitespace-nowrap"
                  busy={pending?.finding === question.finding && pending.value === value}
                  onClick={() => give({ finding: question.finding, value }, 'follow-up')}
                >
                  {label}
                </Button>
              ))}
            </div>
            <p className="mt-3 text-sm text-ink-2">
              <span className="font-semibold">Why we ask:</span> {question.why}
            </p>
          </fieldset>
        ) : null}
        <AnswerNews place="follow-up" />
      </Section>
    </Card>
  );
}
