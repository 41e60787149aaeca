import { signOut } from '../../lib/auth/sign-out.ts';

/**
 * Signing out leaves nothing of what was told in this tab: the next person at this computer finds an empty page.
 * That the server could not be reached is no reason to stay signed in here.
 */
export async function leave(goHome: () => void): Promise<void> {
  const ended = signOut();
  goHome();
  await Promise.allSettled([ended, forgetCase()]);
}

async function forgetCase(): Promise<void> {
  const [{ clearDraft }, { useConsent }, { forgetAnswers }] = await Promise.all([
    import('../../lib/draft/draft-store.ts'),
    import('../../lib/consent.ts'),
    import('../../features/results/analysis/told-answers.ts'),
  ]);
  clearDraft();
  forgetAnswers();
  useConsent.setState({ consent: null });
}
