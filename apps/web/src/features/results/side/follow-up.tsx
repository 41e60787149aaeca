import type { AnalysisResponse } from '@yarrow/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { openQuestions, type FindingAnswer } from '../words/understood.ts';
import { AnswerNews } from './answer-news.tsx';
import { useAnswering } from './answering.ts';
import { OneQuestion } from './one-question.tsx';
import { SeveralQuestions } from './several-questions.tsx';

interface Props {
  result: AnalysisResponse;
  answers: readonly FindingAnswer[];
}

/** The question that tells most, or on request all that would help; the result sharpens in place. */
export function FollowUp({ result, answers }: Props) {
  const { news } = useAnswering();
  const [several, setSeveral] = useState(false);
  const questions = openQuestions(result, answers);
  const [first] = questions;
  if (!first && news?.place !== 'follow-up') return null;
  const listed = several && questions.length > 1;
  return (
    <Card className="print:hidden">
      <Section size="aside" title={titleOf(questions.length, listed)}>
        {listed ? (
          <SeveralQuestions
            key={questions.map(({ finding }) => finding).join()}
            questions={questions}
          />
        ) : null}
        {first && !listed ? <OneQuestion question={first} /> : null}
        <AnswerNews place="follow-up" />
        {questions.length > 1 ? (
          <Button
            size="sm"
            variant="ghost"
            className="mt-2 -ml-4"
            onClick={() => setSeveral((before) => !before)}
          >
            {listed ? 'Ask me one at a time' : `Answer ${questions.length} questions at once`}
          </Button>
        ) : null}
      </Section>
    </Card>
  );
}

function titleOf(open: number, listed: boolean): string {
  if (open === 0) return 'Thank you, that is all we would ask';
  return listed ? 'Questions that would help' : 'One question that would help';
}
