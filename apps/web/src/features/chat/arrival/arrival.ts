/** What the page was opened with: its address, and what the navigation handed over. */
export interface Arrival {
  sessionId: string | null;
  /** The analysis that a session is to be started about. */
  about: string | null;
  fromChecker: boolean;
  /** The person has just ended their last session: none is chosen for them. */
  none: boolean;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idOr = (value: unknown): string | null =>
  typeof value === 'string' && UUID.test(value) ? value : null;

/** The address comes first: it stays when the page is loaded again. */
export function readArrival(search: URLSearchParams, state: unknown): Arrival {
  const { chatSessionId, symptomSessionId, fromSymptomChecker, none } = (state ?? {}) as Record<
    string,
    unknown
  >;
  const fromChecker = fromSymptomChecker === true;
  const sessionId = idOr(search.get('sessionId')) ?? idOr(chatSessionId);
  return {
    sessionId,
    about: fromChecker && sessionId === null ? idOr(symptomSessionId) : null,
    fromChecker,
    none: none === true,
  };
}
