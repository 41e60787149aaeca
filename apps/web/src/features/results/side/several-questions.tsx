import type { AnalysisResponse } from '@yarrow/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioChips } from '../../../ui/choice-chips.tsx';
import type { FindingAnswer } from '../words/understood.ts';
import { useAnswering } from './answering.ts';

/** A list of questions, answered where there is an answer and sent together; what is left open is asked again later. */
export function SeveralQuestions({ questions }: { questions: AnalysisResponse['follow_up'] }) {
  const { give, pending } = useAnswering();
  const [answers, setAnswers] = useState<Record<string, FindingAnswer['value']>>({});
  const given = questions.flatMap(({ finding }) => {
    const value = answers[finding];
    return value ? [{ finding, value }] : [];
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length > 0) give(given, 'follow-up');
      }}
    >
      <ul className="space-y-5">
        {questions.map(({ finding, question, options }) => (
          <li key={finding}>
            <RadioChips
              legend={question}
              options={options}
              value={answers[finding] ?? null}
              onChange={(value) => setAnswers((before) => ({ ...before, [finding]: value }))}
            />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        size="sm"
        className="mt-5"
        busy={pending.length > 0}
        disabled={given.length === 0}
      >
        Update my result
      </Button>
    </form>
  );
}
