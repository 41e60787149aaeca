import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const id = z.uuid();
export const timestamp = z.iso.datetime();
export const text = z.string().max(LIMITS.shortText);
export const words = z
  .array(z.string().trim().min(1).max(LIMITS.listItemText))
  .max(LIMITS.listItems);
/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'a two-letter country code');
/** The id after which a page begins, as `next_cursor` gave it. */
export const cursor = z.uuid('not a cursor that a list gave');

export const idParams = z.strictObject({ id });
export const none = z.strictObject({});
/** A call that tells nothing: no body at all, or an empty object. */
export const noBody = none.nullish();
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
  cursor: cursor.optional(),
});
export const nextCursor = z.string().nullable();

export const page = <T extends z.ZodType>(name: string, item: T) =>
  z.object({ [name]: z.array(item), next_cursor: nextCursor });
