import { ACCOUNT_ROUTES } from './routes/account.ts';
import { AUTH_ROUTES } from './routes/auth.ts';
import { CHAT_ROUTES } from './routes/chat.ts';
import { CHECKER_ROUTES } from './routes/checker.ts';
import type { Route } from './routes/route.ts';

export const ROUTES = [
  ...AUTH_ROUTES,
  ...ACCOUNT_ROUTES,
  ...CHECKER_ROUTES,
  ...CHAT_ROUTES,
] as const;

export type RouteId = (typeof ROUTES)[number]['id'];

export function route(id: RouteId): Route {
  const found = ROUTES.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no route ${id}`);
  return found;
}
