import { lazy, Suspense } from 'react';
import { PATHS } from '../../lib/paths.ts';
import type { Session } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Most who come are anonymous: the menu's code comes for the others. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

interface Props {
  session: Session;
  full?: boolean;
  onFollow?: () => void;
}

/** Anonymous: the two ways in. Signed in: the person's menu. */
export function AccountButtons({ session, full = false, onFollow }: Props) {
  if (session.status === 'authenticated')
    return (
      <Suspense fallback={<span className="size-9 rounded-full bg-action-soft" />}>
        <UserMenu user={session.user} />
      </Suspense>
    );
  return (
    <>
      <LinkButton to={PATHS.login} variant="quiet" size="sm" full={full} onClick={onFollow}>
        Login
      </LinkButton>
      <LinkButton to={PATHS.login} size="sm" full={full} onClick={onFollow}>
        Get Started
      </LinkButton>
    </>
  );
}
