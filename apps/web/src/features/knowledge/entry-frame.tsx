import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../lib/paths.ts';
import { Page } from '../../ui/page.tsx';
import { KnowledgeFailed, Loading, NoSuchEntry } from './states.tsx';

interface Props<Entry> {
  query: UseQueryResult<Entry | null>;
  title: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
}

/** The page of one entry, while it is on its way, when it is there, and when there is none. */
export function EntryFrame<Entry>({ query, title, children }: Props<Entry>) {
  const { data, isError, isFetching, refetch } = query;
  useHeadingFocus(data !== undefined);
  return (
    <Page title={data ? title(data) : 'What Yarrow knows'}>
      <p className="mb-4 print:hidden">
        <Link
          to={PATHS.knowledge}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-action hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          What Yarrow knows
        </Link>
      </p>
      {data ? children(data) : null}
      {data === null ? <NoSuchEntry /> : null}
      {data === undefined && !isError ? <Loading /> : null}
      {isError ? <KnowledgeFailed busy={isFetching} onRetry={() => void refetch()} /> : null}
    </Page>
  );
}

/** The heading was not there yet when the page was opened: whoever waited for it is taken to it. */
function useHeadingFocus(loaded: boolean): void {
  useEffect(() => {
    if (!loaded || document.activeElement?.id !== 'content') return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [loaded]);
}
