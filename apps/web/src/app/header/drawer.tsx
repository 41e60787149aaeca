import type { Session } from '../../lib/session.ts';
import { PATHS } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { MainLinks } from './main-links.tsx';

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
        <nav aria-label="Main">
          <p className="mb-4 text-sm text-ink-2">{session.user.email}</p>
          <MainLinks stacked onFollow={onClose} />
        </nav>
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
