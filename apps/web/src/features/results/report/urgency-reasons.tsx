import type { AnalysisResponse } from '@yarrow/contract';
import { Card } from '../../../ui/card.tsx';
import { UrgencyBadge } from '../../../ui/urgency-badge.tsx';
import { Section } from '../section.tsx';
import { conditionOfRule, reasonText } from '@yarrow/engine/words';
import { sourceLine, useSources } from '../use-sources.ts';

type Reason = AnalysisResponse['urgency_reasons'][number];

/** Why this soon, each reason with its source. */
export function UrgencyReasons({ result }: { result: AnalysisResponse }) {
  if (result.urgency_reasons.length === 0) return null;
  return (
    <Section
      title="Why this soon"
      lead="The most urgent reason decides. Nothing you told us can lower it."
    >
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {result.urgency_reasons.map((reason) => (
            <li key={reason.rule} className="space-y-1.5 p-4 sm:px-5">
              <UrgencyBadge level={reason.level} />
              <p>{reasonText(reason, result)}</p>
              <ReasonSource reason={reason} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function ReasonSource({ reason: { rule, source } }: { reason: Reason }) {
  const condition = conditionOfRule(rule);
  const named = useSources(condition).find(({ id }) => id === source);
  if (source === 'yarrow') return <p className="text-sm text-ink-2">Our own rule of caution.</p>;
  if (condition && !named) return null;
  return <p className="text-sm text-ink-2">Source: {named ? sourceLine(named) : source}</p>;
}
