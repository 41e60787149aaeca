import type { AnalysisResponse } from '@yarrow/contract';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { percentText } from '@yarrow/engine/words';
import { unlikelyDangers } from './unlikely-dangers.ts';

export function NotToBeMissed({ result }: { result: AnalysisResponse }) {
  const dangers = unlikelyDangers(result);
  if (dangers.length === 0) return null;
  return (
    <Section
      title="Less likely, but not to be missed"
      lead="Rare with your answers, but too important to leave unsaid."
    >
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {dangers.map(({ id, name, probability, question }) => (
            <li key={id} className="grid grid-cols-[auto_1fr] gap-x-3.5 p-4 sm:px-5">
              <TriangleAlert aria-hidden="true" className="mt-1 size-5.5 text-high" />
              <div>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-ink-2 tabular-nums">
                    {percentText(probability)}
                  </span>
                </p>
                <p className="text-ink-2">
                  {question ?? 'What you told us already speaks for or against it.'}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
