import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationBusy } from './navigation-busy.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function Layout() {
  useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-button bg-action px-4 py-3 font-semibold text-action-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <NavigationBusy />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
