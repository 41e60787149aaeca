import type { AnalysisResponse } from '@yarrow/contract';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';

/** After how soon, which the banner says with the first recommendation: what to do, in order. */
export function WhatToDo({ result }: { result: AnalysisResponse }) {
  const emergency = result.urgency_level === 'emergency';
  const steps = result.recommendations.slice(1);
  if (steps.length === 0) return null;
  return (
    <Card>
      <Section
        size="aside"
        id="what-to-do"
        title={emergency ? 'Until help comes' : 'What to do now'}
      >
        <ol className="space-y-2.5">
          {steps.map((text, index) => (
            <li key={text} className="grid grid-cols-[1.5rem_1fr] gap-x-1.5">
              <span aria-hidden="true" className="font-serif text-lg leading-7 text-action">
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </Section>
    </Card>
  );
}
