import type { User } from '@yarrow/contract';
import { ChevronDown } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { PATHS } from '../../lib/paths.ts';
import { ACCOUNT_LINKS } from './account-links.ts';
import { Avatar } from './avatar.tsx';
import { nameOf } from './initials.ts';
import { leave } from './sign-out.ts';
import { useMenu } from './use-menu.ts';

const ITEM =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2';

/** The signed-in person's menu. */
export function UserMenu({ user }: { user: User | null }) {
  const navigate = useNavigate();
  const menu = useMenu();
  const name = nameOf(user);
  return (
    <div {...menu.root} className="relative">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-label={`Your account: ${name}`}
        onClick={menu.onButtonClick}
        className="flex min-h-11 max-w-60 items-center gap-2 rounded-button pr-2 pl-1 hover:bg-sunk"
      >
        <Avatar user={user} />
        <span className="truncate text-sm font-semibold max-md:hidden">{name}</span>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'size-4 shrink-0 text-ink-2 transition-transform duration-150',
            menu.open && 'rotate-180',
          )}
        />
      </button>
      {menu.open ? (
        // The padding bridges the gap, so that the mouse does not leave on its way down.
        <div className="absolute top-full right-0 z-40 w-64 animate-fade pt-1.5">
          <div className="rounded-card border border-line bg-card p-1.5 shadow-card">
            {user && user.email !== name ? (
              <p className="mb-1.5 truncate border-b border-line px-3 pt-1.5 pb-2.5 text-sm text-ink-2">
                {user.email}
              </p>
            ) : null}
            <div role="menu" aria-label="Your account">
              {ACCOUNT_LINKS.map(({ label, to }) => (
                <Link
                  key={label}
                  to={to}
                  role="menuitem"
                  tabIndex={-1}
                  onClick={menu.close}
                  className={ITEM}
                >
                  {label}
                </Link>
              ))}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => void leave(() => void navigate(PATHS.home))}
                className={ITEM}
              >
                Sign Out
              </button>
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
