import type { ChatSession } from '@yarrow/contract';
import { Pencil } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { relativeTime } from './relative-time.ts';
import { sessionName } from '../../../lib/session-name.ts';

interface Props {
  session: ChatSession;
  isCurrent: boolean;
  now: Date;
  onSelect: () => void;
  onRename: () => void;
}

export function SessionItem({ session, isCurrent, now, onSelect, onRename }: Props) {
  const active = session.status === 'active';
  return (
    <li
      className={cx(
        'group relative rounded-[10px] transition-colors',
        isCurrent ? 'bg-card shadow-card' : 'hover:bg-line/40',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onSelect}
        className="grid w-full grid-cols-[auto_1fr] items-baseline gap-x-2.5 rounded-[10px] py-2 pr-11 pl-3 text-left"
      >
        <span
          aria-hidden="true"
          className={cx(
            'size-2.5 rounded-full border-[1.5px]',
            active ? 'border-bar bg-bar' : 'border-ink-3',
          )}
        />
        <span className={cx('truncate', isCurrent ? 'text-ink' : 'text-ink-2')}>
          {sessionName(session)}
        </span>
        <span className="col-start-2 text-xs text-ink-2">
          <span className="sr-only">{active ? 'Active, ' : 'Ended, '}</span>
          <time dateTime={session.last_activity}>{relativeTime(session.last_activity, now)}</time>
          {active ? null : <span aria-hidden="true"> · ended</span>}
        </span>
      </button>
      <IconButton
        label={`Rename ${sessionName(session)}`}
        onClick={onRename}
        className="absolute! top-1/2 right-0.5 -translate-y-1/2 pointer:opacity-0 pointer:group-hover:opacity-100 pointer:focus-visible:opacity-100 [&_svg]:size-4"
      >
        <Pencil />
      </IconButton>
    </li>
  );
}
