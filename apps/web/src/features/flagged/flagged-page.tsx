import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioChips } from '../../ui/choice-chips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Counts } from './counts.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { sorted, type Order } from './risk.ts';
import { SessionRow } from './session-row.tsx';
import { useFlagged, type Scope } from './use-flagged.ts';

const ORDERS = [
  { value: 'risk', label: 'Highest risk' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
] as const;
const SCOPES = [
  { value: 'all', label: 'Everybody’s' },
  { value: 'own', label: 'My own' },
] as const;

export function FlaggedPage() {
  const session = useSession();
  const clinician = session.status === 'authenticated' && session.user?.role === 'clinician';
  const [scope, setScope] = useState<Scope>(clinician ? 'all' : 'own');
  const [order, setOrder] = useState<Order>('risk');
  const flagged = useFlagged(scope);
  return (
    <Page title="Flagged Cases" width="wide">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-semibold tracking-wide text-ink-2 uppercase">Admin Console</p>
        <Button
          variant="quiet"
          size="sm"
          busy={flagged.isFetching}
          onClick={() => void flagged.refetch()}
        >
          {flagged.isFetching ? null : <RotateCw aria-hidden="true" className="size-5" />}
          Refresh
        </Button>
      </div>
      <PageHeading lead="All signed-in users can open this page; each sees their own sessions, clinicians see all.">
        Flagged Cases
      </PageHeading>
      <p className="-mt-5 mb-6 max-w-[70ch] text-sm text-ink-2">
        Nobody is reading along as you chat; a clinician of this service may read a flagged session
        later, and each such reading is recorded and shown to you.
      </p>
      <Counts counts={flagged.counts} />
      <div className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-3">
        {clinician ? (
          <RadioChips legend="Sessions" options={SCOPES} value={scope} onChange={setScope} />
        ) : null}
        {flagged.sessions.length > 0 ? (
          <RadioChips legend="Sort by" options={ORDERS} value={order} onChange={setOrder} />
        ) : null}
      </div>
      {flagged.isError ? (
        <Notice
          role="alert"
          tone="caution"
          title="Failed to load flagged cases"
          className="mb-4"
          actions={
            <Button
              variant="quiet"
              size="sm"
              busy={flagged.isFetching}
              onClick={() => void flagged.refetch()}
            >
              Retry
            </Button>
          }
        />
      ) : null}
      <List flagged={flagged} order={order} />
    </Page>
  );
}

interface ListProps {
  flagged: ReturnType<typeof useFlagged>;
  order: Order;
}

function List({ flagged, order }: ListProps) {
  const [details, setDetails] = useState<string | null>(null);
  if (flagged.isPending) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (flagged.sessions.length === 0) {
    if (flagged.isError) return null;
    return (
      <Card tone="sunk">
        <h2 className="text-xl">No flagged sessions</h2>
        <p className="mt-1 text-ink-2">
          A session appears here when something in it sounded dangerous for somebody.
        </p>
      </Card>
    );
  }
  return (
    <>
      <Card padded={false}>
        <ul>
          {sorted(flagged.sessions, order).map((one) => (
            <SessionRow key={one.id} session={one} onDetails={() => setDetails(one.id)} />
          ))}
        </ul>
      </Card>
      {flagged.hasNextPage ? (
        <Button
          full
          variant="quiet"
          className="mt-4"
          busy={flagged.isFetchingNextPage}
          onClick={() => void flagged.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      <DetailsDialog id={details} onClose={() => setDetails(null)} />
    </>
  );
}
