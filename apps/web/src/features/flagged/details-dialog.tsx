import type { ChatSessionDetailed } from '@yarrow/contract';
import { messageOf } from '../../lib/auth/attempt.ts';
import { sessionName } from '../../lib/session-name.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { RiskBadge } from './risk-badge.tsx';
import { timeText } from './time-text.ts';
import { useDetails } from './use-flagged.ts';

export function DetailsDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useDetails(id);
  return (
    <Dialog open={id !== null} onClose={onClose} title="Flagged session">
      {data ? (
        <div className="space-y-6">
          <p className="font-semibold">{sessionName(data.session)}</p>
          <Timeline detailed={data} />
          <SafetyPlan plan={data.session.metadata.safety_plan} />
          <Reads reads={data.reads} />
        </div>
      ) : error ? (
        <Notice
          role="alert"
          tone="caution"
          title="The details could not be loaded."
          actions={
            <Button size="sm" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {messageOf(error, '')}
        </Notice>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}

function Timeline({ detailed: { risk_timeline: events } }: { detailed: ChatSessionDetailed }) {
  return (
    <section>
      <h3 className="text-lg">Risk timeline</h3>
      {events.length === 0 ? <p className="mt-1 text-ink-2">Nothing was recorded.</p> : null}
      <ol className="mt-2 border-l-2 border-line">
        {events.map(({ at, message_id, level, indicators }) => (
          <li key={message_id} className="pb-4 pl-4 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
              <time dateTime={at}>{timeText(at)}</time>
              <RiskBadge level={level} />
            </p>
            {level === 'none' ? (
              <p className="mt-1">A medical emergency, and no words of a crisis.</p>
            ) : null}
            <ul className="mt-1">
              {indicators.map(({ type, text, start }) => (
                <li key={`${type} ${start} ${text}`}>
                  “{text}” <span className="text-sm text-ink-2">{type.replaceAll('_', ' ')}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SafetyPlan({ plan }: { plan: string | null }) {
  if (!plan) return null;
  return (
    <section>
      <h3 className="text-lg">Safety plan</h3>
      <p className="mt-1 whitespace-pre-line">{plan}</p>
    </section>
  );
}

function Reads({ reads }: { reads: ChatSessionDetailed['reads'] }) {
  return (
    <section>
      <h3 className="text-lg">Who has read it</h3>
      {reads.length === 0 ? (
        <p className="mt-1 text-ink-2">Nobody but the person who wrote it.</p>
      ) : (
        <ul className="mt-1">
          {reads.map(({ at, reader }) => (
            <li key={at}>
              {reader}, <time dateTime={at}>{timeText(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
