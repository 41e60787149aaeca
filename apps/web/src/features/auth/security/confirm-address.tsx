import { useState } from 'react';
import { messageOf } from '../../../lib/auth/attempt.ts';
import { sendVerification } from '../../../lib/auth/verify-email.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Only while the address is not confirmed. */
export function ConfirmAddress() {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  return user && !user.emailVerified ? <Unconfirmed email={user.email} /> : null;
}

function Unconfirmed({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | { failure: string } | null>(null);
  const send = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      await sendVerification();
      setOutcome('sent');
    } catch (error) {
      setOutcome({ failure: messageOf(error, 'Something went wrong. Please try again.') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-5 mb-8">
      <h3 className="text-xl">Confirm your email</h3>
      <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
        We sent a link to <strong className="break-words text-ink">{email}</strong>. Open it in this
        browser. Until then nobody knows that the address is yours.
      </p>
      <div role="status" className="mb-4 empty:hidden">
        {outcome === 'sent' ? (
          <Notice tone="good" title="Confirmation email sent! Check your inbox.">
            It may take a minute, and it may be in your spam folder.
          </Notice>
        ) : null}
      </div>
      <div role="alert" className="mb-4 empty:hidden">
        {outcome !== null && outcome !== 'sent' ? (
          <Notice tone="caution" title={outcome.failure} />
        ) : null}
      </div>
      <Button variant="quiet" busy={busy} onClick={() => void send()}>
        Send confirmation again
      </Button>
    </div>
  );
}
