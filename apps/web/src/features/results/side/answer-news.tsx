import { CircleAlert, RefreshCw } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { useAnswering, type AnsweredIn } from './answering.ts';

/** Says politely what an answer changed, beside where it was given. The region is there before the news is. */
export function AnswerNews({ place }: { place: AnsweredIn }) {
  const { news, pending } = useAnswering();
  const mine = news?.place === place && pending.length === 0 ? news : null;
  const Icon = mine?.failed ? CircleAlert : RefreshCw;
  return (
    <div role="status" className="print:hidden">
      {mine ? (
        <p
          key={mine.text}
          className={cx(
            'mt-3 flex animate-rise gap-2 rounded-lg p-2.5 text-sm font-medium',
            mine.failed ? 'bg-high-bg' : 'bg-action-soft',
          )}
        >
          <Icon
            aria-hidden="true"
            className={cx('mt-0.5 size-4 shrink-0', mine.failed ? 'text-high' : 'text-action')}
          />
          {mine.text}
        </p>
      ) : null}
    </div>
  );
}
