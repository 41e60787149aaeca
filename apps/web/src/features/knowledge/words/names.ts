/** Findings are named as they stand inside a sentence; alone they begin with a capital. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** What a name is filed under: an article is not looked for. */
export const filedAs = (name: string): string => name.replace(/^(?:an?|the) /i, '');
export function letterOf(name: string): string {
  const first = filedAs(name).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
/** "a, b and c" */
export const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
