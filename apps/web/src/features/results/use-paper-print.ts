import { useEffect } from 'react';

/** Paper is white: the dark theme steps aside while the page is printed, and comes back. */
export function usePaperPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let wasDark = false;
    const before = (): void => {
      wasDark = root.classList.contains('dark');
      root.classList.remove('dark');
    };
    const after = (): void => {
      root.classList.toggle('dark', wasDark);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
