import { createBrowserRouter, type RouteObject } from 'react-router';
import { STEPS } from '../features/checker/steps.ts';
import { PATHS } from '../lib/paths.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { AUTH_ROUTES } from './auth-routes.ts';
import { CrashPage } from './crash-page.tsx';
import { KNOWLEDGE_ROUTES } from './knowledge-routes.ts';
import { landingLoader } from './landing-route.ts';
import { Layout } from './layout.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Each screen's code comes when it is opened. The questionnaire's come from its one table of steps. */
const screens: RouteObject[] = [
  {
    path: PATHS.home,
    loader: landingLoader,
    lazy: async () => ({
      Component: (await import('../features/landing/landing-page.tsx')).LandingPage,
    }),
  },
  ...Object.values(STEPS).map((step): RouteObject => ({
    path: step.path,
    lazy: async () => (await import('./checker-route.tsx')).checkerRoute(step.id),
  })),
  {
    path: PATHS.accuracy,
    lazy: async () => ({
      Component: (await import('../features/accuracy/accuracy-page.tsx')).AccuracyPage,
    }),
  },
  KNOWLEDGE_ROUTES,
  ...AUTH_ROUTES,
  {
    lazy: async () => ({ Component: (await import('./gated.tsx')).Gated }),
    children: ACCOUNT_ROUTES,
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  },
];

export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: LoadingPage,
    ErrorBoundary: CrashPage,
    children: screens,
  },
]);
