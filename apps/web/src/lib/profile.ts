import type { Profile } from '@yarrow/contract';
import { call } from './api.ts';

/** Settings and medical information of whoever is signed in. */
export const getProfile = async (): Promise<Profile> => await call('getProfile');

/** As the screens with a cache ask for it. */
export const PROFILE_QUERY = { queryKey: ['profile'], queryFn: getProfile };
