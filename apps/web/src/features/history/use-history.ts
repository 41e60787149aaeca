import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { Entry } from './entry.ts';

const KEY = ['symptom-sessions'];

/** Past analyses, newest first, a page at a time. */
export function useHistory() {
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) =>
      call('listSymptomSessions', { query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  const client = useQueryClient();
  const entries: Entry[] = query.data?.pages.flatMap(({ sessions }) => sessions) ?? [];
  return {
    ...query,
    entries,
    erase: async (id: string) => {
      await call('deleteSymptomSession', { params: { id } });
      await client.invalidateQueries({ queryKey: KEY });
    },
  };
}
