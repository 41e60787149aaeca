import type { RouteObject } from 'react-router';
import { PATHS } from '../lib/paths.ts';

/** Signing in, and what the mails link to. */
export const AUTH_ROUTES: RouteObject[] = [
  {
    path: PATHS.login,
    lazy: async () => ({
      Component: (await import('../features/auth/login/login-page.tsx')).LoginPage,
    }),
  },
  {
    path: PATHS.authCallback,
    lazy: async () => ({
      Component: (await import('../features/auth/oauth/callback-page.tsx')).CallbackPage,
    }),
  },
  {
    path: PATHS.resetPassword,
    lazy: async () => ({
      Component: (await import('../features/auth/mail/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: PATHS.verifyEmail,
    lazy: async () => ({
      Component: (await import('../features/auth/mail/verify-email-page.tsx')).VerifyEmailPage,
    }),
  },
];
