import type { RouteObject } from 'react-router';
import { PATHS } from '../lib/paths.ts';

/** The screens that need an account. */
export const ACCOUNT_ROUTES: RouteObject[] = [
  {
    path: PATHS.chat,
    lazy: async () => ({ Component: (await import('../features/chat/chat-page.tsx')).ChatPage }),
  },
  {
    path: PATHS.history,
    lazy: async () => ({
      Component: (await import('../features/history/history-page.tsx')).HistoryPage,
    }),
  },
  {
    path: PATHS.settings,
    lazy: async () => ({ Component: (await import('./settings-route.tsx')).SettingsRoute }),
  },
  {
    path: PATHS.flagged,
    lazy: async () => ({
      Component: (await import('../features/flagged/flagged-page.tsx')).FlaggedPage,
    }),
  },
];
