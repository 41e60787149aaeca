import { GitCompareArrows, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { chatAbout } from './chat-about.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { CourseChart } from './course-chart.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { Entry } from './entry.ts';
import { EntryCard } from './entry-card.tsx';
import { HistoryFailed, Loading, NothingYet } from './states.tsx';
import { useHistory } from './use-history.ts';

export function HistoryPage() {
  const history = useHistory();
  const { entries } = history;
  return (
    <Page title="Symptom History">
      <PageHeading lead="Your past analyses, newest first. You can print this page and take it to a doctor.">
        Symptom History
      </PageHeading>
      <div className="mb-6 flex flex-wrap gap-2 print:hidden">
        <LinkButton to={PATHS.checker}>
          <Plus aria-hidden="true" className="size-5" />
          New Analysis
        </LinkButton>
        <Button variant="quiet" busy={history.isFetching} onClick={() => void history.refetch()}>
          {history.isFetching ? null : <RotateCw aria-hidden="true" className="size-5" />}
          Refresh
        </Button>
      </div>
      {history.isError ? (
        <HistoryFailed onRetry={() => void history.refetch()} busy={history.isFetching} />
      ) : null}
      {history.isPending ? (
        <Loading />
      ) : entries.length > 0 ? (
        <Timeline entries={entries} onErase={history.erase} />
      ) : history.isError ? null : (
        <NothingYet />
      )}
      {history.hasNextPage ? (
        <Button
          variant="quiet"
          full
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older analyses
        </Button>
      ) : null}
    </Page>
  );
}

interface TimelineProps {
  entries: readonly Entry[];
  onErase: (id: string) => Promise<void>;
}

function Timeline({ entries, onErase }: TimelineProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Entry | null>(null);
  const [starting, setStarting] = useState<string | null>(null);
  const [comparing, setComparing] = useState(false);
  const [newest, before] = entries;

  const chat = async (id: string) => {
    setStarting(id);
    const { to, state } = await chatAbout(id);
    await navigate(to, { state });
  };
  return (
    <>
      <CourseChart entries={entries} />
      {before ? (
        <Button
          variant="quiet"
          size="sm"
          className="mb-4 print:hidden"
          onClick={() => setComparing(true)}
        >
          <GitCompareArrows aria-hidden="true" className="size-5" />
          Compare the last two
        </Button>
      ) : null}
      <ol className="space-y-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard
              entry={entry}
              busy={starting === entry.id}
              onDetails={() => setShown(entry)}
              onChat={() => void chat(entry.id)}
            />
          </li>
        ))}
      </ol>
      <DetailsDialog entry={shown} onClose={() => setShown(null)} onErase={onErase} />
      <CompareDialog
        pair={comparing && newest && before ? [before, newest] : null}
        onClose={() => setComparing(false)}
      />
    </>
  );
}
