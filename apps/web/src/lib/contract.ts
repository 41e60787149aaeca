import { tokens, user } from '@yarrow/contract';

/** What `api.ts` loads with its first call. The contract's own file, so that one chunk holds the schemas. */
export { API_BASE, chatEvent, errorBody, route } from '@yarrow/contract';

/** What an exchange of tokens answers with; a guest has no user. */
export const refreshed = tokens.extend({ user: user.nullable().default(null) });
