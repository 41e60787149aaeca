import { PATHS } from '../lib/paths.ts';

/** Pages behind the login that are not in this version. Their addresses answer honestly until they are built. */
export const LATER_PAGES = [
  { path: PATHS.chat, title: 'Chat' },
  { path: PATHS.history, title: 'Symptom History' },
  { path: PATHS.settings, title: 'Settings' },
  { path: PATHS.flagged, title: 'Flagged Cases' },
] as const;
