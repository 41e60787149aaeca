import { useQuery } from '@tanstack/react-query';
import { conditionOnDevice, findingOnDevice, indexOnDevice } from '../../lib/engine/client.ts';

/*
 * All of it is read from the knowledge on this device, so that looking something up tells nobody what.
 */
const ON_DEVICE = { staleTime: Infinity, networkMode: 'always', retry: false } as const;

export const useIndex = () =>
  useQuery({ queryKey: ['knowledge', 'index'], queryFn: indexOnDevice, ...ON_DEVICE });

export const useCondition = (id: string) =>
  useQuery({
    queryKey: ['knowledge', 'condition', id],
    queryFn: async () => await conditionOnDevice(id),
    ...ON_DEVICE,
  });

export const useFinding = (id: string) =>
  useQuery({
    queryKey: ['knowledge', 'finding', id],
    queryFn: async () => await findingOnDevice(id),
    ...ON_DEVICE,
  });
