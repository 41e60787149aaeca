const NEUTRAL = 'https://www.wikipedia.org/';

/** Gone at once, and the way back leads nowhere. The browser's own history is not ours to erase. */
export function quickExit(): void {
  document.documentElement.hidden = true;
  document.title = '';
  history.replaceState(null, '', '/');
  location.replace(NEUTRAL);
}
