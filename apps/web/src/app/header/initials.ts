import type { User } from '@yarrow/contract';

/** The name, else the address, else a word for anybody. */
export const nameOf = (user: User | null): string => user?.displayName || user?.email || 'User';

/** The first letters of up to two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
