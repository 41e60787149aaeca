let last: string | null = null;

/** The screen that is shown; null before the first. While a navigation is under way it is the one being left. */
export const lastPlace = (): string | null => last;
export function rememberPlace(pathname: string): void {
  last = pathname;
}
