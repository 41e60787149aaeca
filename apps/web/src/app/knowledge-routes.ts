import type { RouteObject } from 'react-router';
import { PATHS } from '../lib/paths.ts';

/** What the checker knows, open to read for anyone. */
export const KNOWLEDGE_ROUTES: RouteObject = {
  lazy: async () => ({ Component: (await import('./open-scope.tsx')).OpenScope }),
  children: [
    {
      path: PATHS.knowledge,
      lazy: async () => ({
        Component: (await import('../features/knowledge/list/knowledge-page.tsx')).KnowledgePage,
      }),
    },
    {
      path: PATHS.knownCondition,
      lazy: async () => ({
        Component: (await import('../features/knowledge/condition/condition-page.tsx'))
          .ConditionPage,
      }),
    },
    {
      path: PATHS.knownFinding,
      lazy: async () => ({
        Component: (await import('../features/knowledge/finding/finding-page.tsx')).FindingPage,
      }),
    },
  ],
};
