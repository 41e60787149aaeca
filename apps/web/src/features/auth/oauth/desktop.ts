/** What the desktop wrapper hands to its window. Signing in belongs in the system's browser, never in a wrapped one. */
export interface DesktopWrapper {
  /** Listens on 127.0.0.1 for one return; the promise gives the address that was asked for. */
  listenForReturn: () => Promise<{ redirectUri: string; returned: Promise<string> }>;
  openExternal: (address: string) => Promise<void>;
}

declare global {
  interface Window {
    yarrowDesktop?: DesktopWrapper;
  }
}

export const desktopWrapper = (): DesktopWrapper | undefined => window.yarrowDesktop;
