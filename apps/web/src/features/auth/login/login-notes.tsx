import { useLocation, useSearchParams } from 'react-router';
import { useAuthStore } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Mode } from './login-page.tsx';

/** In the address, so that it is still there after a reload. */
export const RESET_SENT = 'password-reset-sent';

interface Props {
  mode: Mode;
  /** The person comes from their results, to chat about them. */
  keepsAnalysis: boolean;
}

/** What there is to know before filling anything in. */
export function LoginNotes({ mode, keepsAnalysis }: Props) {
  const [search] = useSearchParams();
  const state = useLocation().state as { authError?: unknown } | null;
  const stored = useAuthStore((store) => store.error);
  const brought = typeof state?.authError === 'string' ? state.authError : null;
  const error = stored ?? brought;
  return (
    <div className="mb-5 space-y-3 empty:hidden">
      {keepsAnalysis ? (
        <Notice title="Your analysis is kept">
          {mode === 'sign-in' ? 'Sign in' : 'Create an account'}, and the chat opens with it.
        </Notice>
      ) : null}
      <div role="status" className="empty:hidden">
        {search.has(RESET_SENT) && !stored ? (
          <Notice tone="good" title="Password reset email sent! Check your inbox.">
            It may take a minute, and it may be in your spam folder. It is sent only where there is
            an account.
          </Notice>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {error ? <Notice tone="caution" title={error} /> : null}
      </div>
    </div>
  );
}
