import type { AnalysisResponse } from '@yarrow/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HorizontalBar } from '../../../ui/horizontal-bar.tsx';
import { percentText } from '@yarrow/engine/words';
import { leftOver } from '../words/probability.ts';
import { Section } from '../section.tsx';
import { impliedFindings } from '../words/understood.ts';
import { Cause } from './cause.tsx';
import { LikelihoodLegend } from './likelihood-legend.tsx';
import { unlikelyDangers } from './unlikely-dangers.ts';

/** Enough for one look; the rest on request. */
const AT_FIRST = 4;
/** A rest worth a row. */
const WORTH_SAYING = 0.005;

export function Causes({ result }: { result: AnalysisResponse }) {
  const { conditions, other, must_not_miss: dangers } = result;
  const [all, setAll] = useState(false);
  const implied = impliedFindings(result.understood);
  const unlikely = unlikelyDangers(result);
  /** What is asked under "not to be missed" is not asked here again. */
  const dangerQuestion = (id: string): string | null =>
    unlikely.some((one) => one.id === id)
      ? null
      : (dangers.find((one) => one.id === id)?.question ?? null);
  const hidden = all ? 0 : Math.max(0, conditions.length - AT_FIRST);
  const rest = leftOver(
    conditions.map(({ confidence }) => confidence),
    other,
  );
  return (
    <Section
      title="What it may be"
      lead="Worked out from your answers. It is not a diagnosis: only an examination can give one."
    >
      <Card padded={false}>
        <ol className="divide-y divide-line">
          {conditions.map((condition, index) => (
            <li
              key={condition.id}
              className={
                index >= AT_FIRST && hidden > 0 ? 'hidden p-4 sm:p-5 print:block' : 'p-4 sm:p-5'
              }
            >
              <Cause
                condition={condition}
                leading={index === 0}
                danger={dangerQuestion(condition.id)}
                implied={implied}
              />
            </li>
          ))}
        </ol>
        {hidden > 0 ? (
          <div className="border-t border-line p-2 sm:px-3 print:hidden">
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              Show {hidden} less likely {hidden === 1 ? 'cause' : 'causes'}
            </Button>
          </div>
        ) : null}
        <div className="space-y-4 border-t border-line p-4 sm:p-5">
          {rest >= WORTH_SAYING ? (
            <HorizontalBar label="Other causes we know" value={rest} text={percentText(rest)} />
          ) : null}
          <HorizontalBar
            label="Something not in our list"
            value={other}
            text={percentText(other)}
          />
        </div>
      </Card>
      <LikelihoodLegend />
    </Section>
  );
}
