import { PATHS } from '../../lib/paths.ts';

export const ACCOUNT_LINKS = [
  { label: 'My Profile', to: PATHS.settings },
  { label: 'Settings', to: PATHS.settings },
] as const;
