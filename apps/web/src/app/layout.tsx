import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { IdleSlot } from './idle-slot.tsx';
import { rememberPlace } from './last-place.ts';
import { NavigationBusy } from './navigation-busy.tsx';
import { useAccountTheme } from './use-account-theme.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Layout() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useAccountTheme();
  useEffect(() => rememberPlace(pathname), [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-button bg-action font-semibold text-action-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Header />
      <NavigationBusy />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <IdleSlot />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** The page a visit begins with has no key of its own yet: without its path it would scroll to where another was left. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
