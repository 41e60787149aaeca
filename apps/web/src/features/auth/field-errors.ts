import { LIMITS } from '@yarrow/contract';
import { ApiError } from '../../lib/api-error.ts';

export type FieldErrors = Partial<Record<'email' | 'password', string>>;

/** What the server says about a field, at that field. */
export function fieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'account_exists') return { email: error.message };
  const found: FieldErrors = {};
  for (const { field, message } of error.details)
    if (field === 'email' || field === 'password') found[field] ??= asSentence(message);
  return found;
}

/** The server's words begin in the middle of a sentence about the field, or are a validator's. */
function asSentence(text: string): string {
  if (/^too small/i.test(text)) return `Please use at least ${LIMITS.passwordMin} characters.`;
  if (text.startsWith('is ')) return `This ${text}.`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
