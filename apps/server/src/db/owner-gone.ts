/** The name of every reference to an owner ends with this. */
const TO_OWNERS = /_owner_id_owners_id_fk$/;
const NO_SUCH_ROW = '23503';

/**
 * Whether something was to be stored for an owner who is no longer there: claimed, erased or deleted while the request
 * was under way. Looks through the causes, as drizzle wraps errors.
 */
export function isOwnerGone(error: unknown): boolean {
  for (
    let link = error, depth = 0;
    link instanceof Error && depth < 8;
    link = link.cause, depth++
  ) {
    const { code, constraint } = link as Error & { code?: unknown; constraint?: unknown };
    if (code === NO_SUCH_ROW && typeof constraint === 'string') return TO_OWNERS.test(constraint);
  }
  return false;
}
