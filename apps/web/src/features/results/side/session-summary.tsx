import type { AnalysisRequest } from '@yarrow/contract';
import { cx } from '../../../lib/cx.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../section.tsx';
import { NOT_ASKED, sessionSummary } from '../words/summary.ts';

export function SessionSummary({ request }: { request: AnalysisRequest }) {
  return (
    <Card tone="sunk">
      <Section size="aside" title="Session summary">
        <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-2 text-sm">
          {sessionSummary(request).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className={cx('min-w-0', value === NOT_ASKED ? 'text-ink-3' : 'font-medium')}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Card>
  );
}
