import { PATHS } from '../../lib/paths.ts';
import type { Session } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';

interface Props {
  session: Session;
  full?: boolean;
  onFollow?: () => void;
}

/** Anonymous: the two ways in. The signed-in person's menu takes this place once there are accounts. */
export function AccountButtons({ session, full = false, onFollow }: Props) {
  if (session.status === 'authenticated') return null;
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
