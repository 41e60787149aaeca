import { NavLink } from 'react-router';
import { PATHS } from '../../lib/paths.ts';
import { cx } from '../../lib/cx.ts';

const LINKS = [
  { to: PATHS.checker, label: 'Symptom Checker' },
  { to: PATHS.history, label: 'Symptom History' },
  { to: PATHS.chat, label: 'Chat' },
  { to: PATHS.flagged, label: 'Flagged Cases' },
];

/** Shown to signed-in people; the active link is found by the beginning of the address. */
export function MainLinks({
  stacked = false,
  onFollow,
}: {
  stacked?: boolean;
  onFollow?: () => void;
}) {
  return (
    <ul className={cx('flex', stacked ? 'flex-col gap-1' : 'gap-5')}>
      {LINKS.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onFollow}
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center border-b-2 px-0.5',
                isActive
                  ? 'border-action text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
