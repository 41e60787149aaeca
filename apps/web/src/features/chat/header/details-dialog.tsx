import { useQuery } from '@tanstack/react-query';
import type { ChatSession } from '@yarrow/contract';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { whyOf } from '../problem.ts';

interface Props {
  session: ChatSession;
  open: boolean;
  onClose: () => void;
}

/** Everything recorded, as it is; and who has read it. */
export function DetailsDialog({ session, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Session Details (Demo Only)">
      <Details id={session.id} />
    </Dialog>
  );
}

function Details({ id }: { id: string }) {
  const details = useQuery({
    queryKey: ['chat-details', id],
    queryFn: () => call('getChatDetailed', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (details.isPending)
    return (
      <div aria-busy="true">
        <span className="sr-only">Loading</span>
        <SkeletonText lines={6} />
      </div>
    );
  if (details.isError)
    return (
      <Notice
        tone="caution"
        role="alert"
        title="Failed to load session"
        actions={
          <Button size="sm" variant="quiet" onClick={() => void details.refetch()}>
            Retry
          </Button>
        }
      >
        {whyOf(details.error)}
      </Notice>
    );
  return (
    <>
      <h3 className="text-lg">Who has read this</h3>
      <Reads reads={details.data.reads} />
      <h3 className="mt-5 text-lg">Everything recorded</h3>
      <pre
        aria-label="The session as JSON"
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        tabIndex={0}
        className="mt-2 max-h-[50dvh] overflow-auto rounded-field bg-sunk p-3 text-xs leading-relaxed"
      >
        {JSON.stringify(details.data, null, 2)}
      </pre>
    </>
  );
}

function Reads({ reads }: { reads: readonly { at: string; reader: string }[] }) {
  if (reads.length === 0) return <p className="mt-1 text-sm text-ink-2">Nobody but you.</p>;
  return (
    <ul className="mt-1 space-y-1 text-sm">
      {reads.map(({ at, reader }) => (
        <li key={`${at} ${reader}`}>
          {reader}, <time dateTime={at}>{new Date(at).toLocaleString()}</time>
        </li>
      ))}
    </ul>
  );
}
