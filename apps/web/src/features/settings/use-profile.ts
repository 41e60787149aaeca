import type { Profile, ProfileChange } from '@yarrow/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { PROFILE_QUERY } from '../../lib/profile.ts';
import { keepUser } from '../../lib/session.ts';

export const useProfile = () => useQuery(PROFILE_QUERY);

export interface ChangeProfile {
  change: (what: ProfileChange) => Promise<void>;
  busy: boolean;
  error: Error | null;
  done: boolean;
}

/** Saves with the account. What is shown is what the server says it has kept. */
export function useChangeProfile(): ChangeProfile {
  const client = useQueryClient();
  const { mutateAsync, isPending, error, isSuccess } = useMutation({
    mutationFn: async (body: ProfileChange): Promise<Profile> =>
      await call('changeProfile', { body }),
    onSuccess: (profile) => {
      client.setQueryData(PROFILE_QUERY.queryKey, profile);
      keepUser(profile.user);
    },
  });
  return {
    change: async (what) => {
      // The failure is shown from `error`.
      await mutateAsync(what).catch(() => {});
    },
    busy: isPending,
    error,
    done: isSuccess,
  };
}
