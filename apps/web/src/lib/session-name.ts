import type { ChatSession } from '@yarrow/contract';

/** Its title; else the last eight characters of its id, as the flagged cases name it too. */
export const sessionName = ({ title, id }: Pick<ChatSession, 'title' | 'id'>): string =>
  title ?? `Session ${id.slice(-8)}`;
