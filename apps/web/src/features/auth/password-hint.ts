import { LIMITS } from '@yarrow/contract';

/** Length is what counts: no rules about signs and numbers. */
export const NEW_PASSWORD_HINT = `At least ${LIMITS.passwordMin} characters. A few words in a row are good.`;
