import type { User } from '@yarrow/contract';

export interface AuthTokens {
  accessToken: string | null;
  refreshToken: string;
}

/** What is kept in local storage under `yarrow.auth`. */
export interface AuthRecord {
  user: User | null;
  tokens: AuthTokens | null;
  isInitialized: boolean;
  isAuthenticated: boolean;
}

/** Authenticated only with an access token, and only if it was so before or a user is known. */
export function restoreAuth(stored: unknown): AuthRecord {
  const record = (stored ?? {}) as Partial<Record<keyof AuthRecord, unknown>>;
  const tokens = restoreTokens(record.tokens);
  const user = tokens && isUser(record.user) ? record.user : null;
  return {
    user,
    tokens,
    isInitialized: record.isInitialized === true,
    isAuthenticated:
      Boolean(tokens?.accessToken) && (record.isAuthenticated === true || user !== null),
  };
}

/** An access token alone cannot be renewed; a refresh token alone can fetch one. */
export function restoreTokens(stored: unknown): AuthTokens | null {
  const { accessToken, refreshToken } = (stored ?? {}) as Partial<AuthTokens>;
  if (typeof refreshToken !== 'string' || refreshToken === '') return null;
  return { accessToken: typeof accessToken === 'string' ? accessToken : null, refreshToken };
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
