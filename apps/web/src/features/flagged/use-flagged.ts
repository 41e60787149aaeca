import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Scope = 'own' | 'all';

export function useFlagged(scope: Scope) {
  const query = useInfiniteQuery({
    queryKey: ['flagged', scope],
    queryFn: ({ pageParam }) =>
      call('listFlagged', { query: { scope, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  return {
    ...query,
    sessions: pages?.flatMap(({ sessions }) => sessions) ?? [],
    counts: pages?.[0]?.counts ?? null,
  };
}

/** Everything recorded about one session; that a clinician asked is recorded too. */
export const useDetails = (id: string | null) =>
  useQuery({
    queryKey: ['flagged', 'details', id],
    queryFn: () => call('getChatDetailed', { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
  });
