import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { Drawer } from './drawer.tsx';
import { MainLinks } from './main-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 h-16 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-full max-w-[80rem] items-center gap-2 px-4 sm:px-6">
        <Link
          to={PATHS.home}
          className="-ml-1 flex min-h-11 items-center gap-2.5 rounded-lg px-1 pr-2 font-serif text-xl"
        >
          <BrandMark />
          Yarrow
        </Link>
        <nav aria-label="Main" className="ml-4 hidden lg:block">
          {session.status === 'authenticated' ? <MainLinks /> : null}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 sm:flex">
            <AccountButtons session={session} />
          </div>
          <IconButton
            label="Menu"
            className={session.status === 'authenticated' ? 'lg:hidden' : 'sm:hidden'}
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
          >
            <Menu />
          </IconButton>
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} session={session} />
    </header>
  );
}
