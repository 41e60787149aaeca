import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '@yarrow/contract';
import { call } from './api.ts';

/** Settings and medical information of whoever is signed in; asked for once and shared by the screens. */
export const PROFILE_QUERY = queryOptions({
  queryKey: ['profile'],
  queryFn: async (): Promise<Profile> => await call('getProfile'),
});
