import type { User } from '@yarrow/contract';
import { Link, useNavigate } from 'react-router';
import type { Session } from '../../lib/session.ts';
import { PATHS } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { ACCOUNT_LINKS } from './account-links.ts';
import { Avatar } from './avatar.tsx';
import { nameOf } from './initials.ts';
import { MainLinks } from './main-links.tsx';
import { leave } from './sign-out.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  session: Session;
}

/** The header's content on small screens, with the person's e-mail. */
export function Drawer({ open, onClose, session }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Menu" kind="drawer">
      {session.status === 'authenticated' ? (
        <SignedIn user={session.user} onClose={onClose} />
      ) : (
        <div className="space-y-3">
          <LinkButton to={PATHS.checker} variant="quiet" size="sm" full onClick={onClose}>
            Check Your Symptoms
          </LinkButton>
          <AccountButtons session={session} full onFollow={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function SignedIn({ user, onClose }: { user: User | null; onClose: () => void }) {
  const navigate = useNavigate();
  const name = nameOf(user);
  const signOut = () => {
    onClose();
    void leave(() => void navigate(PATHS.home));
  };
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          {user && user.email !== name ? (
            <p className="text-sm break-words text-ink-2">{user.email}</p>
          ) : null}
        </div>
      </div>
      <nav aria-label="Main">
        <MainLinks stacked onFollow={onClose} />
      </nav>
      <ul className="mt-4 border-t border-line pt-4">
        {ACCOUNT_LINKS.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              onClick={onClose}
              className="flex min-h-11 items-center px-0.5 text-ink-2 hover:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" full className="mt-5" onClick={signOut}>
        Sign Out
      </Button>
    </>
  );
}
