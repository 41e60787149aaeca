/** The waits of the specification (section 9), in milliseconds unless the name says otherwise. */
export const TIMINGS = {
  decisionGate: 2000,
  resultsProgressTick: 300,
  resultsProgressPercent: 10,
  resultsDone: 1000,
  /** From here the wait is called slow, and from there the device takes over. */
  resultsSlow: 8000,
  resultsPatience: 20_000,
  loginRedirect: 100,
  authEventRedirect: 200,
  callbackSuccess: 600,
  callbackFailure: 2000,
  messagesFetch: 100,
  /** From the last key to what was understood. */
  readBack: 300,
  menuHover: 100,
  menuTypeahead: 1000,
  menuPointerGrace: 300,
  /** Longest that a sign-in waits for the guest's records to be moved. */
  claimPatience: 8000,
  tapSelect: 50,
  tapVibration: 10,
} as const;
