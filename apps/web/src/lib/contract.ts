/** What `api.ts` loads with its first call. The contract's own file, so that one chunk holds the schemas. */
export { API_BASE, errorBody, route, tokens } from '@yarrow/contract';
