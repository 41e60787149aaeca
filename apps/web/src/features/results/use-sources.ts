import { useQuery } from '@tanstack/react-query';
import { sourcesOnDevice, type KnowledgeSource } from '../../lib/engine/client.ts';

const NONE: KnowledgeSource[] = [];

/** From the knowledge on this device, so that looking up a condition tells nobody which one. */
export function useSources(condition: string | null): KnowledgeSource[] {
  const { data } = useQuery({
    queryKey: ['sources', condition],
    queryFn: async () => await sourcesOnDevice(condition ?? ''),
    enabled: condition !== null,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  return data ?? NONE;
}

export const sourceLine = ({ organisation, title }: KnowledgeSource): string =>
  `${organisation}: ${title}`;
