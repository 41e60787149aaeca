import type { ChatSession } from '@yarrow/contract';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control-style.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { SessionItem } from './session-item.tsx';
import { sessionName } from '../../../lib/session-name.ts';

interface Props {
  /** Undefined while they are loaded. */
  sessions: readonly ChatSession[] | undefined;
  failed: boolean;
  currentId: string | null;
  isStarting: boolean;
  onStart: () => void;
  onSelect: (id: string) => void;
}

const MINUTE_MS = 60_000;

export function SessionList(props: Props) {
  const { sessions, failed, currentId, isStarting, onStart, onSelect } = props;
  const [wanted, setWanted] = useState('');
  const [renamed, setRenamed] = useState<ChatSession | null>(null);
  const now = useNow();
  const found = (sessions ?? []).filter((one) =>
    sessionName(one).toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <Button full busy={isStarting} onClick={onStart}>
        New Chat Session
      </Button>
      {sessions && sessions.length > 1 ? (
        <label className="relative mt-3 block">
          <span className="sr-only">Search sessions</span>
          <Search
            aria-hidden="true"
            className="absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-3"
          />
          <input
            type="search"
            value={wanted}
            placeholder="Search sessions"
            onChange={(event) => setWanted(event.target.value)}
            className={`${CONTROL} min-h-11 py-1.5 pr-3! pl-10! text-sm!`}
          />
        </label>
      ) : null}
      <h3 className="mt-4 mb-1.5 px-3 font-sans text-xs font-semibold tracking-wide text-ink-2">
        Recent Sessions
      </h3>
      {sessions === undefined ? (
        failed ? (
          <p className="px-3 text-sm text-ink-2">Your sessions could not be loaded.</p>
        ) : (
          <p role="status" className="px-3 text-sm text-ink-2">
            Loading sessions...
          </p>
        )
      ) : sessions.length === 0 ? (
        <p className="px-3 text-sm text-ink-2">
          No sessions yet. Click &quot;New Chat Session&quot; to start.
        </p>
      ) : (
        <ul className="space-y-1">
          {found.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isCurrent={session.id === currentId}
              now={now}
              onSelect={() => onSelect(session.id)}
              onRename={() => setRenamed(session)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="px-3 text-sm text-ink-2">
        {sessions && wanted !== '' && found.length === 0 ? 'No session has this in its title.' : ''}
      </p>
      <RenameDialog session={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

/** Each minute, so that "now" does not stay "now". */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
