/** How the engine begins a reason that is no ban yet but a question nobody has asked. */
const NOT_ASKED_YET = 'We have not asked yet. Not if this is so: ';

/** A ban, or the list of what would be one. */
export function splitReason(reason: string): { asked: boolean; text: string } {
  return reason.startsWith(NOT_ASKED_YET)
    ? { asked: false, text: reason.slice(NOT_ASKED_YET.length) }
    : { asked: true, text: reason };
}
