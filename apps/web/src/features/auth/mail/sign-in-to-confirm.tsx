import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Destination } from '../../../lib/auth/destination.ts';
import { signOut } from '../../../lib/auth/sign-out.ts';
import { PATHS } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { DisownDialog } from './disown-dialog.tsx';

interface Props {
  token: string;
  onDisowned: () => void;
  /** The link turned out to count no more. */
  onRefused: () => void;
}

/**
 * Who reads the mail may not be who signed up with the address. Only the account's own sign-in confirms it; its
 * password is known to nobody else.
 */
export function SignInToConfirm({ token, onDisowned, onRefused }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const other = session.status === 'authenticated' ? session.user?.email : undefined;

  const signIn = () => {
    // Here it is done at once; the server may hear of it later.
    if (session.status === 'authenticated') void signOut().catch(() => null);
    // Back here with the token, which is then taken out of the address again.
    const from: Destination = { pathname: PATHS.verifyEmail, hash: `#token=${token}` };
    void navigate(PATHS.login, { state: { from } });
  };
  return (
    <Page title="Sign in to finish">
      <PageHeading lead="Your address is confirmed as soon as you sign in to the account that this email is about.">
        Sign in to finish
      </PageHeading>
      {other === undefined ? null : (
        <p className="-mt-2 mb-6 max-w-[60ch]">
          You are signed in as <strong className="break-words">{other}</strong>, which is another
          account. We sign you out of it first.
        </p>
      )}
      <Button onClick={signIn}>Sign in to finish</Button>
      <section className="mt-10 border-t border-line pt-6">
        <h2 className="text-xl">You did not create an account?</h2>
        <p className="mt-1 mb-4 max-w-[60ch] text-ink-2">
          Then somebody else used your address. Do not sign in: remove the account, and your address
          is free again.
        </p>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          This wasn’t me
        </Button>
      </section>
      <DisownDialog
        open={asking}
        token={token}
        onClose={() => setAsking(false)}
        onDone={onDisowned}
        onRefused={onRefused}
      />
    </Page>
  );
}
